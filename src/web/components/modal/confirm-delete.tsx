import Trash2 from "lucide-react/icons/trash-2"
import type { ReactNode } from "react"

import { Button } from "../button/button.tsx"
import { MessageModal } from "./modal.tsx"

/** Asks once more before something is deleted; the children say what is lost. */
export function ConfirmDelete({
  open,
  title,
  isDeleting,
  onClose,
  onConfirm,
  children,
}: {
  open: boolean
  title: string
  isDeleting: boolean
  onClose: () => void
  onConfirm: () => Promise<void>
  children: ReactNode
}) {
  return (
    <MessageModal
      open={open}
      onClose={onClose}
      icon={Trash2}
      tone="warning"
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="danger"
            busy={isDeleting}
            onClick={() => {
              void onConfirm()
            }}
          >
            Delete
          </Button>
        </>
      }
    >
      {children}
    </MessageModal>
  )
}
