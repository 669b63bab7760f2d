import Download from "lucide-react/icons/download"
import FileUp from "lucide-react/icons/file-up"
import { useRef, useState } from "react"

import { countText } from "#domain/format/count-text.ts"
import { writeMarkedCopy } from "#domain/format/write-marked-copy.ts"

import { ErrorBanner } from "../../../components/banner/banner.tsx"
import { Button } from "../../../components/button/button.tsx"
import { Icon } from "../../../components/icon/icon.tsx"
import type { useCheckEditor } from "../editor/use-check-editor.ts"
import styles from "./file-bar.module.css"
import { FILE_KINDS, readUpload } from "./read-upload.ts"

type Props = {
  work: ReturnType<typeof useCheckEditor>
  title: string
  isOpen: boolean
  onRefused: () => void
}

/** Opens a file in the editor, and gives the checked text back as a marked copy. */
export function FileBar({ work, title, isOpen, onRefused }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOpening, setOpening] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [facts, setFacts] = useState<string | null>(null)
  const open = async (file: File) => {
    setOpening(true)
    setRefused(null)
    setFacts(null)
    const answer = await readUpload(file)
    setOpening(false)
    if ("refused" in answer) {
      setRefused(`${file.name}: ${answer.refused}`)
      return
    }
    const { text, pages } = answer.file
    const counted = pages.length > 0 ? `${String(pages.length)} pages, ` : ""
    setFacts(`${file.name}: ${counted}${countText(text.length)} characters.`)
    work.openFile(answer.file)
  }
  return (
    <div className={styles.bar}>
      <input
        ref={input}
        type="file"
        accept={FILE_KINDS}
        aria-label="File to check"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // The same file may be chosen again.
          if (file) void open(file)
          event.currentTarget.value = ""
        }}
      />
      <Button
        size="small"
        busy={isOpening}
        onClick={() => {
          if (isOpen) input.current?.click()
          else onRefused()
        }}
      >
        <Icon of={FileUp} />
        {isOpening ? "Reading …" : "Open a file"}
      </Button>
      {work.claims.length > 0 && (
        <Button
          size="small"
          onClick={() => {
            save(title === "" ? "Untitled document" : title, work)
          }}
        >
          <Icon of={Download} />
          Marked copy
        </Button>
      )}
      <p className={styles.facts} role="status">
        {facts}
        {work.isHeld &&
          " The text stays in your browser: it is saved and sent only when you press Fact check."}
      </p>
      {refused !== null && <ErrorBanner>{refused}</ErrorBanner>}
    </div>
  )
}

function save(title: string, work: Props["work"]): void {
  const html = writeMarkedCopy({ title, day: work.today, ...work.readChecked() })
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([html], { type: "text/html" }))
  link.download = `${title.replace(/[^\p{L}\p{N} _-]/gu, "").slice(0, 80)} checked.html`
  link.click()
  URL.revokeObjectURL(link.href)
}
