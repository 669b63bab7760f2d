import { useEffect, useId, useState } from "react"

import { Button } from "../button/button.tsx"
import { useCopy } from "../use-copy.ts"
import { buildFilePath, type SaveSubject } from "./save-subject.ts"
import segmented from "../segmented/segmented.module.css"
import styles from "./save-chart.module.css"

type Kind = { extension: string; label: string }

export const CITATIONS: readonly Kind[] = [
  { extension: "txt", label: "Text" },
  { extension: "bib", label: "BibTeX" },
  { extension: "ris", label: "RIS" },
]
export const CODE: readonly Kind[] = [
  { extension: "sh", label: "curl" },
  { extension: "py", label: "Python" },
  { extension: "r", label: "R" },
  { extension: "js", label: "JavaScript" },
  { extension: "pq", label: "Excel" },
]

/** Words about the view to copy: each kind is a text at an address of its own. */
export function TextPane({
  subject,
  kinds,
  legend,
}: {
  subject: SaveSubject
  kinds: readonly Kind[]
  legend: string
}) {
  const id = useId()
  const copy = useCopy()
  const [extension, setExtension] = useState(kinds[0]?.extension ?? "")
  const chosen = kinds.some((kind) => kind.extension === extension)
    ? extension
    : (kinds[0]?.extension ?? "")
  const address = buildFilePath(subject, chosen)
  const text = useText(address)
  return (
    <div className={styles.texts}>
      <fieldset className={segmented.segmented}>
        <legend className="sr-only">{legend}</legend>
        {kinds.map((kind) => (
          <label key={kind.extension}>
            <input
              type="radio"
              name={`${id}-kind`}
              checked={kind.extension === chosen}
              onChange={() => {
                setExtension(kind.extension)
              }}
            />
            {kind.label}
          </label>
        ))}
      </fieldset>
      <label className="sr-only" htmlFor={id}>
        {legend}
      </label>
      <textarea
        id={id}
        className={styles.code}
        readOnly
        rows={11}
        value={text}
        spellCheck={false}
      />
      <div className="row">
        <Button
          look="primary"
          disabled={text === ""}
          onClick={() => {
            copy(text, id)
          }}
        >
          Copy
        </Button>
        <a href={address} target="_blank" rel="noopener">
          Open as text
        </a>
      </div>
    </div>
  )
}

/** The text at an address; empty until it has come. */
function useText(address: string): string {
  const [loaded, setLoaded] = useState({ address: "", text: "" })
  useEffect(() => {
    const stop = new AbortController()
    fetch(address, { signal: stop.signal })
      .then((response) => response.text())
      .then(
        (text) => {
          setLoaded({ address, text })
        },
        () => undefined,
      )
    return () => {
      stop.abort()
    }
  }, [address])
  return loaded.address === address ? loaded.text : ""
}
