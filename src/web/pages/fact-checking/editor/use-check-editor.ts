import { useState } from "react"

import { LONGEST_DOCUMENT } from "#domain/check-limits.ts"

import type { AutosavedChange } from "../document/autosave.ts"
import type { StoredDocument } from "../document/use-stored-document.ts"
import { findMark, placeClaims } from "./claim-edits.ts"
import { readPages, writeParagraphs } from "./page-marks.ts"
import { mapText } from "./text-map.ts"
import { useEditorClaims } from "./use-editor-claims.ts"
import { useJudging } from "./use-judging.ts"
import { useSelectedClaim } from "./use-selected-claim.ts"
import { useTextEditor } from "./use-text-editor.ts"

/** A text of up to this many characters is too short to be checked. */
const TOO_SHORT = 6

type Options = {
  isOpen: boolean
  document: StoredDocument | null
  onChange: (change: AutosavedChange) => void
  /** Called when somebody who may not write tries to. */
  onRefused: () => void
  /** Called when a sentence is not confirmed with the figure that was to be put into it. */
  onNotConfirmed: () => void
}

type FileText = { text: string; pages: readonly number[]; day: string | null }

/** The editor with the statements that were found in its text, and the checks of them. */
export function useCheckEditor(options: Options) {
  const { document: stored, onNotConfirmed } = options
  const [today] = useState(() => formatLocalDay(new Date()))
  const [day, setDay] = useState(stored?.asOf ?? today)
  const { editor, length, offeredDay, pages } = useTextEditor({ ...options, today })
  const found = useEditorClaims(editor, options)
  const { claims, report, isChecked, isHeld, hold } = found
  const { selected, isFromText, toggle, close } = useSelectedClaim(editor, claims)
  const onChecked = () => {
    close(false)
  }
  const judging = useJudging(editor, { found, day, onChecked, onNotConfirmed })
  return {
    editor,
    claims,
    selected,
    isFromText,
    isChecking: judging.isChecking,
    isChecked,
    isEmpty: length === 0,
    /** Puts a text into the empty editor. */
    tryText: (text: string) => {
      editor.chain().focus().insertContent(text).run()
    },
    isHeld,
    /** Puts the text of a file into the editor: into the empty one, or behind what is there. */
    openFile: (file: FileText) => {
      hold(true)
      const content = writeParagraphs(file.text, file.pages)
      if (length === 0) editor.commands.setContent({ type: "doc", content }, { emitUpdate: true })
      else editor.commands.insertContentAt(editor.state.doc.content.size, content)
      if (file.day !== null) setDay(file.day)
    },
    /** The text as it was checked, with the places of its statements and pages. */
    readChecked: () => ({
      text: mapText(editor.state.doc).text,
      pages: readPages(editor.state.doc),
      claims: placeClaims(editor, claims),
    }),
    pages,
    hasFailed: judging.hasFailed,
    day,
    today,
    offeredDay,
    /** Takes another day for that of the text; what was checked is checked again. */
    changeDay: (next: string) => {
      setDay(next)
      if (claims.length > 0) void judging.check(next)
    },
    check: judging.check,
    canCheck: length > TOO_SHORT && length <= LONGEST_DOCUMENT,
    isTooLong: length > LONGEST_DOCUMENT,
    /** Opens a statement or closes it again; the first time it shows its verdict. */
    open: (id: string, from: "text" | "card") => {
      toggle(id, from)
      if (claims.some((claim) => claim.id === id && !claim.isShown)) {
        report(claims.map((claim) => (claim.id === id ? { ...claim, isShown: true } : claim)))
      }
    },
    close,
    focusStatement: (id: string) => findMark(editor, id)?.focus(),
    accept: (id: string) => void judging.accept(id),
    accepting: judging.accepting,
    /** Shows the verdict on every statement. */
    showAll: () => {
      report(claims.map((claim) => ({ ...claim, isShown: true })))
    },
    /** Takes note of the verdicts that the data has changed. */
    acknowledge: () => {
      report(claims.map((claim) => ({ ...claim, before: null })))
    },
  }
}

/** The author's own calendar day. */
function formatLocalDay(time: Date): string {
  const two = (part: number) => String(part).padStart(2, "0")
  return `${String(time.getFullYear())}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}
