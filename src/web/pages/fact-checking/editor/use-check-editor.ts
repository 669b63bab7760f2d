import { useEditor, useEditorState } from "@tiptap/react"
import { useEffect, useEffectEvent, useRef, useState } from "react"

import type { AutosavedChange } from "../document/autosave.ts"
import {
  findMark,
  getCurrentText,
  placedClaims,
  prepareCorrection,
  repaint,
  showClaims,
} from "./claim-edits.ts"
import { claimMarks } from "./claim-marks.ts"
import { createClaimMemory } from "./claim-memory.ts"
import type { DocumentClaim } from "../results/claim.ts"
import {
  headingsInRange,
  refuseChanges,
  TEXT_EXTENSIONS,
  withoutHandlers,
} from "./editor-extensions.ts"
import { findTextDay } from "./find-text-day.ts"
import { judgeText, newClaims, takeOver } from "./judge-text.ts"
import { PageMarks, readPages, writeParagraphs } from "./page-marks.ts"
import { mapText } from "./text-map.ts"
import { useFadingFault } from "./use-fading-fault.ts"
import { tablesAsLines } from "./table-lines.ts"
import type { StoredDocument } from "../document/use-stored-document.ts"
import { PHONE } from "../results/use-lifted.ts"
import { VERDICT_FACTS } from "../results/verdict-facts.ts"
import styles from "../results/verdict.module.css"

/** A text of so many characters is too short to be checked, one of more than so many too long. */
const TOO_SHORT = 6
export const LONGEST = 60_000

const MARKS = claimMarks({
  classOf: ({ verdict, isSelected }, isLast) =>
    [styles.claim, styles[verdict], isSelected && styles.selected, isLast && styles.last]
      .filter(Boolean)
      .join(" "),
  labelOf: ({ verdict }) => VERDICT_FACTS[verdict].word,
})

const ATTRIBUTES = {
  "aria-label": "Text to check",
  role: "textbox",
  "aria-multiline": "true",
  tabindex: "0",
}

function readPasted(html: string): string {
  return headingsInRange(tablesAsLines(withoutHandlers(html)))
}

type Options = {
  isOpen: boolean
  document: StoredDocument | null
  onChange: (change: AutosavedChange) => void
  /** Called when somebody who may not write tries to. */
  onRefused: () => void
  /** Called when a sentence is not confirmed with the figure that was to be put into it. */
  onNotConfirmed: () => void
}

/** The editor with the statements that were found in its text. */
export function useCheckEditor(options: Options) {
  const { isOpen, document: stored, onChange, onRefused, onNotConfirmed } = options
  const [claims, setClaims] = useState<readonly DocumentClaim[]>(stored?.claims ?? [])
  const [selected, setSelected] = useState<string | null>(null)
  const [isFromText, setFromText] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [accepting, setAccepting] = useState<string | null>(null)
  const [today] = useState(() => formatDay(new Date()))
  const [day, setDay] = useState(stored?.asOf ?? today)
  const [memory] = useState(createClaimMemory)
  // A draft from a file leaves the browser only with its first check.
  const holding = useRef(false)
  const [isHeld, setHeld] = useState(false)
  const hold = (next: boolean) => {
    holding.current = next
    setHeld(next)
  }
  const { hasFailed, setFailed } = useFadingFault()
  const editor = useEditor({
    extensions: [
      ...TEXT_EXTENSIONS,
      PageMarks,
      MARKS,
      ...(isOpen ? [] : [refuseChanges(onRefused)]),
    ],
    content: stored?.content ?? null,
    // Its style sheet is ours: the page's policy allows no inline one.
    injectCSS: false,
    editorProps: { attributes: ATTRIBUTES, transformPastedHTML: readPasted },
  })
  const { length, offeredDay, pages } = useEditorState({
    editor,
    selector: (now) => {
      const { text } = mapText(now.editor.state.doc)
      return {
        length: text.trim().length,
        offeredDay: findTextDay(text, today),
        pages: readPages(now.editor.state.doc),
      }
    },
  })
  const reportChange = (next: readonly DocumentClaim[], more: AutosavedChange = {}) => {
    const placed = placedClaims(editor, next)
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
    reportChange(before.length > left.length ? showClaims(editor, before) : left)
  })
  useEffect(() => {
    const update = () => {
      onDocumentChange()
    }
    showClaims(editor, stored?.claims ?? [])
    editor.on("update", update)
    return () => {
      editor.off("update", update)
    }
  }, [editor, stored])
  useEffect(() => {
    repaint(editor, claims, selected)
  }, [editor, claims, selected])
  useEffect(() => {
    if (selected === null) return
    const mark = findMark(editor, selected)
    // Under the text are its cards: who opened one there stays with it. Over a lifted card the statement stays in sight.
    if (matchMedia("(min-width: 1025px)").matches) mark?.scrollIntoView({ block: "nearest" })
    else if (isFromText && matchMedia(PHONE).matches) mark?.scrollIntoView({ block: "start" })
  }, [editor, selected, isFromText])

  const check = async (asOf = day) => {
    setChecking(true)
    setFailed(false)
    const { text } = mapText(editor.state.doc)
    const answer = await judgeText(text, asOf)
    setChecking(false)
    if (answer.error !== undefined) {
      setFailed(answer.status !== 401)
      return
    }
    setSelected(null)
    setChecked(true)
    hold(false)
    const found = showClaims(editor, newClaims(answer.data.claims))
    reportChange(found, { asOf, checkedVersion: answer.data.version })
  }
  /** Puts the figure of the data into the text, once the sentence is confirmed with it. */
  const accept = async (id: string) => {
    const claim = claims.find((each) => each.id === id)
    const correction = claim && prepareCorrection(editor, claim)
    if (!claim?.correction || !correction) return
    const before = editor.state.doc
    setAccepting(id)
    setFailed(false)
    const answer = await judgeText(correction.text, day)
    setAccepting(null)
    if (answer.error !== undefined) setFailed(answer.status !== 401)
    // What was typed meanwhile has made it another sentence.
    if (answer.error !== undefined || !editor.state.doc.eq(before)) return
    const { start, end } = correction
    const corrected = { id, text: claim.correction.text, start, end }
    const judged = takeOver(answer.data.claims, claims, corrected)
    if (!judged) {
      onNotConfirmed()
      return
    }
    correction.write()
    reportChange(showClaims(editor, judged), { asOf: day, checkedVersion: answer.data.version })
  }
  return {
    editor,
    claims,
    selected,
    isFromText,
    isChecking,
    /** Whether the text as it stands was checked. */
    isChecked,
    isEmpty: length === 0,
    /** Puts a text into the empty editor. */
    tryText: (text: string) => {
      editor.chain().focus().insertContent(text).run()
    },
    /** Whether the text came from a file and has not left the browser yet. */
    isHeld,
    /** Puts the text of a file into the editor: into the empty one, or behind what is there. */
    openFile: ({
      text,
      pages,
      day: own,
    }: {
      text: string
      pages: readonly number[]
      day: string | null
    }) => {
      hold(true)
      const content = writeParagraphs(text, pages)
      if (length === 0) editor.commands.setContent({ type: "doc", content }, { emitUpdate: true })
      else editor.commands.insertContentAt(editor.state.doc.content.size, content)
      if (own !== null) setDay(own)
    },
    /** The text as it was checked, with the places of its statements and pages. */
    readChecked: () => ({
      text: mapText(editor.state.doc).text,
      pages: readPages(editor.state.doc),
      claims: placedClaims(editor, claims),
    }),
    /** The pages of the text, for the cards. */
    pages,
    hasFailed,
    day,
    today,
    /** The date that the text itself bears. */
    offeredDay,
    /** Takes another day for that of the text; what was checked is checked again. */
    changeDay: (next: string) => {
      setDay(next)
      if (claims.length > 0) void check(next)
    },
    check,
    canCheck: length > TOO_SHORT && length <= LONGEST,
    isTooLong: length > LONGEST,
    /** Opens a statement or closes it again; the first time it shows its verdict. */
    open: (id: string, from: "text" | "card") => {
      setSelected(selected === id ? null : id)
      setFromText(from === "text")
      if (claims.some((claim) => claim.id === id && !claim.isShown)) {
        reportChange(claims.map((claim) => (claim.id === id ? { ...claim, isShown: true } : claim)))
      }
    },
    /** Closes the open statement; where asked, the focus goes back to it in the text. */
    close: (isFocusBack: boolean) => {
      setSelected(null)
      if (isFocusBack && selected !== null) findMark(editor, selected)?.focus()
    },
    accept: (id: string) => void accept(id),
    /** The statement that is judged with the figure to be put in. */
    accepting,
    /** Shows the verdict on every statement. */
    showAll: () => {
      reportChange(claims.map((claim) => ({ ...claim, isShown: true })))
    },
    /** Takes note of the verdicts that the data has changed. */
    acknowledge: () => {
      reportChange(claims.map((claim) => ({ ...claim, before: null })))
    },
  }
}

/** The author's own calendar day. */
function formatDay(time: Date): string {
  const two = (part: number) => String(part).padStart(2, "0")
  return `${String(time.getFullYear())}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}
