import { useState } from "react"

import { LONGEST_DOCUMENT_TITLE } from "#domain/accounts/document-limits.ts"

import type { DocumentLine } from "./document-line.ts"
import { Button } from "../../components/button/button.tsx"
import { Field } from "../../components/field/field.tsx"
import { useForm } from "../../components/field/use-form.ts"
import { Modal } from "../../components/modal/modal.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { callApi } from "../../session/call-api.ts"
import styles from "./documents.module.css"

/** Gives a document another title. */
export function RenameDocument({
  line,
  onClose,
  onDone,
}: {
  line: DocumentLine
  onClose: () => void
  onDone: () => void
}) {
  const toast = useToast()
  const [isSaving, setSaving] = useState(false)
  const rename = async (title: string) => {
    setSaving(true)
    const path = `/document/${encodeURIComponent(line.id)}`
    const answer = await callApi(path, { method: "PATCH", body: { title } })
    if (answer.error !== undefined) toast(answer.error, "error")
    onDone()
    onClose()
  }
  const { props, errors, isReady } = useForm(
    { title: ({ title }) => (title.trim() === "" ? "Title is required" : undefined) },
    ({ title }) => {
      void rename(title)
    },
  )
  return (
    <Modal open onClose={onClose} title="Rename document">
      <form {...props}>
        <Field
          label="Title"
          name="title"
          required
          maxLength={LONGEST_DOCUMENT_TITLE}
          defaultValue={line.title}
          error={errors.title}
        />
        <div className={styles.foot}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={isSaving} disabled={!isReady}>
            Rename
          </Button>
        </div>
      </form>
    </Modal>
  )
}
