import { Extension } from "@tiptap/react"
import { Plugin, PluginKey, type EditorState, type Transaction } from "@tiptap/pm/state"
import { Decoration, DecorationSet } from "@tiptap/pm/view"

import { cardId, type VerdictStatus } from "../results/claim.ts"
import { freeStretches, type Stretch } from "./free-stretches.ts"

/** A statement in the text: where it stands and how it looks. */
export type ClaimMark = {
  id: string
  from: number
  to: number
  verdict: VerdictStatus
  isSelected: boolean
}

type Look = {
  /** Classes of a stretch; the last one of a statement carries its sign. */
  classOf: (mark: ClaimMark, isLast: boolean) => string
  /** The verdict in a word, for readers who do not see its colour. */
  labelOf: (mark: ClaimMark) => string
}

const key = new PluginKey<readonly ClaimMark[]>("claims")

/** Where the statements stand now, after everything that was typed since they were found. */
export function readMarks(state: EditorState): readonly ClaimMark[] {
  return key.getState(state) ?? []
}

/** A change that puts the given statements in the place of those before. */
export function withMarks(transaction: Transaction, marks: readonly ClaimMark[]): Transaction {
  return transaction.setMeta(key, marks).setMeta("addToHistory", false)
}

/** Draws the statements over the text without changing it. */
export function claimMarks(look: Look) {
  return Extension.create({
    name: "claimMarks",
    addProseMirrorPlugins: () => [
      new Plugin<readonly ClaimMark[]>({
        key,
        state: {
          init: () => [],
          apply: (transaction, before) =>
            (transaction.getMeta(key) as readonly ClaimMark[] | undefined) ??
            moved(before, transaction),
        },
        props: {
          decorations: (state) => {
            const marks = readMarks(state)
            const drawings = marks.flatMap((mark, k) =>
              drawn(state, { mark, stretches: freeStretches(marks, k) }, look),
            )
            return DecorationSet.create(state.doc, drawings)
          },
        },
      }),
    ],
  })
}

function moved(marks: readonly ClaimMark[], { mapping, docChanged }: Transaction) {
  if (!docChanged) return marks
  return marks
    .map((mark) => ({ ...mark, from: mapping.map(mark.from, 1), to: mapping.map(mark.to, -1) }))
    .filter((mark) => mark.from < mark.to)
}

/** Bold words and line ends split a statement: its first stretch is the button, its last one carries the sign. */
function drawn(
  state: EditorState,
  { mark, stretches }: { mark: ClaimMark; stretches: readonly Stretch[] },
  { classOf, labelOf }: Look,
): Decoration[] {
  const pieces = stretches.flatMap((stretch) => listTexts(state, stretch))
  return pieces.map(({ from, to }, k) =>
    Decoration.inline(from, to, {
      nodeName: "mark",
      class: classOf(mark, k === pieces.length - 1),
      "data-claim": mark.id,
      ...(k === 0 && {
        role: "button",
        tabindex: "0",
        "aria-expanded": String(mark.isSelected),
        "aria-controls": cardId(mark.id),
        "aria-description": labelOf(mark),
      }),
    }),
  )
}

/** The texts of a stretch, each within one node. */
function listTexts(state: EditorState, stretch: Stretch): Stretch[] {
  const texts: Stretch[] = []
  state.doc.nodesBetween(stretch.from, stretch.to, (node, position) => {
    if (!node.isText) return
    const from = Math.max(position, stretch.from)
    const to = Math.min(position + node.nodeSize, stretch.to)
    if (from < to) texts.push({ from, to })
  })
  return texts
}

/** The statement an event of the page is about, if any. */
export function findClaim(target: EventTarget): string | undefined {
  const element = target instanceof Element ? target.closest("[data-claim]") : null
  return element?.getAttribute("data-claim") ?? undefined
}
