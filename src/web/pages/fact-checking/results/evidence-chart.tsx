import { useEffect, useState } from "react"

import { callApi } from "../../../session/call-api.ts"
import type { DocumentClaim } from "./claim.ts"
import type { EvidencePoint } from "./evidence-bars.ts"
import { EvidenceFigure } from "./evidence-figure.tsx"

type FetchedSeries = { data: readonly EvidencePoint[]; forecastFrom?: string | null }

/** The series a claim was compared with, fetched when its card is opened. */
export function EvidenceChart({ claim }: { claim: DocumentClaim }) {
  const { seriesId } = claim.evidence
  const [points, setPoints] = useState<readonly EvidencePoint[] | null>(null)
  useEffect(() => {
    if (seriesId === null) return
    const leave = new AbortController()
    const path = `/dataset/${encodeURIComponent(seriesId)}`
    void callApi<FetchedSeries>(path, { signal: leave.signal }).then((answer) => {
      if (answer.error === undefined) setPoints(listActual(answer.data))
    })
    return () => {
      leave.abort()
    }
  }, [seriesId])
  return <EvidenceFigure claim={claim} points={points} />
}

/** No verdict rests on a forecast, and a bar does not say that it is one. */
function listActual({ data, forecastFrom }: FetchedSeries): readonly EvidencePoint[] {
  const end = data.findIndex(({ period }) => period === forecastFrom)
  return end === -1 ? data : data.slice(0, end)
}
