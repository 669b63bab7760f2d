import Globe from "lucide-react/icons/globe"
import { useId, useState } from "react"

import { publishedCheckPath } from "#domain/addresses/check-paths.ts"

import { Button } from "../../../components/button/button.tsx"
import fields from "../../../components/field/field.module.css"
import { Icon } from "../../../components/icon/icon.tsx"
import { Modal } from "../../../components/modal/modal.tsx"
import { useToast } from "../../../components/toast/toast-context.ts"
import { useCopy } from "../../../components/use-copy.ts"
import { callApi } from "../../../session/call-api.ts"
import type { AnsweredClaim } from "../results/claim.ts"
import styles from "../fact-checking.module.css"

type Found = Pick<AnsweredClaim, "foundBy">

type Props = {
  documentId: string
  claims: readonly Found[]
  /** Id of the published check; null when there is none. */
  published: string | null
  /** Sends what has not been kept yet: what is published is what the server holds. */
  beforehand: () => Promise<void>
}

const BEFORE =
  "The title and the statements with their verdicts become public at an address of their own; the rest of the text stays private. The verdicts are worked out again now, and whenever the data changes."
const AFTER =
  "The title and the statements with their verdicts are public at the address below; the rest of the text stays private. The verdicts are worked out again whenever the data changes. Publish again to show what you have changed since."

/** Gives the check an address that everybody may read, and takes it back. */
export function PublishButton({ documentId, claims, published, beforehand }: Props) {
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [checkId, setCheckId] = useState(published)
  const call = async (method: "POST" | "DELETE") => {
    setBusy(true)
    await beforehand()
    const path = `/document/${encodeURIComponent(documentId)}/publish`
    const answer = await callApi<{ id: string; claims: Found[] } | null>(path, { method })
    setBusy(false)
    if (answer.error !== undefined) {
      toast(answer.error, "error")
      return
    }
    setCheckId(answer.data?.id ?? null)
    toast(answer.message, "success")
    if (answer.data && countFound(answer.data.claims) < countFound(claims))
      toast("A statement that the language model did not find again is not shown", "info")
  }
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true)
        }}
      >
        <Icon of={Globe} />
        <span className={styles.publishWord}>{checkId === null ? "Publish" : "Published"}</span>
      </Button>
      <Modal
        open={isOpen}
        onClose={() => {
          setOpen(false)
        }}
        title={checkId === null ? "Publish this check" : "This check is public"}
        actions={
          <>
            {checkId !== null && (
              <Button look="danger" busy={isBusy} onClick={() => void call("DELETE")}>
                Unpublish
              </Button>
            )}
            <Button look="primary" busy={isBusy} onClick={() => void call("POST")}>
              {checkId === null ? "Publish" : "Publish again"}
            </Button>
          </>
        }
      >
        <p>{checkId === null ? BEFORE : AFTER}</p>
        {countFound(claims) > 0 && (
          <p className={styles.found}>
            What a language model found is marked as such. Check that it read your sentences
            correctly before you publish.
          </p>
        )}
        {checkId !== null && <Address id={checkId} />}
      </Modal>
    </>
  )
}

function countFound(claims: readonly Found[]): number {
  return claims.filter(({ foundBy }) => foundBy !== undefined).length
}

function Address({ id }: { id: string }) {
  const field = useId()
  const copy = useCopy()
  const address = `${location.origin}${publishedCheckPath(id)}`
  return (
    <div className={styles.address}>
      <label htmlFor={field}>Address</label>
      <input id={field} className={fields.input} readOnly value={address} />
      <Button
        onClick={() => {
          copy(address, field)
        }}
      >
        Copy
      </Button>
      <a href={address}>Open the page</a>
    </div>
  )
}
