import House from "lucide-react/icons/house"
import { isRouteErrorResponse } from "react-router"

import { ERRORS } from "#domain/errors.ts"

import { ButtonLink } from "../button/button.tsx"
import { Icon } from "../icon/icon.tsx"
import styles from "./error-page.module.css"
import { GapChart } from "./gap-chart.tsx"

/** Whether a fault means that there is nothing at the address. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}

/** The page shown in place of one that is not there or failed; it never shows details of a fault. */
export function ErrorPage({ error }: { error: unknown }) {
  return isNotFound(error) ? <NotFound /> : <Fault />
}

function GoHome() {
  return (
    <ButtonLink look="primary" size="large" to="/">
      <Icon of={House} />
      Go Home
    </ButtonLink>
  )
}

/** The page for an address that leads nowhere. */
export function NotFound() {
  return (
    <div className={`container ${styles.page ?? ""}`}>
      <div>
        <p className={styles.code}>404</p>
        <h1>Sorry, we couldn&apos;t find the page your looking for.</h1>
        <GoHome />
      </div>
      <GapChart />
    </div>
  )
}

/** The page for an address of a part that is still being built. */
export function NotOpen({ sentence }: { sentence: string }) {
  return (
    <div className={`container container-narrow ${styles.calm ?? ""}`}>
      <h1>{sentence}</h1>
      <p>It is being built. Searching, reading and embedding charts work without it.</p>
      <div className={styles.actions}>
        <ButtonLink look="primary" size="large" to="/search">
          Data Search
        </ButtonLink>
      </div>
    </div>
  )
}

function Fault() {
  return (
    <div className={`container container-narrow ${styles.calm ?? ""}`}>
      <h1>{ERRORS.internal}</h1>
      <p>The page could not be shown. Please try again in a moment.</p>
      <div className={styles.actions}>
        <GoHome />
      </div>
    </div>
  )
}
