import { useEditor, useEditorState } from "@tiptap/react"
import { useEffect, useEffectEvent, useState } from "react"

import { callApi } from "../../../session/call-api.ts"
import type { AutosavedChange } from "../document/autosave.ts"
import {
  acceptCorrection,
  getCurrentText,
  findMark,
  placedClaims,
  repaint,
  showClaims,
} from "./claim-edits.ts"
import { claimMarks } from "./claim-marks.ts"
import type { AnsweredClaim, DocumentClaim } from "../results/claim.ts"
import { refuseChanges, TEXT_EXTENSIONS, withoutHandlers } from "./editor-extensions.ts"
import { mapText } from "./text-map.ts"
import { useFadingFault } from "./use-fading-fault.ts"
import { tablesAsLines } from "./table-lines.ts"
import type { StoredDocument } from "../document/use-stored-document.ts"
import { VERDICT_FACTS } from "../results/verdict-facts.ts"
import styles from "../results/verdict.module.css"

/** A text of so many characters is too short to be checked, one of more than so many too long. */
const TOO_SHORT = 6
export const LONGEST = 20_000

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
  return tablesAsLines(withoutHandlers(html))
}

type Options = {
  isOpen: boolean
  document: StoredDocument | null
  onChange: (change: AutosavedChange) => void
  /** Called when somebody who may not write tries to. */
  onRefused: () => void
}

/** The editor with the statements that were found in its text. */
export function useCheckEditor({ isOpen, document: stored, onChange, onRefused }: Options) {
  const [claims, setClaims] = useState<readonly DocumentClaim[]>(stored?.claims ?? [])
  const [selected, setSelected] = useState<string | null>(null)
  const [isFromText, setFromText] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const { hasFailed, setFailed } = useFadingFault()
  const editor = useEditor({
    extensions: [...TEXT_EXTENSIONS, MARKS, ...(isOpen ? [] : [refuseChanges(onRefused)])],
    content: stored?.content ?? null,
    // Its style sheet is ours: the page's policy allows no inline one.
    injectCSS: false,
    editorProps: { attributes: ATTRIBUTES, transformPastedHTML: readPasted },
  })
  const length = useEditorState({
    editor,
    selector: (now) => mapText(now.editor.state.doc).text.trim().length,
  })
  const reportChange = (next: readonly DocumentClaim[], more: AutosavedChange = {}) => {
    setClaims(next)
    onChange({ content: editor.getJSON(), claims: placedClaims(editor, next), ...more })
  }
  const onDocumentChange = useEffectEvent(() => {
    setChecked(false)
    // A statement that was rewritten is another one: it waits for the next check.
    reportChange(claims.filter((claim) => getCurrentText(editor, claim.id) === claim.originalText))
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
    // On a phone the text is far above its cards: there the reader stays at the card.
    const isBeside = matchMedia("(min-width: 1025px)").matches
    if (selected !== null && isBeside)
      findMark(editor, selected)?.scrollIntoView({ block: "nearest" })
  }, [editor, selected])

  const check = async () => {
    setChecking(true)
    setFailed(false)
    const { text } = mapText(editor.state.doc)
    // "Last year" counts from the day the author checks.
    const asOf = formatDay(new Date())
    const answer = await callApi<{ claims: AnsweredClaim[]; version: number }>("/economic/check", {
      method: "POST",
      body: { query: text, asOf },
    })
    setChecking(false)
    if (answer.error !== undefined) {
      setFailed(answer.status !== 401)
      return
    }
    const fresh = answer.data.claims.map((claim, k) => {
      return { ...claim, id: `claim-${String(k + 1)}`, isShown: false, accepted: null }
    })
    setSelected(null)
    setChecked(true)
    reportChange(showClaims(editor, fresh), { asOf, checkedVersion: answer.data.version })
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
    hasFailed,
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
    /** Puts the figure of the data into the text. */
    accept: (id: string) => {
      const claim = claims.find((each) => each.id === id)
      const accepted = claim && acceptCorrection(editor, claim)
      if (accepted) reportChange(claims.map((each) => (each.id === id ? accepted : each)))
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
