import { useEffect, useState } from "react"

import type { AnalysisPart } from "#charts/model/analyse-series.ts"

import { callApi } from "../../../session/call-api.ts"
import { AnalysisParts } from "./analysis-section.tsx"

/** The analysis of a dataset as the API writes it for signed-in readers. */
export function LoadedAnalysis({ address }: { address: string }) {
  const [parts, setParts] = useState<readonly AnalysisPart[]>()
  const [fault, setFault] = useState("")
  useEffect(() => {
    const abort = new AbortController()
    void callApi<{ parts: AnalysisPart[] }>(address, { signal: abort.signal }).then((answer) => {
      if (abort.signal.aborted) return
      if (answer.error === undefined) setParts(answer.data.parts)
      else setFault(answer.error)
    })
    return () => {
      abort.abort()
    }
  }, [address])
  if (fault !== "") return <p role="alert">{fault}</p>
  if (!parts) return <p role="status">Loading ...</p>
  return <AnalysisParts parts={parts} />
}
