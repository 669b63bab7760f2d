import Code from "lucide-react/icons/code"
import Download from "lucide-react/icons/download"
import Share2 from "lucide-react/icons/share-2"

import type { Access } from "#domain/accounts/access.ts"

import { DialogButton } from "./dialog-button.tsx"

/** A dialog that a chart has a button for. */
export type ChartDialog = "share" | "embed" | "download"

/**
 * The buttons that open the dialogs of a chart. Embedding and downloading may ask to sign in first, by `pass`; figures of
 * a closed source have no download, and their embed dialog says why there is none.
 */
export function ChartButtons({
  access,
  isClosed,
  pass,
  onOpen,
}: {
  access: { embed: Access; download: Access }
  isClosed: boolean
  pass: (access: Access, action: () => void) => void
  onOpen: (dialog: ChartDialog) => void
}) {
  return (
    <>
      <DialogButton
        icon={Share2}
        label="Share"
        onClick={() => {
          onOpen("share")
        }}
      />
      <DialogButton
        icon={Code}
        label="Embed"
        onClick={() => {
          pass(isClosed ? "public" : access.embed, () => {
            onOpen("embed")
          })
        }}
      />
      {!isClosed && (
        <DialogButton
          icon={Download}
          label="Download"
          onClick={() => {
            pass(access.download, () => {
              onOpen("download")
            })
          }}
        />
      )}
    </>
  )
}
