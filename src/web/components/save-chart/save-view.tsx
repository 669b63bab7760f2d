import ArrowLeft from "lucide-react/icons/arrow-left"
import Download from "lucide-react/icons/download"
import { useEffect, useId, useRef, useState } from "react"

import { Button } from "../button/button.tsx"
import { Icon } from "../icon/icon.tsx"
import { DocumentParts, useParts } from "./document-parts.tsx"
import { DocumentPreview } from "./document-preview.tsx"
import { ImagePreview } from "./image-preview.tsx"
import { fetchDocument, fetchImage } from "./save-file.ts"
import segmented from "../segmented/segmented.module.css"
import styles from "./save-chart.module.css"
import {
  readUnedited,
  type DocumentParts as Parts,
  type TextEdits,
  type SaveMode,
  type SaveSubject,
} from "./save-subject.ts"
import { useDownload } from "./use-download.ts"

/** The page on which an image or a document gets its own words before it is saved; Back leads to the chart. */
export function SaveView({
  chosenParts,
  mode,
  onMode,
  onBack,
  subject,
}: {
  /** The parts ticked before; the usual ones where none were. */
  chosenParts: Parts | undefined
  mode: SaveMode
  onMode: (mode: SaveMode) => void
  onBack: () => void
  subject: SaveSubject
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [edits, setEdits] = useState(() => readUnedited(subject))
  const { parts, setParts, isEmpty } = useParts(chosenParts)
  const { isBusy, download } = useDownload()
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const name = mode.toUpperCase()
  const save = () => {
    download(() =>
      mode === "png" ? fetchImage(subject, edits) : fetchDocument(subject, edits, parts),
    )
  }
  return (
    <>
      <div className={styles.bar}>
        <div className={`container container-wide ${styles.barInner ?? ""}`}>
          <Button look="quiet" onClick={onBack}>
            <Icon of={ArrowLeft} />
            Back
          </Button>
          <h1 ref={heading} tabIndex={-1}>
            Save as {name}
          </h1>
          <ModeSwitch mode={mode} onMode={onMode} />
          <Button look="primary" busy={isBusy} disabled={mode === "pdf" && isEmpty} onClick={save}>
            <Icon of={Download} />
            Download {name}
          </Button>
        </div>
      </div>
      <div className={`container container-wide ${styles.grid ?? ""}`}>
        <form
          className={`card ${styles.words ?? ""}`}
          aria-label="Text in the file"
          onSubmit={(event) => {
            event.preventDefault()
          }}
        >
          <WordFields edits={edits} onEdit={setEdits} mode={mode} />
          {mode === "pdf" ? (
            <DocumentParts parts={parts} onChange={setParts} />
          ) : (
            <p className={styles.hint}>
              Saved as 1200 × 675 pixels at twice the density, in light colours whatever the theme.
            </p>
          )}
        </form>
        <div className={styles.canvas}>
          {mode === "png" ? (
            <ImagePreview subject={subject} edits={edits} />
          ) : (
            <DocumentPreview subject={subject} edits={edits} parts={parts} />
          )}
        </div>
      </div>
    </>
  )
}

function ModeSwitch({ mode, onMode }: { mode: SaveMode; onMode: (mode: SaveMode) => void }) {
  return (
    <fieldset className={`${segmented.segmented ?? ""} ${styles.modes ?? ""}`}>
      <legend className="sr-only">File type</legend>
      {(["png", "pdf"] as const).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="mode"
            checked={mode === choice}
            onChange={() => {
              onMode(choice)
            }}
          />
          {choice.toUpperCase()}
        </label>
      ))}
    </fieldset>
  )
}

/** The most characters of each text that readers may write. */
const LONGEST_TEXTS = { title: 300, notes: 1000, source: 300 }

function WordFields({
  edits,
  onEdit,
  mode,
}: {
  edits: TextEdits
  onEdit: (edits: TextEdits) => void
  mode: SaveMode
}) {
  const id = useId()
  const field = (key: keyof typeof LONGEST_TEXTS, label: string) => ({
    id: `${id}-${key}`,
    "aria-label": label,
    value: edits[key],
    maxLength: LONGEST_TEXTS[key],
    onChange: (event: { target: { value: string } }) => {
      onEdit({ ...edits, [key]: event.target.value })
    },
  })
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-title`}>Title</label>
        <input {...field("title", "Title")} />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-notes`}>Notes</label>
        <textarea rows={4} {...field("notes", "Notes")} />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-source`}>Source</label>
        <input {...field("source", "Source")} />
      </div>
      {mode === "png" && (
        <fieldset className={styles.field}>
          <legend>Position of notes and source</legend>
          <div className={segmented.segmented}>
            {(["top", "bottom"] as const).map((position) => (
              <label key={position}>
                <input
                  type="radio"
                  name={`${id}-position`}
                  checked={edits.position === position}
                  onChange={() => {
                    onEdit({ ...edits, position })
                  }}
                />
                {position === "top" ? "Top" : "Bottom"}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
