import { closeHistory } from "@tiptap/pm/history"
import type { Editor } from "@tiptap/react"

import { readMarks, withMarks, type ClaimMark } from "./claim-marks.ts"
import { getVerdict, type DocumentClaim } from "../results/claim.ts"
import { mapText } from "./text-map.ts"

/** Marks claims in the text by their places in it; gives those that were found there. */
export function showClaims(
  editor: Editor,
  claims: readonly DocumentClaim[],
): readonly DocumentClaim[] {
  const map = mapText(editor.state.doc)
  const marks: ClaimMark[] = []
  const found = claims.filter((claim) => {
    const range = map.rangeOf(claim.start, claim.end)
    if (!range || map.text.slice(claim.start, claim.end) !== claim.originalText) return false
    marks.push({ ...range, id: claim.id, verdict: getVerdict(claim), isSelected: false })
    return true
  })
  editor.view.dispatch(withMarks(editor.state.tr, marks))
  return found
}

/** Puts the verdicts over the statements where they stand now; the one with the focus keeps it. */
export function repaint(
  editor: Editor,
  claims: readonly DocumentClaim[],
  selected: string | null,
): void {
  const marks = readMarks(editor.state).flatMap((mark) => {
    const claim = claims.find(({ id }) => id === mark.id)
    return claim ? [{ ...mark, verdict: getVerdict(claim), isSelected: mark.id === selected }] : []
  })
  const focused = document.activeElement?.getAttribute("data-claim")
  editor.view.dispatch(withMarks(editor.state.tr, marks))
  if (focused) findMark(editor, focused)?.focus()
}

/** The statement as it is drawn in the text. */
export function findMark(editor: Editor, id: string): HTMLElement | null {
  return editor.view.dom.querySelector<HTMLElement>(`[data-claim="${CSS.escape(id)}"]`)
}

/** What stands in the place of a claim now; nothing when it is gone. */
export function getCurrentText(editor: Editor, id: string): string | undefined {
  const mark = readMarks(editor.state).find((each) => each.id === id)
  return mark && editor.state.doc.textBetween(mark.from, mark.to, "\n", "\n")
}

/** The text as it would read with the figure of the data, and where that figure would stand. */
export type Correction = { text: string; start: number; end: number; write: () => void }

/** What putting the figure of the data into the author's sentence would give; nothing where the sentence has changed. */
export function prepareCorrection(editor: Editor, claim: DocumentClaim): Correction | undefined {
  const { correction, originalText } = claim
  const mark = readMarks(editor.state).find(({ id }) => id === claim.id)
  if (!correction || !mark) return undefined
  const start = correction.start - claim.start
  const end = correction.end - claim.start
  const range = { from: mark.from + start, to: mark.from + end }
  const written = editor.state.doc.textBetween(range.from, range.to)
  if (written !== originalText.slice(start, end)) return undefined
  const { text, offsetOf } = mapText(editor.state.doc)
  const at = offsetOf(range.from)
  if (at === undefined) return undefined
  return {
    text: text.slice(0, at) + correction.text + text.slice(at + written.length),
    start: at,
    end: at + correction.text.length,
    write: () => {
      // A step of its own for undo, however soon after the typing.
      const step = closeHistory(editor.state.tr)
      editor.view.dispatch(
        step.insertText(correction.text, range.from, range.to).setMeta("preventUpdate", true),
      )
    },
  }
}

/** Claims with their places as they are now, for keeping: what was typed before them has moved them. */
export function placeClaims(
  editor: Editor,
  claims: readonly DocumentClaim[],
): readonly DocumentClaim[] {
  const { text, offsetOf } = mapText(editor.state.doc)
  return claims.flatMap((claim) => {
    const mark = readMarks(editor.state).find(({ id }) => id === claim.id)
    const start = mark && offsetOf(mark.from)
    if (start === undefined) return []
    const end = start + claim.originalText.length
    if (text.slice(start, end) !== claim.originalText) return []
    const moved = start - claim.start
    const correction = claim.correction && {
      ...claim.correction,
      start: claim.correction.start + moved,
      end: claim.correction.end + moved,
    }
    return [{ ...claim, start, end, ...(correction && { correction }) }]
  })
}
