import ArrowLeftRight from "lucide-react/icons/arrow-left-right"

import { chartQuery } from "#charts/query/chart-query.ts"
import { comparePath } from "#domain/addresses/page-paths.ts"

import { ButtonLink } from "../../../components/button/button.tsx"
import { Icon } from "../../../components/icon/icon.tsx"
import styles from "../indicator.module.css"
import type { SeriesData } from "../page-data.ts"

/** Leads to the comparison that starts with what is on screen. */
export function CompareButton({ series, short = false }: { series: SeriesData; short?: boolean }) {
  const { indicator, place, spec, asOf } = series
  const query = { ...chartQuery(spec, series), category: indicator.category, asOf }
  return (
    <ButtonLink
      look={short ? "secondary" : "primary"}
      className={styles.block}
      to={comparePath({ name: indicator.name, countrySlug: place.slug, query })}
    >
      <Icon of={ArrowLeftRight} />
      {short ? "Compare" : "Compare Data"}
    </ButtonLink>
  )
}
