import type { Editor } from "@tiptap/react"

import { Button } from "../../../components/button/button.tsx"
import { Field } from "../../../components/field/field.tsx"
import { useForm } from "../../../components/field/use-form.ts"
import { Modal } from "../../../components/modal/modal.tsx"
import styles from "../fact-checking.module.css"
import { isSafeAddress } from "./editor-extensions.ts"

/** Characters of the longest address that a text may link to. */
const LONGEST_LINK = 2000

/** Makes the selected words a link, or ends the one they stand in. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = (editor.getAttributes("link") as { href?: string }).href ?? ""
  const { props, errors, isReady } = useForm(
    {
      address: ({ address }) =>
        isSafeAddress(address) ? undefined : "The address must begin with https:// or mailto:",
    },
    ({ address }) => {
      onClose()
      const chain = editor.chain().focus().extendMarkRange("link")
      if (editor.state.selection.empty && before === "") {
        const marks = [{ type: "link", attrs: { href: address.trim() } }]
        chain.insertContent({ type: "text", text: address.trim(), marks }).run()
      } else chain.setLink({ href: address.trim() }).run()
    },
  )
  return (
    <Modal open onClose={onClose} title="Link">
      <form {...props}>
        <Field
          label="Address"
          name="address"
          type="text"
          inputMode="url"
          required
          maxLength={LONGEST_LINK}
          placeholder="https://"
          defaultValue={before}
          error={errors.address}
        />
        <div className={styles.foot}>
          {before !== "" && (
            <Button
              look="quiet"
              onClick={() => {
                onClose()
                editor.chain().focus().extendMarkRange("link").unsetLink().run()
              }}
            >
              Remove link
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={!isReady}>
            Set link
          </Button>
        </div>
      </form>
    </Modal>
  )
}
