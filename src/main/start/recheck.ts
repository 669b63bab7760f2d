import type { Logger } from "pino"

import type { Checks } from "#accounts/create-checks.ts"

const INTERVAL_MS = 1000
/** How many documents are checked again at a time; the next ones have their turn ten looks later. */
const AT_ONCE = 10
const LOOKS_BETWEEN = 9

type Options = {
  checks: Pick<Checks, "recheck">
  version: () => Promise<number>
  logger: Logger
}

/** After each change of the data, judges stored documents and published checks anew, a few at a time. */
export function startRechecking({ checks, version, logger }: Options): NodeJS.Timeout {
  let done: number | undefined
  let begun: number | undefined
  let looksLeft = 0
  let isBusy = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    try {
      const current = await version()
      if (current === done) return
      if (current === begun && looksLeft > 0) {
        looksLeft -= 1
        return
      }
      begun = current
      looksLeft = LOOKS_BETWEEN
      if ((await checks.recheck(AT_ONCE)) === 0) done = current
    } catch (error) {
      logger.warn({ err: error }, "documents were not checked anew")
    } finally {
      isBusy = false
    }
  }
  return setInterval(() => void look(), INTERVAL_MS).unref()
}
