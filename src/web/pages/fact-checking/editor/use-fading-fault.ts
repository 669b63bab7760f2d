import { useEffect, useState } from "react"

const BANNER_MS = 30_000

/** Whether something went wrong a moment ago; the notice goes by itself after half a minute. */
export function useFadingFault() {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!hasFailed) return
    const timer = setTimeout(() => {
      setFailed(false)
    }, BANNER_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [hasFailed])
  return { hasFailed, setFailed }
}
