import { useLoaderData, type LoaderFunctionArgs } from "react-router"

import { embedCode, DEFAULT_HEIGHT, DEFAULT_WIDTH } from "#charts/query/embed-code.ts"
import { BRAND } from "#domain/brand.ts"

import { Button } from "../../components/button/button.tsx"
import { servicesContext } from "../../services.server.ts"
import styles from "./embed-tester.module.css"
import { embedPath } from "./embed-path.ts"
import { TesterFrames } from "./tester-frames.tsx"

export const handle = { keys: ["url"] }

/** Characters that are read of the address of a chart. */
const LONGEST_ADDRESS = 3000

export function loader({ url, context }: LoaderFunctionArgs) {
  const origin = context.get(servicesContext).publicUrl
  const text = (url.searchParams.get("url") ?? "").slice(0, LONGEST_ADDRESS)
  return { origin, text, path: embedPath(text, origin) ?? null }
}

export function meta() {
  return [
    { title: `Embed tester | ${BRAND}` },
    { name: "description", content: "How a chart looks and behaves in frames on other sites." },
    { name: "robots", content: "noindex" },
  ]
}

const TITLE = "Embedded chart"

/** For editors: an address in, the chart in the frames that their systems make out of it. */
export default function EmbedTesterPage() {
  const { origin, text, path } = useLoaderData<typeof loader>()
  return (
    <div className={`container ${styles.page ?? ""}`}>
      <h1>Embed tester</h1>
      <p>
        Paste the address of a chart to see how it looks in frames, sandboxed and narrow, and how it
        reports the height that it needs.
      </p>
      <form className={styles.form} action="/embed-tester">
        <label htmlFor="tester-url">Address of a chart</label>
        <div className={styles.row}>
          <input
            id="tester-url"
            name="url"
            defaultValue={text}
            key={text}
            required
            maxLength={LONGEST_ADDRESS}
          />
          <Button type="submit" look="primary">
            Test
          </Button>
        </div>
      </form>
      {text !== "" && path === null && (
        <p role="alert">This is not the address of a chart on this site.</p>
      )}
      {path !== null && (
        <>
          <Code origin={origin} path={path} text={text} />
          <TesterFrames path={path} title={TITLE} secret="tester" />
        </>
      )}
    </div>
  )
}

function Code({ origin, path, text }: { origin: string; path: string; text: string }) {
  const code = embedCode({
    address: origin + path,
    title: TITLE,
    width: DEFAULT_WIDTH,
    height: DEFAULT_HEIGHT,
  })
  const oembed = (format: string) =>
    `/oembed?format=${format}&url=${encodeURIComponent(new URL(text, origin).href)}`
  return (
    <section className={styles.place}>
      <h2>Code</h2>
      <pre className={styles.code}>{code}</pre>
      {!path.startsWith("/chart/check") && (
        <p>
          Systems that support oEmbed need only the address: <a href={oembed("json")}>JSON</a>,{" "}
          <a href={oembed("xml")}>XML</a>.
        </p>
      )}
    </section>
  )
}
