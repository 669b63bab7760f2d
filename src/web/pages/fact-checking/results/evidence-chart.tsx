import { useEffect, useState } from "react"

import { callApi } from "../../../session/call-api.ts"
import type { DocumentClaim } from "./claim.ts"
import type { EvidencePoint } from "./evidence-bars.ts"
import { EvidenceFigure } from "./evidence-figure.tsx"

/** The series a claim was held against, fetched when its card is opened. */
export function EvidenceChart({ claim }: { claim: DocumentClaim }) {
  const { seriesId } = claim.evidence
  const [points, setPoints] = useState<readonly EvidencePoint[] | null>(null)
  useEffect(() => {
    if (seriesId === null) return
    const leave = new AbortController()
    const path = `/dataset/${encodeURIComponent(seriesId)}`
    void callApi<{ data: readonly EvidencePoint[] }>(path, { signal: leave.signal }).then(
      (answer) => {
        if (answer.error === undefined) setPoints(answer.data.data)
      },
    )
    return () => {
      leave.abort()
    }
  }, [seriesId])
  return <EvidenceFigure claim={claim} points={points} />
}
