import { useEffect, useMemo, useState, useSyncExternalStore } from "react"

import { unpackLines } from "#domain/text/alike-lines.ts"
import type { OfflineNames } from "#search/offline-catalogue.ts"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import { Field } from "../../components/field/field.tsx"
import { chooseNames, findNames, type OfflineName } from "./find-names.ts"
import styles from "./offline.module.css"
import { SEARCH_WORKER, useRankedNames } from "./use-ranked-names.ts"

const PAGE_LEDE =
  "This page has not been opened on this device before. The pages below have, and can be read without a connection."
const NOTHING_LEDE =
  "This page has not been opened on this device before, and neither has any other that could be read without a connection."
const SEARCH_LEDE =
  "A search needs a connection. Without one, you can search the names below and read what was opened on this device before."

export const handle = { keys: ["q"] }

export function meta() {
  return hiddenMeta("Offline")
}

/** The worker of this page is kept with it, as all that the page names. */
export function links() {
  return [{ rel: "prefetch", href: SEARCH_WORKER, as: "worker" }]
}

/** What a device shows while it is offline: the pages that it has stored, and a search of names. */
export default function OfflinePage() {
  const [held, setHeld] = useState<OfflineNames>()
  const names = useMemo(() => (held === undefined ? [] : listNames(held)), [held])
  const [listed, setListed] = useState<readonly string[]>()
  const kept = listed ?? []
  // The page is kept once for every search, so that only the device knows what is looked for.
  const searched = useSyncExternalStore(watchNothing, readSearched, () => null)
  const [typed, setTyped] = useState<string>()
  const query = typed ?? searched ?? ""
  useEffect(() => {
    void loadNames().then(setHeld)
    void listKeptPages().then(setListed)
  }, [])
  const ranked = useRankedNames(held, query)
  const found = chooseNames(findNames(names, query), ranked)
  return (
    <div className={`container container-narrow ${styles.page ?? ""}`}>
      <h1>You are offline</h1>
      <p className={styles.lede}>
        {searched !== null ? SEARCH_LEDE : listed?.length === 0 ? NOTHING_LEDE : PAGE_LEDE}
      </p>
      {kept.length > 0 && (
        <section aria-labelledby="kept">
          <h2 id="kept">On this device</h2>
          <ul className={styles.list}>
            {kept.map((path) => (
              <li key={path}>
                <a href={path}>{writeTitle(path)}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {names.length > 0 && (
        <section aria-labelledby="names">
          <h2 id="names">Search names</h2>
          <Field
            label="Country or indicator"
            type="search"
            value={query}
            onChange={(event) => {
              setTyped(event.target.value)
            }}
          />
          <ul className={styles.list} aria-live="polite">
            {found.map(([name, path]) => (
              <li key={path}>
                <a href={path}>{name}</a>
                {kept.includes(path) && <span className={styles.tag}> on this device</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const watchNothing = () => () => undefined

function readSearched(): string | null {
  return new URLSearchParams(location.search).get("q")
}

async function loadNames(): Promise<OfflineNames | undefined> {
  try {
    const answer = await fetch("/offline/names.json")
    return answer.ok ? ((await answer.json()) as OfflineNames) : undefined
  } catch {
    return undefined
  }
}

/** Every name with the address of its page. */
function listNames({ countries, catalogue }: OfflineNames): OfflineName[] {
  return [
    ...countries.map(
      ([name, slug]) => [name, `/countries/indicator/${slug}`] satisfies OfflineName,
    ),
    ...unpackLines(catalogue.names).map(
      (name) => [name, `/indicators/${encodeURIComponent(name)}`] satisfies OfflineName,
    ),
  ]
}

async function listKeptPages(): Promise<readonly string[]> {
  if (!("caches" in window)) return []
  const paths: string[] = []
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const { pathname, search } = new URL(url)
      if (!/^\/(?:offline|assets|flags|media)|\.data$/.test(pathname)) paths.push(pathname + search)
    }
  }
  return paths.toReversed()
}

function writeTitle(path: string): string {
  const words = decodeURIComponent(path.split("?")[0] ?? "")
    .split("/")
    .filter(Boolean)
  return words.length === 0 ? "Home" : words.join(" / ").replaceAll("-", " ")
}
