import type { Editor } from "@tiptap/react"
import { useState } from "react"

import { prepareCorrection, showClaims } from "./claim-edits.ts"
import { judgeText, newClaims, takeOver } from "./judge-text.ts"
import { mapText } from "./text-map.ts"
import type { useEditorClaims } from "./use-editor-claims.ts"
import { useFadingFault } from "./use-fading-fault.ts"

type Options = {
  found: ReturnType<typeof useEditorClaims>
  /** The day of the text, by which it is judged. */
  day: string
  /** Called before the statements of another check are shown. */
  onChecked: () => void
  /** Called when a sentence is not confirmed with the figure that was to be put into it. */
  onNotConfirmed: () => void
}

/** The checks of the text by the server: of the whole, and of one sentence with another figure. */
export function useJudging(editor: Editor, { found, day, onChecked, onNotConfirmed }: Options) {
  const [isChecking, setChecking] = useState(false)
  const [accepting, setAccepting] = useState<string | null>(null)
  const { hasFailed, setFailed } = useFadingFault()
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
    onChecked()
    found.setChecked(true)
    found.hold(false)
    const claims = showClaims(editor, newClaims(answer.data.claims))
    found.report(claims, { asOf, checkedVersion: answer.data.version })
  }
  /** Puts the figure of the data into the text, once the sentence is confirmed with it. */
  const accept = async (id: string) => {
    const claim = found.claims.find((each) => each.id === id)
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
    const judged = takeOver(answer.data.claims, found.claims, corrected)
    if (!judged) {
      onNotConfirmed()
      return
    }
    correction.write()
    found.report(showClaims(editor, judged), { asOf: day, checkedVersion: answer.data.version })
  }
  return {
    check,
    accept,
    isChecking,
    /** The statement that is judged with the figure to be put in. */
    accepting,
    hasFailed,
  }
}
