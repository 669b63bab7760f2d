import { Link } from "./link.tsx"

export type ListedLink = {
  to: string
  text: string
  isCurrent?: boolean
  className?: string | undefined
}

/** A list of links to pages. */
export function LinkList({
  links,
  className,
}: {
  links: readonly ListedLink[]
  className: string | undefined
}) {
  return (
    <ul className={className}>
      {links.map(({ to, text, isCurrent = false, className: itemClass }) => (
        <li key={to} className={itemClass}>
          <Link to={to} aria-current={isCurrent ? "page" : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
