import { escapeHtml } from "../escape-html.ts"
import { useMarkup } from "../use-markup.ts"
import { followLink } from "./link.tsx"

export type ListedLink = { to: string; text: string; isCurrent?: boolean; className?: string }

/** A list of links to pages. It is text to React: hundreds of links that never change one by one are no work for it. */
export function LinkList({
  links,
  className,
}: {
  links: readonly ListedLink[]
  className: string | undefined
}) {
  const markup = useMarkup(links.map(itemHtml).join(""))
  return <ul className={className} onClick={followLink} dangerouslySetInnerHTML={markup} />
}

function itemHtml({ to, text, isCurrent = false, className }: ListedLink): string {
  const named = className === undefined ? "" : ` class="${className}"`
  const current = isCurrent ? ' aria-current="page"' : ""
  return `<li${named}><a href="${escapeHtml(to)}"${current}>${escapeHtml(text)}</a></li>`
}
