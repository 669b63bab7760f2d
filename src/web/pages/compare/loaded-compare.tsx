import { useMemo } from "react"
import { useLocation } from "react-router"

import { readPlaces } from "../indicator/places-text.ts"
import { CompareScreen } from "./compare-screen.tsx"
import type { ComparePageData } from "./page-data.ts"
import { useCompared } from "./use-compared.ts"

/** The comparison for who is signed in: the browser asks the API for what the address names. */
export function LoadedCompare({ page }: { page: ComparePageData }) {
  const { search } = useLocation()
  const places = useMemo(() => readPlaces(page.countries), [page.countries])
  const { compared, isLoading } = useCompared(new URLSearchParams(search), places)
  return <CompareScreen page={page} compared={compared} isLoading={isLoading} />
}
