import type { Editor } from "@tiptap/react"
import { useEffect, useState } from "react"

import type { DocumentClaim } from "../results/claim.ts"
import { PHONE } from "../results/use-lifted.ts"
import { findMark, repaint } from "./claim-edits.ts"

/** The statement that is open, painted so in the text and kept in sight. */
export function useSelectedClaim(editor: Editor, claims: readonly DocumentClaim[]) {
  const [selected, setSelected] = useState<string | null>(null)
  const [isFromText, setFromText] = useState(false)
  useEffect(() => {
    repaint(editor, claims, selected)
  }, [editor, claims, selected])
  useEffect(() => {
    if (selected === null) return
    const mark = findMark(editor, selected)
    // On narrow screens the cards are below the text: a reader who opened one there stays there. On phones an opened
    // card covers the lower part of the screen, so the statement is moved to its top.
    if (matchMedia("(min-width: 1025px)").matches) mark?.scrollIntoView({ block: "nearest" })
    else if (isFromText && matchMedia(PHONE).matches) mark?.scrollIntoView({ block: "start" })
  }, [editor, selected, isFromText])
  return {
    selected,
    isFromText,
    /** Opens a statement or closes it again. */
    toggle: (id: string, from: "text" | "card") => {
      setSelected(selected === id ? null : id)
      setFromText(from === "text")
    },
    /** Closes the open statement; where asked, the focus goes back to it in the text. */
    close: (isFocusBack: boolean) => {
      setSelected(null)
      if (isFocusBack && selected !== null) findMark(editor, selected)?.focus()
    },
  }
}
