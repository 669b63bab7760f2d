import { data, redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { hiddenMeta, pageMeta } from "../../components/head/page-meta.ts"
import { Link } from "../../components/link/link.tsx"
import { servicesContext } from "../../services.server.ts"
import { FactPage } from "./fact-page.tsx"
import { factTitle } from "./fact-title.ts"
import styles from "./fact.module.css"
import { loadFact } from "./load-fact.server.ts"
import type { MissingFact } from "./page-data.ts"

export const handle = { keys: "own" }

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { indicator = "", country = "", period = "" } = params
  const services = context.get(servicesContext)
  const outcome = await loadFact(services, { indicator, country, period }, url)
  if ("redirect" in outcome) return redirect(outcome.redirect, outcome.isForGood ? 301 : 302)
  return data(outcome, outcome.fact === null ? 404 : 200)
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const fact = loaderData?.fact
  if (!fact) return hiddenMeta("No such figure")
  return pageMeta({
    title: factTitle(fact),
    description: `${fact.sentence} Source: ${fact.source.publisher}, ${fact.dated}.`,
    address: fact.address,
  })
}

/** One figure: what it is, how it compares, where it comes from and what earlier vintages said. */
export default function Fact() {
  const { fact, missing } = useLoaderData<typeof loader>()
  return fact === null ? <Missing missing={missing} /> : <FactPage fact={fact} />
}

function Missing({ missing }: { missing: MissingFact }) {
  const { sentence, nearest } = missing
  return (
    <div className={`container ${styles.page ?? ""} ${styles.missing ?? ""}`}>
      <h1>No such figure</h1>
      <p>{sentence}</p>
      {nearest.length > 0 && (
        <>
          <h2>Nearest</h2>
          <ul>
            {nearest.map(({ text, path }) => (
              <li key={path}>
                <Link to={path}>{text}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to="/search">Search the data</Link>
      </p>
    </div>
  )
}
