import { useEffect, useState } from "react"

import { callApi } from "./call-api.ts"

/** What a call answers, fetched when the component appears and again on `reload`; null until it is there. */
export function useFetched<Data>(path: string): {
  data: Data | null
  error: string | undefined
  reload: () => void
} {
  const [data, setData] = useState<Data | null>(null)
  const [error, setError] = useState<string>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    const leave = new AbortController()
    void callApi<Data>(path, { signal: leave.signal }).then((answer) => {
      if (leave.signal.aborted) return
      setError(answer.error)
      if (answer.error === undefined) setData(answer.data)
    })
    return () => {
      leave.abort()
    }
  }, [path, round])
  return {
    data,
    error,
    reload: () => {
      setRound((before) => before + 1)
    },
  }
}
