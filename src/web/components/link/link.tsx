import { useEffect, type ComponentProps, type MouseEvent } from "react"
import { useNavigate, type NavigateFunction } from "react-router"

type Way = { state?: unknown; replace?: boolean | undefined; preventScrollReset?: boolean }

export type LinkProps = Omit<ComponentProps<"a">, "href"> & Way & { to: string }

let goTo: NavigateFunction | undefined

/** A link to another page of this site: a plain one for the server, which asks nothing of the router. */
export function Link({ to, state, replace, preventScrollReset, onClick, ...rest }: LinkProps) {
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    followLink(event, { state, replace, ...(preventScrollReset && { preventScrollReset }) })
  }
  return <a {...rest} href={to} onClick={click} />
}

/**
 * Goes where a clicked link leads without loading the document anew. A click that asks for a new tab or window is left
 * to the browser.
 */
function followLink(event: MouseEvent<HTMLAnchorElement>, { replace, ...way }: Way = {}): void {
  if (!goTo || !isPlainClick(event)) return
  event.preventDefault()
  const { pathname, search, hash, href } = event.currentTarget
  // As browsers do: who is there already gets no second entry in the history.
  void goTo(pathname + search + hash, { replace: replace ?? href === location.href, ...way })
}

function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  return !event.defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}

/** Lets links go through the router; before it has run the browser follows them itself. */
export function useLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    goTo = navigate
  }, [navigate])
}
