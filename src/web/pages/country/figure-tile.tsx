import Minus from "lucide-react/icons/minus"
import TrendingDown from "lucide-react/icons/trending-down"
import TrendingUp from "lucide-react/icons/trending-up"

import { capitalize } from "#domain/format/capitalize.ts"

import { Link } from "../../components/link/link.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import { WideSparkline } from "../../components/sparkline/wide-sparkline.tsx"
import styles from "./country.module.css"
import type { RankedFigure } from "./page-data.ts"

const COURSES = { up: TrendingUp, down: TrendingDown, same: Minus } as const

/** One figure: what, how much, of when, how it changed and where it stands. The whole tile is a link. */
export function FigureTile({ figure }: { figure: RankedFigure }) {
  const { name, path, value, unit, period, change, course, spark, rank, continentRank } = figure
  return (
    <Link to={path} className={styles.tile}>
      <h3>{name}</h3>
      <p className={styles.value}>
        {value} {unit !== "" && <small>{unit}</small>}
      </p>
      <div className={styles.spark}>{spark && <WideSparkline shape={spark} />}</div>
      <div className={styles.meta}>
        <span>{capitalize(period)}</span>
        {course && (
          <span className={styles.change}>
            <Icon of={COURSES[course]} size={15} />
            {change}
            <span className="sr-only"> on the period before</span>
          </span>
        )}
        {rank !== "" && <span className={styles.rank}>{rank}</span>}
        {continentRank !== "" && <span className={styles.rank}>{continentRank}</span>}
      </div>
    </Link>
  )
}
