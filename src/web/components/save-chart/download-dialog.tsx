import Braces from "lucide-react/icons/braces"
import Download from "lucide-react/icons/download"
import FileText from "lucide-react/icons/file-text"
import ImageIcon from "lucide-react/icons/image"
import Quote from "lucide-react/icons/quote"
import Sheet from "lucide-react/icons/sheet"
import Shapes from "lucide-react/icons/shapes"
import SquareTerminal from "lucide-react/icons/square-terminal"
import Table from "lucide-react/icons/table-2"
import { useState, type ReactNode } from "react"

import type { FileFormat } from "#exports/file-formats.ts"
import type { PanelFormat } from "#exports/write-panel.ts"

import { Button } from "../button/button.tsx"
import { Icon, type IconShape } from "../icon/icon.tsx"
import { Modal } from "../modal/modal.tsx"
import { CITATIONS, CODE, TextPane } from "./text-pane.tsx"
import { DocumentParts, useParts } from "./document-parts.tsx"
import { DocumentPreview } from "./document-preview.tsx"
import { ImagePreview } from "./image-preview.tsx"
import { fetchDocument, fetchFile } from "./save-file.ts"
import styles from "./save-chart.module.css"
import {
  buildFilePath,
  readUnedited,
  type DocumentParts as Parts,
  type SaveMode,
  type SaveSubject,
} from "./save-subject.ts"
import { useDownload } from "./use-download.ts"

/** Each kind of file of a view has a button, but Markdown, which is for programs. */
type Format = Exclude<FileFormat, "md"> | "cite" | "code"
/** Formats of which rows are shown, as their files hold nothing else. */
type RowsFormat = Exclude<Format, "png" | "svg" | "pdf" | "cite" | "code">
type Choice = { name: string; words: string; icon: IconShape }

const CHOICES: Readonly<Record<Format, Choice>> = {
  png: { name: "PNG", words: "1200 × 675 image, for slides and posts", icon: ImageIcon },
  pdf: { name: "PDF", words: "A4 page with chart, table and analysis", icon: FileText },
  csv: { name: "CSV", words: "The numbers, one row per period", icon: Table },
  xlsx: { name: "XLSX", words: "A workbook with typed cells", icon: Sheet },
  json: { name: "JSON", words: "Numbers and origin, for programs", icon: Braces },
  svg: { name: "SVG", words: "The image as vectors, to edit", icon: Shapes },
  cite: { name: "Cite", words: "Text, BibTeX, RIS", icon: Quote },
  code: { name: "Code", words: "curl, Python, R, JavaScript, Excel", icon: SquareTerminal },
}
const FORMATS = Object.keys(CHOICES) as readonly Format[]

/** Chooses what to take along of a chart, with a preview, and downloads it. */
export function DownloadDialog({
  open,
  onClose,
  onEdit,
  subject,
}: {
  open: boolean
  onClose: () => void
  /** Opens the page on which title, notes and source can be edited. */
  onEdit: (mode: SaveMode, parts: Parts) => void
  subject: SaveSubject
}) {
  const [format, setFormat] = useState<Format>("png")
  const { parts, setParts, isEmpty } = useParts()
  const { isBusy, download } = useDownload()
  const isText = format === "cite" || format === "code"
  const start = () => {
    download(() =>
      format === "pdf"
        ? fetchDocument(subject, readUnedited(subject), parts)
        : fetchFile(subject, format),
    )
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Download"
      size="large"
      actions={
        isText ? undefined : (
          <>
            {(format === "png" || format === "pdf") && (
              <Button
                onClick={() => {
                  onEdit(format, parts)
                }}
              >
                Edit title, notes and source
              </Button>
            )}
            <Button
              look="primary"
              busy={isBusy}
              disabled={format === "pdf" && isEmpty}
              onClick={start}
            >
              <Icon of={Download} />
              Download {format.toUpperCase()}
            </Button>
          </>
        )
      }
    >
      <div className={styles.download}>
        <div className={styles.form}>
          <Formats chosen={format} onChoose={setFormat} />
          {format === "pdf" && <DocumentParts parts={parts} onChange={setParts} />}
        </div>
        <div className={styles.preview}>
          <Preview
            format={format}
            subject={subject}
            document={
              <DocumentPreview subject={subject} edits={readUnedited(subject)} parts={parts} />
            }
          />
        </div>
      </div>
    </Modal>
  )
}

function Formats({ chosen, onChoose }: { chosen: Format; onChoose: (format: Format) => void }) {
  return (
    <fieldset className={styles.formats}>
      <legend className="sr-only">File type</legend>
      {FORMATS.map((format) => (
        <FormatChoice
          key={format}
          format={format}
          {...CHOICES[format]}
          checked={format === chosen}
          onChoose={() => {
            onChoose(format)
          }}
        />
      ))}
    </fieldset>
  )
}

function Preview({
  format,
  subject,
  document,
}: {
  format: Format
  subject: SaveSubject
  document: ReactNode
}) {
  if (format === "cite") return <TextPane subject={subject} kinds={CITATIONS} legend="Citation" />
  if (format === "code") return <TextPane subject={subject} kinds={CODE} legend="Language" />
  if (format === "pdf") return document
  if (format === "png" || format === "svg") {
    return (
      <>
        <ImagePreview subject={subject} edits={readUnedited(subject)} />
        {format === "png" && (
          <p className={styles.hint}>
            Preview of the image. Title, notes and source can be edited before saving.
          </p>
        )}
      </>
    )
  }
  return <RowsPreview subject={subject} format={format} />
}

const ROWS_SHOWN = 9

/** The newest figures, as a taste of the whole. */
function RowsPreview({
  subject: { rows, headings, image, wider },
  format,
}: {
  subject: SaveSubject
  format: RowsFormat
}) {
  return (
    <>
      <div className={styles.rows}>
        <table>
          <caption className="sr-only">{image.title}, newest figures</caption>
          <thead>
            <tr>
              <th scope="col">{headings[0]}</th>
              <th scope="col">{headings[1]}</th>
            </tr>
          </thead>
          <tbody>
            {rows
              .slice(-ROWS_SHOWN)
              .toReversed()
              .map(({ period, value }) => (
                <tr key={period}>
                  <th scope="row">{period}</th>
                  <td>{value}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <p className={styles.hint}>
        {rows.length > ROWS_SHOWN ? `The newest of ${String(rows.length)} rows. ` : ""}Unit, source,
        licence, date of the data and address are included.
      </p>
      <WiderFiles wider={wider} format={format} />
    </>
  )
}

/** More than the view on screen, each a file by itself. A panel of all countries has fewer forms than a view. */
function WiderFiles({ wider, format }: { wider: SaveSubject["wider"]; format: RowsFormat }) {
  const allCountries = (extension: PanelFormat) =>
    buildFilePath({ page: wider.allCountries }, extension)
  return (
    <p className={styles.hint}>
      More than this view:{" "}
      <a href={buildFilePath({ page: wider.allYears }, format)} download>
        all years
      </a>
      ,{" "}
      <a href={allCountries(format)} download>
        all countries
      </a>{" "}
      (
      <a href={allCountries("parquet")} download>
        Parquet
      </a>
      ,{" "}
      <a href={allCountries("zip")} download>
        ZIP with Data Package
      </a>
      ),{" "}
      <a href={buildFilePath({ page: wider.wholeSource }, "zip")} download>
        whole source
      </a>
      .
    </p>
  )
}

function FormatChoice({
  format,
  name,
  words,
  icon,
  checked,
  onChoose,
}: Choice & {
  format: Format
  checked: boolean
  onChoose: () => void
}) {
  return (
    <label className={styles.format}>
      <input type="radio" name="format" value={format} checked={checked} onChange={onChoose} />
      <Icon of={icon} />
      <span>
        <b>{name}</b>
        <small>{words}</small>
      </span>
    </label>
  )
}
