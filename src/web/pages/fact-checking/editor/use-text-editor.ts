import { Placeholder } from "@tiptap/extensions/placeholder"
import type { EditorState } from "@tiptap/pm/state"
import { isNodeEmpty, useEditor, useEditorState } from "@tiptap/react"

import type { StoredDocument } from "../document/use-stored-document.ts"
import { VERDICT_FACTS } from "../results/verdict-facts.ts"
import styles from "../results/verdict.module.css"
import { claimMarks } from "./claim-marks.ts"
import {
  headingsInRange,
  refuseChanges,
  TEXT_EXTENSIONS,
  withoutHandlers,
} from "./editor-extensions.ts"
import { findTextDay } from "./find-text-day.ts"
import { PageMarks, readPages } from "./page-marks.ts"
import { tablesAsLines } from "./table-lines.ts"
import { mapText } from "./text-map.ts"

const MARKS = claimMarks({
  classOf: ({ verdict, isSelected }, isLast) =>
    [styles.claim, styles[verdict], isSelected && styles.selected, isLast && styles.last]
      .filter(Boolean)
      .join(" "),
  labelOf: ({ verdict }) => VERDICT_FACTS[verdict].word,
})

const HINT = "Type or paste a text here, or open a file."

/** The hint is drawn for the eye alone; screen readers get it from here, once. */
function buildAttributes({ doc }: EditorState): Record<string, string> {
  return {
    "aria-label": "Text to check",
    role: "textbox",
    "aria-multiline": "true",
    tabindex: "0",
    ...(isNodeEmpty(doc) && { "aria-placeholder": HINT }),
  }
}

function readPasted(html: string): string {
  return headingsInRange(tablesAsLines(withoutHandlers(html)))
}

type Options = {
  isOpen: boolean
  document: StoredDocument | null
  /** The author's own calendar day. */
  today: string
  /** Called when somebody who may not write tries to. */
  onRefused: () => void
}

/** The editor of the text, with what the page shows of the text as it stands. */
export function useTextEditor({ isOpen, document: stored, today, onRefused }: Options) {
  const editor = useEditor({
    extensions: [
      ...TEXT_EXTENSIONS,
      Placeholder.configure({ placeholder: HINT }),
      PageMarks,
      MARKS,
      ...(isOpen ? [] : [refuseChanges(onRefused)]),
    ],
    content: stored?.content ?? null,
    // Its style sheet is ours: the page's policy allows no inline one.
    injectCSS: false,
    editorProps: { attributes: buildAttributes, transformPastedHTML: readPasted },
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
  return {
    editor,
    length,
    /** The date that the text itself bears. */
    offeredDay,
    /** The pages of the text, for the cards. */
    pages,
  }
}
