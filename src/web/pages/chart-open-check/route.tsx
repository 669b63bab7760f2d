import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { LONGEST_LINKED_TEXT } from "#domain/addresses/check-paths.ts"
import { BRAND } from "#domain/brand.ts"
import { postDay } from "#domain/time/day-text.ts"

import { wholeDays } from "../../components/whole-days.tsx"
import { servicesContext } from "../../services.server.ts"
import { BrandLink } from "../chart/brand-link.tsx"
import embedStyles from "../chart/chart.module.css"
import clientAddress from "../chart/embed-client.ts?worker&url"
import { CheckClaims, VerdictCounts } from "../check/check-claims.tsx"
import styles from "../check/check.module.css"
import { loadOpenCheck } from "../open-check/load-open-check.server.ts"
import { MarkedText } from "../open-check/marked-text.tsx"
import type { CheckedText, OpenCheckData } from "../open-check/page-data.ts"
import { FRAME_KEYS } from "../chart/height-messages.ts"

/** No bar, no footer, no React in the browser: the embed is complete as it arrives. */
export const handle = { bare: true, keys: ["text", "asOf", ...FRAME_KEYS] }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext)
  const length = url.searchParams.get("text")?.length ?? 0
  const isShort = length > 0 && length <= LONGEST_LINKED_TEXT
  const page = isShort ? await loadOpenCheck(services, url.searchParams) : undefined
  return page ? describeFrame(page) : describeFrame({ ...NO_CHECK, origin: services.publicUrl })
}

const NO_CHECK = { checked: null, refusal: null, links: null }

function describeFrame({
  checked,
  refusal,
  links,
  origin,
}: Pick<OpenCheckData, "checked" | "refusal" | "links" | "origin">) {
  const found = checked && checked.claims.length > 0 ? checked : null
  const link = origin + (links?.path ?? "/check")
  const status = found ? 200 : (refusal?.status ?? 404)
  return data({ checked: found, refusal, link }, { status })
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const isThere = loaderData?.checked != null
  return [
    { title: `${isThere ? "Fact check" : "No check"} | ${BRAND}` },
    { name: "robots", content: "noindex" },
    ...(isThere ? [{ tagName: "link", rel: "canonical", href: loaderData.link }] : []),
  ]
}

/** The verdicts on a short text that fill the whole embed. */
export default function OpenCheckFramePage() {
  const { checked, refusal, link } = useLoaderData<typeof loader>()
  if (!checked) {
    return (
      <main className={embedStyles.message}>
        <h1>No check</h1>
        <p>{refusal?.sentence ?? "This address contains no statement that can be checked."}</p>
        <BrandLink to={link} />
      </main>
    )
  }
  return (
    <main className={styles.frame}>
      <div className={styles.frameHead}>
        <div>
          <h1>Fact check</h1>
          <Facts checked={checked} />
        </div>
        <BrandLink to={link} />
      </div>
      <MarkedText checked={checked} />
      <VerdictCounts claims={checked.claims} />
      <CheckClaims claims={checked.claims} />
      <script src={clientAddress} defer />
    </main>
  )
}

function Facts({ checked: { day } }: { checked: CheckedText }) {
  if (day === null) return null
  return <p className={styles.facts}>The text is read as of {wholeDays(postDay(day.text))}.</p>
}
