import { Extension, Node } from "@tiptap/react"
import { Plugin } from "@tiptap/pm/state"
import StarterKit from "@tiptap/starter-kit"

const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:)/i

/** Whether a link may lead there: pages of the web and mail addresses only. */
export function isSafeAddress(address: string): boolean {
  return SAFE_ADDRESS.test(address.trim())
}

// Lists and quotes hold paragraphs only: what is pasted nested becomes flat, and no text is too deep to be kept.
const FlatItem = Node.create({
  name: "listItem",
  content: "paragraph+",
  defining: true,
  parseHTML: () => [{ tag: "li" }],
  renderHTML: () => ["li", 0],
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})
const FlatQuote = Node.create({
  name: "blockquote",
  group: "block",
  content: "paragraph+",
  defining: true,
  parseHTML: () => [{ tag: "blockquote" }],
  renderHTML: () => ["blockquote", 0],
})

/** What a text may hold; everything else is left out, also of what is pasted. */
export const TEXT_EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    listItem: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      // "growth.In 2020" is not an address.
      autolink: false,
      isAllowedUri: isSafeAddress,
      HTMLAttributes: { rel: "noopener nofollow", target: null },
    },
  }),
  FlatItem,
  FlatQuote,
]

/**
 * Pasted markup without the handlers of its tags. The editor reads it where no script runs, and keeps none of them; but
 * a browser complains of each on the console as soon as it is read.
 */
export function withoutHandlers(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\son[a-z]+\s*=/gi, " data-off="))
}

/** Pasted headings in the two ranks that a text here has. */
export function headingsInRange(html: string): string {
  return html.replace(/(<\/?)h([1456])\b/gi, (_whole, open: string, rank: string) =>
    rank === "1" ? `${open}h2` : `${open}h3`,
  )
}

/** Lets nobody change the text, and says so each time somebody tries: by key, paste, drop or button. */
export function refuseChanges(onRefused: () => void) {
  return Extension.create({
    name: "refuseChanges",
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: ({ docChanged }) => {
          if (docChanged) onRefused()
          return !docChanged
        },
      }),
    ],
  })
}
