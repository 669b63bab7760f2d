import { useEffect, useState } from "react"

import type { SelectOption } from "./filter-options.ts"

type Asked = {
  /** The address that answers with the options. */
  address: string
  /** Nothing is asked before it is wanted. */
  isWanted: boolean
  /** How long typing must rest, in milliseconds. */
  pauseMs: number
  /** The options in the body of an answer. */
  read: (body: unknown) => SelectOption[]
}

type Answer = { address: string; options: readonly SelectOption[]; hasFailed: boolean }

/**
 * The options of the last answer, whether that is the answer to what is asked now, and whether that could not be had; a
 * newer question ends an older one.
 */
export function useAskedOptions({ address, isWanted, pauseMs, read }: Asked): {
  options: readonly SelectOption[]
  isCurrent: boolean
  hasFailed: boolean
} {
  const [answer, setAnswer] = useState<Answer>()

  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      void askFor(address, read, abort.signal).then((options) => {
        // An abort means that a newer question is on its way.
        if (!abort.signal.aborted)
          setAnswer({ address, options: options ?? [], hasFailed: !options })
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [address, isWanted, pauseMs, read])

  const isCurrent = answer?.address === address
  return { options: answer?.options ?? [], isCurrent, hasFailed: isCurrent && answer.hasFailed }
}

async function askFor(
  address: string,
  read: Asked["read"],
  signal: AbortSignal,
): Promise<SelectOption[] | undefined> {
  try {
    const response = await fetch(address, { signal })
    return response.ok ? read(await response.json()) : undefined
  } catch {
    return undefined
  }
}
