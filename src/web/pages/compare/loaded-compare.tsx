import { useLocation } from "react-router"

import { CompareScreen } from "./compare-screen.tsx"
import type { ComparePageData } from "./page-data.ts"
import { useCompared } from "./use-compared.ts"

/** The comparison for signed-in readers: the browser asks the API for what the address names. */
export function LoadedCompare({ page }: { page: ComparePageData }) {
  const { search } = useLocation()
  const { compared, isLoading } = useCompared(new URLSearchParams(search), page.countries)
  return <CompareScreen page={page} compared={compared} isLoading={isLoading} />
}
