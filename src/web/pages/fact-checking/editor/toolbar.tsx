import type { Editor } from "@tiptap/react"
import { useEditorState } from "@tiptap/react"
import Bold from "lucide-react/icons/bold"
import Heading2 from "lucide-react/icons/heading-2"
import Italic from "lucide-react/icons/italic"
import Link2 from "lucide-react/icons/link-2"
import List from "lucide-react/icons/list"
import ListOrdered from "lucide-react/icons/list-ordered"
import Quote from "lucide-react/icons/quote"
import Redo2 from "lucide-react/icons/redo-2"
import Undo2 from "lucide-react/icons/undo-2"
import { useState, type KeyboardEvent } from "react"

import { countNoun } from "#domain/text/count-noun.ts"

import { IconButton } from "../../../components/button/button.tsx"
import type { IconShape } from "../../../components/icon/icon.tsx"
import styles from "../fact-checking.module.css"
import { LinkDialog } from "./link-dialog.tsx"

type Tool = {
  label: string
  icon: IconShape
  /** What it does; without it the tool asks for more first. */
  run?: (editor: Editor) => void
  isOn?: (editor: Editor) => boolean
}

const TOOLS: readonly Tool[] = [
  { label: "Undo", icon: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  { label: "Redo", icon: Redo2, run: (editor) => editor.chain().focus().redo().run() },
  {
    label: "Heading",
    icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive("heading"),
  },
  {
    label: "Bold",
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive("bold"),
  },
  {
    label: "Italic",
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive("italic"),
  },
  {
    label: "Bullet list",
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive("bulletList"),
  },
  {
    label: "Numbered list",
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive("orderedList"),
  },
  {
    label: "Quote",
    icon: Quote,
    run: (editor) => editor.chain().focus().toggleWrap("blockquote").run(),
    isOn: (editor) => editor.isActive("blockquote"),
  },
  { label: "Link", icon: Link2, isOn: (editor) => editor.isActive("link") },
]

/** The formats of the text; one tab stop, the arrows move inside. */
export function Toolbar({ editor, count }: { editor: Editor; count: number }) {
  const [current, setCurrent] = useState(0)
  const [isLinking, setLinking] = useState(false)
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.map(({ isOn }) => isOn?.(now)),
  })
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + TOOLS.length) % TOOLS.length
    setCurrent(next)
    event.currentTarget.querySelectorAll("button")[next]?.focus()
  }
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Formatting" onKeyDown={move}>
      {TOOLS.map(({ label, icon, run }, k) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          tabIndex={k === current ? 0 : -1}
          aria-pressed={states[k]}
          onClick={() => {
            setCurrent(k)
            if (run) run(editor)
            else setLinking(true)
          }}
        />
      ))}
      <span className={styles.count}>{countNoun(count, "statement")}</span>
      {isLinking && (
        <LinkDialog
          editor={editor}
          onClose={() => {
            setLinking(false)
          }}
        />
      )}
    </div>
  )
}
