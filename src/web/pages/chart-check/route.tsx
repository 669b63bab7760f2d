import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { BRAND } from "#domain/brand.ts"
import { postDay } from "#domain/time/day-text.ts"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import { wholeDays } from "../../components/whole-days.tsx"
import { servicesContext } from "../../services.server.ts"
import { BrandLink } from "../chart/brand-link.tsx"
import embedStyles from "../chart/chart.module.css"
import clientAddress from "../chart/embed-client.ts?worker&url"
import { CheckClaims, VerdictCounts } from "../check/check-claims.tsx"
import styles from "../check/check.module.css"
import { loadCheck } from "../check/load-check.server.ts"
import { FRAME_KEYS } from "../chart/height-messages.ts"

/** No bar, no footer, no React in the browser: the embed is complete as it arrives. */
export const handle = { bare: true, keys: FRAME_KEYS }

export async function loader({ params, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext)
  const check = await loadCheck(services, params.id ?? "")
  return data({ check: check ?? null, origin: services.publicUrl }, check ? 200 : 404)
}

/** Taken back, it is gone at the next look. */
export function headers() {
  return { "Cache-Control": "private, no-cache" }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const check = loaderData?.check
  if (!check) return hiddenMeta("No check")
  return [
    { title: `Fact check: ${check.title} | ${BRAND}` },
    { tagName: "link", rel: "canonical", href: check.address },
  ]
}

/** A published check that fills the whole embed. */
export default function CheckFramePage() {
  const { check, origin } = useLoaderData<typeof loader>()
  if (!check) {
    return (
      <main className={embedStyles.message}>
        <h1>No check</h1>
        <p>There is no published check at this address.</p>
        <BrandLink to={`${origin}/fact-checking`} />
      </main>
    )
  }
  return (
    <main className={styles.frame}>
      <div className={styles.frameHead}>
        <div>
          <h1>Fact check: {check.title}</h1>
          <p className={styles.facts}>Checked on {wholeDays(postDay(check.checkedOn))}.</p>
        </div>
        <BrandLink to={check.address} />
      </div>
      <VerdictCounts claims={check.claims} />
      <CheckClaims claims={check.claims} />
      <script src={clientAddress} defer />
    </main>
  )
}
