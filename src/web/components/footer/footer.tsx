import { BRAND } from "#domain/brand.ts"

import { Link } from "../link/link.tsx"
import { BrandMark } from "../brand-mark/brand-mark.tsx"
import { NAVIGATION } from "../side-menu/navigation.data.ts"
import { coverageText, type CoverageCounts } from "./coverage-text.ts"
import styles from "./footer.module.css"

type FooterData = {
  coverage: CoverageCounts | undefined
  networks: readonly { name: string; url: string }[]
}

/** The foot of every page: what the product is, and the groups of the menu. */
export function Footer({ coverage, networks }: FooterData) {
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.inner ?? ""}`}>
        <div className={styles.about}>
          <BrandMark look="onInk" />
          <p>{describeProduct(coverage)}</p>
          {coverage && coverage.countries > 0 && (
            <p>
              <Link to="/countries">All {coverage.countries} countries</Link>
            </p>
          )}
        </div>
        <FooterMenus />
        <LegalLine networks={networks} />
      </div>
    </footer>
  )
}

function FooterMenus() {
  return NAVIGATION.map((group) => (
    <nav key={group.title} aria-label={group.title}>
      <h2>{group.title}</h2>
      <ul className={styles.list}>
        {group.items.map((item) => (
          <li key={item.path}>
            <Link to={item.path}>{item.label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  ))
}

function LegalLine({ networks }: Pick<FooterData, "networks">) {
  return (
    <div className={styles.legal}>
      <p>Headquarters: Lagos, Nigeria.</p>
      {networks.length > 0 && (
        <ul className={styles.networks} aria-label="Social networks">
          {networks.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="me">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function describeProduct(coverage: CoverageCounts | undefined): string {
  const engine = `${BRAND} is a public data engine`
  const counted = coverage && coverageText(coverage)
  return counted ? `${engine}: ${counted}, ready to search, chart and embed.` : `${engine}.`
}
