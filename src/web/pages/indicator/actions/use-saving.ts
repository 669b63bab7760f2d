import { useState } from "react"
import { useLocation, useNavigate } from "react-router"

import type { DocumentParts, SaveMode } from "../../../components/save-chart/save-subject.ts"
import { useHydrated } from "../../../components/use-hydrated.ts"

export type Saving = {
  /** What is being made ready; null where the page itself is shown. */
  mode: SaveMode | null
  /** The parts ticked when it was opened. */
  parts: DocumentParts | undefined
  open: (mode: SaveMode, parts: DocumentParts) => void
  change: (mode: SaveMode) => void
  close: () => void
}

const MODES: Readonly<Record<string, SaveMode>> = { "#save-png": "png", "#save-pdf": "pdf" }

/** The view on which a file gets its own words. It has an entry in the history: Back of the browser leads to the page. */
export function useSaving(): Saving {
  const { search, hash, ...location } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const [parts, setParts] = useState<DocumentParts>()
  const isOpenedHere = (location.state as unknown) === OPENED_HERE
  return {
    mode: (isHydrated ? MODES[hash] : undefined) ?? null,
    parts,
    open: (mode, chosen) => {
      setParts(chosen)
      void navigate({ search, hash: `save-${mode}` }, { state: OPENED_HERE })
    },
    change: (mode) => {
      void navigate(
        { search, hash: `save-${mode}` },
        { state: OPENED_HERE, replace: true, preventScrollReset: true },
      )
    },
    close: () => {
      if (isOpenedHere) void navigate(-1)
      else void navigate({ search }, { replace: true })
    },
  }
}

const OPENED_HERE = "opened-here"
