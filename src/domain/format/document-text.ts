/** A part of the editor's tree: a block with parts, or a stretch of text. */
type Node = { type?: unknown; text?: unknown; content?: unknown }

const MAX_DEPTH = 20
/** Blocks that hold text themselves; all others hold blocks. */
const TEXT_BLOCKS: ReadonlySet<unknown> = new Set(["paragraph", "heading"])

/**
 * The plain text of an editor's tree, each paragraph and heading on a line of its own: what is checked. Anything
 * that does not belong to such a tree counts as nothing. The editor in the browser counts places in the same text.
 */
export function documentText(content: unknown): string {
  let text = ""
  const walk = (node: unknown, depth: number): void => {
    if (!isNode(node) || depth > MAX_DEPTH) return
    if (TEXT_BLOCKS.has(node.type) && text !== "" && !text.endsWith("\n")) text += "\n"
    if (typeof node.text === "string") text += node.text
    if (node.type === "hardBreak") text += "\n"
    if (!Array.isArray(node.content)) return
    for (const part of node.content as unknown[]) walk(part, depth + 1)
  }
  walk(content, 0)
  return text
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null
}
