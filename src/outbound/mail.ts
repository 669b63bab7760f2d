/** A message to one person, as plain text, with files beside it. */
export type Mail = {
  to: string
  subject: string
  text: string
  replyTo?: string
  attachments?: readonly { name: string; bytes: Uint8Array; type: string }[]
}

/** Sends one message; rejects when that failed. */
export type SendMail = (mail: Mail) => Promise<void>

/** Messages on their way out: nobody waits for them. */
export type MailQueue = {
  /** Takes a message; it is sent soon, and tried again when that fails. */
  add(mail: Mail): void
  /** Resolves when everything that was taken is sent or given up. */
  idle(): Promise<void>
}

type MailQueueOptions = {
  send: SendMail
  /** Waits before another try. */
  wait: (ms: number) => Promise<void>
  /** Called for every message that is given up, without its text. */
  report: (error: unknown) => void
}

/** Waits between the tries of one message. */
const WAITS_MS = [5_000, 30_000, 120_000]
const AT_ONCE = 4
const MAX_WAITING = 10_000

/** A queue that sends four messages at a time and gives a message up after its fourth failure. */
export function createMailQueue({ send, wait, report }: MailQueueOptions): MailQueue {
  const waiting: Mail[] = []
  let running = 0
  let idlers: (() => void)[] = []

  async function deliver(mail: Mail): Promise<void> {
    for (const ms of [...WAITS_MS, undefined]) {
      try {
        await send(mail)
        return
      } catch (error) {
        if (ms === undefined) report(error)
        else await wait(ms)
      }
    }
  }

  function next(): void {
    const mail = running < AT_ONCE ? waiting.shift() : undefined
    if (mail) {
      running += 1
      void deliver(mail).finally(() => {
        running -= 1
        next()
      })
    } else if (running === 0) {
      for (const done of idlers) done()
      idlers = []
    }
  }

  return {
    add(mail) {
      if (waiting.length >= MAX_WAITING) {
        report(new Error("Too many messages are waiting; one was dropped."))
        return
      }
      waiting.push(mail)
      // Not in the same turn: whether a message is sent must not show in the time of an answer.
      setImmediate(next)
    },
    idle: () =>
      running + waiting.length === 0
        ? Promise.resolve()
        : new Promise((resolve) => idlers.push(resolve)),
  }
}
