import type { RichBlock } from "./story.schema.ts"

/** Every address that blocks of rich text link or show as an image, as it stands. */
export function listBlockAddresses(blocks: readonly RichBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === "image") return [block.attrs.src]
    return (block.content ?? []).flatMap((child) =>
      child.type === "text"
        ? (child.marks ?? []).flatMap((mark) => (mark.type === "link" ? [mark.attrs.href] : []))
        : listBlockAddresses([child]),
    )
  })
}
