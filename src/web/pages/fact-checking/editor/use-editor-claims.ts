import type { Editor } from "@tiptap/react"
import { useEffect, useEffectEvent, useRef, useState } from "react"

import type { AutosavedChange } from "../document/autosave.ts"
import type { StoredDocument } from "../document/use-stored-document.ts"
import type { DocumentClaim } from "../results/claim.ts"
import { getCurrentText, placeClaims, showClaims } from "./claim-edits.ts"
import { createClaimMemory } from "./claim-memory.ts"
import { mapText } from "./text-map.ts"

type Options = {
  document: StoredDocument | null
  onChange: (change: AutosavedChange) => void
}

/** The statements found in the text of the editor; they follow its changes, and each change is reported to be stored. */
export function useEditorClaims(editor: Editor, { document: stored, onChange }: Options) {
  const [claims, setClaims] = useState<readonly DocumentClaim[]>(stored?.claims ?? [])
  const [isChecked, setChecked] = useState(false)
  const [memory] = useState(createClaimMemory)
  // A draft from a file leaves the browser only with its first check.
  const holding = useRef(false)
  const [isHeld, setHeld] = useState(false)
  const hold = (next: boolean) => {
    holding.current = next
    setHeld(next)
  }
  const report = (next: readonly DocumentClaim[], more: AutosavedChange = {}) => {
    const placed = placeClaims(editor, next)
    memory.note(mapText(editor.state.doc).text, placed)
    setClaims(next)
    if (!holding.current) onChange({ content: editor.getJSON(), claims: placed, ...more })
  }
  const onDocumentChange = useEffectEvent(() => {
    setChecked(false)
    // A statement that was rewritten is another one: it waits for the next check.
    const left = claims.filter((claim) => getCurrentText(editor, claim.id) === claim.originalText)
    // Undone, it is the same one again.
    const before = memory.recall(mapText(editor.state.doc).text) ?? []
    report(before.length > left.length ? showClaims(editor, before) : left)
  })
  useEffect(() => {
    const update = () => {
      onDocumentChange()
    }
    const found = showClaims(editor, stored?.claims ?? [])
    // The first change of a stored text can be undone as well.
    memory.note(mapText(editor.state.doc).text, found)
    editor.on("update", update)
    return () => {
      editor.off("update", update)
    }
  }, [editor, stored, memory])
  return {
    claims,
    /** Takes other statements for those of the text, and reports them with what else has changed. */
    report,
    /** Whether the text as it stands was checked. */
    isChecked,
    setChecked,
    /** Whether the text came from a file and has not left the browser yet. */
    isHeld,
    hold,
  }
}
