import FileText from "lucide-react/icons/file-text"
import Pencil from "lucide-react/icons/pencil"
import Plus from "lucide-react/icons/plus"
import Trash2 from "lucide-react/icons/trash-2"
import { useState } from "react"

import { countNoun } from "#domain/text/count-noun.ts"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import type { DocumentLine } from "./document-line.ts"
import { Link } from "../../components/link/link.tsx"
import { ButtonLink, IconButton } from "../../components/button/button.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import { ConfirmDelete } from "../../components/modal/confirm-delete.tsx"
import { Tag } from "../../components/tag/tag.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { callApi } from "../../session/call-api.ts"
import { useFetched } from "../../session/use-fetched.ts"
import styles from "./documents.module.css"
import { LoadFault } from "./recent-documents.tsx"
import { RenameDocument } from "./rename-document.tsx"

export function meta() {
  return hiddenMeta("Fact-check documents")
}

/** The fact-check documents of a person: open, rename, delete, or begin another. */
export default function DocumentsPage() {
  const { data: documents, error, reload } = useFetched<readonly DocumentLine[]>("/document")
  const [deleting, setDeleting] = useState<DocumentLine | null>(null)
  const [renaming, setRenaming] = useState<DocumentLine | null>(null)
  return (
    <>
      <div className={styles.top}>
        <h1>Fact-check documents</h1>
        <ButtonLink look="primary" to="/fact-checking">
          <Icon of={Plus} />
          Create Document
        </ButtonLink>
      </div>
      {error !== undefined && <LoadFault error={error} onRetry={reload} />}
      {documents === null && error === undefined && <Skeletons />}
      {documents?.length === 0 && (
        <div className={styles.empty}>
          <Icon of={FileText} size={28} />
          <p>No documents yet</p>
        </div>
      )}
      {documents !== null && documents.length > 0 && (
        <ul className={styles.list}>
          {documents.map((line) => (
            <Line key={line.id} line={line} onRename={setRenaming} onDelete={setDeleting} />
          ))}
        </ul>
      )}
      {deleting && (
        <DeleteDocument
          line={deleting}
          onClose={() => {
            setDeleting(null)
          }}
          onDone={reload}
        />
      )}
      {renaming && (
        <RenameDocument
          line={renaming}
          onClose={() => {
            setRenaming(null)
          }}
          onDone={reload}
        />
      )}
    </>
  )
}

function Skeletons() {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        Loading documents
      </p>
      <ul className={styles.list} aria-hidden="true">
        {["a", "b", "c", "d"].map((row) => (
          <li key={row} className={styles.skeleton} />
        ))}
      </ul>
    </div>
  )
}

function Line({
  line,
  onRename,
  onDelete,
}: {
  line: DocumentLine
  onRename: (line: DocumentLine) => void
  onDelete: (line: DocumentLine) => void
}) {
  const { query_id: id, title, firstSentence, extraction, changed, published, updatedAt } = line
  return (
    <li className={styles.line}>
      <Link to={`/fact-checking?id=${encodeURIComponent(id)}`}>
        <Icon of={FileText} />
        <span>
          <b>{title}</b>
          <small>{firstSentence}</small>
        </span>
        <span className={styles.count}>
          <span>
            <b>{extraction}</b> {extraction === 1 ? "metric" : "metrics"} checked
          </span>
          {changed > 0 && (
            <span className={styles.changed}>{countNoun(changed, "verdict")} changed</span>
          )}
          {published !== null && <Tag>Published</Tag>}
        </span>
        <time dateTime={updatedAt}>{writeDayFirst(updatedAt)}</time>
      </Link>
      <IconButton
        icon={Pencil}
        label={`Rename ${title}`}
        onClick={() => {
          onRename(line)
        }}
      />
      <IconButton
        icon={Trash2}
        label={`Delete ${title}`}
        onClick={() => {
          onDelete(line)
        }}
      />
    </li>
  )
}

/** `14-01-2025`. */
function writeDayFirst(time: string): string {
  return time.slice(0, 10).split("-").reverse().join("-")
}

function DeleteDocument({
  line,
  onClose,
  onDone,
}: {
  line: DocumentLine
  onClose: () => void
  onDone: () => void
}) {
  const toast = useToast()
  const [isDeleting, setDeleting] = useState(false)
  const remove = async () => {
    setDeleting(true)
    const path = `/document/${encodeURIComponent(line.id)}`
    const answer = await callApi(path, { method: "DELETE" })
    if (answer.error !== undefined) toast(answer.error, "error")
    onDone()
    onClose()
  }
  return (
    <ConfirmDelete
      open
      title="Delete this document?"
      isDeleting={isDeleting}
      onClose={onClose}
      onConfirm={remove}
    >
      “{line.title}” cannot be restored.
    </ConfirmDelete>
  )
}
