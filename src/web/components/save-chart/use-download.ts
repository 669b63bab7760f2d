import { useState } from "react"

import type { ApiAnswer, CalledFile } from "../../session/call-api.ts"
import { useToast } from "../toast/toast-context.ts"
import { keepFile } from "./save-file.ts"

/** Runs one download at a time: busy while the file is made, then a notice with its name or with what went wrong. */
export function useDownload(): {
  isBusy: boolean
  download: (fetchIt: () => Promise<ApiAnswer<CalledFile>>) => void
} {
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const run = async (fetchIt: () => Promise<ApiAnswer<CalledFile>>) => {
    setBusy(true)
    const answer = await fetchIt()
    setBusy(false)
    if (answer.error !== undefined) {
      toast(answer.error, "error")
      return
    }
    keepFile(answer.data)
    toast(`Downloaded ${answer.data.name}`)
  }
  return {
    isBusy,
    download: (fetchIt) => {
      void run(fetchIt)
    },
  }
}
