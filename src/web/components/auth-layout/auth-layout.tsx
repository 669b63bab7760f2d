import Contrast from "lucide-react/icons/contrast"
import type { ReactNode } from "react"
import { useRouteLoaderData } from "react-router"

import { countText } from "#domain/format/count-text.ts"

import { BrandMark } from "../brand-mark/brand-mark.tsx"
import { IconButton } from "../button/button.tsx"
import type { CoverageCounts } from "../footer/coverage-text.ts"
import { Icon, type IconShape } from "../icon/icon.tsx"
import { switchTheme } from "../top-bar/theme.ts"
import styles from "./auth-layout.module.css"

/** Heights of the tower's bars in percent of the art. */
const TOWER = [18, 26, 34, 30, 42, 58, 72, 96, 72, 58, 42, 30, 34, 26, 18]
const MIDDLE = 7
const SLOT = 100 / TOWER.length

/** The frame of the pages for signing up, signing in and getting back in: the form left, the tower right. */
export function AuthLayout({
  title,
  icon,
  lede,
  children,
}: {
  title: string
  icon?: IconShape
  lede: ReactNode
  children: ReactNode
}) {
  return (
    <div className={styles.auth}>
      <div className={styles.main}>
        <div className={styles.top}>
          <BrandMark />
          <IconButton
            icon={Contrast}
            label="Switch theme"
            className="needs-script"
            onClick={switchTheme}
          />
        </div>
        <div className={styles.form}>
          {icon && (
            <span className={styles.disc}>
              <Icon of={icon} size={24} />
            </span>
          )}
          <h1>{title}</h1>
          <p className={styles.lede}>{lede}</p>
          <noscript>
            <p className={styles.lede}>
              This form needs JavaScript. <a href="/search">Searching and reading data</a> works
              without it.
            </p>
          </noscript>
          {children}
        </div>
      </div>
      <Art />
    </div>
  )
}

/** Decoration: the brand's tower, and how much there is to find. */
function Art() {
  const coverage = useRouteLoaderData<{ coverage: CoverageCounts }>("root")?.coverage
  const counted = coverage && coverage.indicators > 0 ? coverage : undefined
  return (
    <aside className={styles.art} aria-hidden="true">
      <svg className={styles.bars}>
        {TOWER.map((height, k) => (
          <rect
            key={k}
            x={`${String(k * SLOT + 1)}%`}
            y={`${String(100 - height)}%`}
            width={`${String(SLOT - 2)}%`}
            height={`${String(height)}%`}
            className={k === MIDDLE ? styles.now : undefined}
          />
        ))}
      </svg>
      <p>
        {counted && (
          <>
            {countText(counted.indicators)} indicators.
            <br />
            {counted.countries} countries.
            <br />
          </>
        )}
        One place to check.
      </p>
    </aside>
  )
}
