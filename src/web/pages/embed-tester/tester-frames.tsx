import { useEffect, useRef, useState } from "react"

import { DEFAULT_HEIGHT } from "#charts/query/embed-code.ts"

import { nameMessage } from "./name-message.ts"
import styles from "./embed-tester.module.css"

const PLACES = [
  {
    name: "A plain frame",
    words: "As pasted into a page that listens to nothing or to one of the conventions below.",
    width: "100%",
  },
  {
    name: "A sandboxed frame",
    words:
      "As WordPress and other systems show it: scripts run, but without storage and without an origin.",
    width: "100%",
    sandbox: "allow-scripts",
  },
  {
    name: "A sandboxed frame without scripts",
    words: "The strictest case: chart, title and source remain, only the tooltip is missing.",
    width: "100%",
    sandbox: "",
  },
  { name: "A narrow column", words: "320 pixels, as on a phone.", width: "320" },
] as const

/** The same frame in the places where embeds live, each as high as it tells. */
export function TesterFrames({
  path,
  title,
  secret,
}: {
  path: string
  title: string
  secret: string
}) {
  // A system like WordPress hands the frame a secret and only believes messages that hold it.
  const address = `${path}#?secret=${secret}`
  return PLACES.map((place) => (
    <Place key={`${place.name} ${path}`} {...place} address={address} title={title} />
  ))
}

function Place({
  name,
  words,
  width,
  sandbox,
  address,
  title,
}: {
  name: string
  words: string
  width: string
  sandbox?: string
  address: string
  title: string
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [heights, setHeights] = useState<Readonly<Record<string, number>>>({})
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const message = nameMessage(event.data)
      if (!message || event.source !== frame.current?.contentWindow) return
      setHeights((heard) => ({ ...heard, [message.dialect]: message.height }))
    }
    addEventListener("message", hear)
    return () => {
      removeEventListener("message", hear)
    }
  }, [])
  const reported = Object.entries(heights)
  return (
    <section className={styles.place}>
      <h2>{name}</h2>
      <p className="muted">{words}</p>
      <iframe
        ref={frame}
        src={address}
        title={title}
        width={width}
        height={reported[0]?.[1] ?? DEFAULT_HEIGHT}
        {...(sandbox !== undefined && { sandbox })}
      />
      <p className={styles.told} role="status">
        {reported.length === 0
          ? "No height has been reported yet."
          : `Height reported: ${reported.map(([dialect, height]) => `${dialect} ${String(height)}`).join(", ")}.`}
      </p>
    </section>
  )
}
