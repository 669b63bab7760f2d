import { useEffect, useEffectEvent, type RefObject } from "react"

import { findClaim } from "../editor/claim-marks.ts"

/** The width up to which the style sheet lifts a card. */
export const PHONE = "(max-width: 600px)"

/**
 * While a card is lifted on a phone the focus is in it, and Escape or a touch beside it closes it. `onClose` gets
 * whether the focus has to go back to the statement: not where the touch has put it somewhere itself.
 */
export function useLifted(
  card: RefObject<HTMLElement | null>,
  isLifted: boolean,
  onClose: (isFocusBack: boolean) => void,
): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const element = card.current
    if (!isLifted || !element || !matchMedia(PHONE).matches) return
    element.querySelector<HTMLElement>("[aria-expanded]")?.focus({ preventScroll: true })
    const press = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close(true)
    }
    const touch = ({ target }: MouseEvent) => {
      // Another statement takes the place of this one by itself.
      if (!(target instanceof Element) || element.contains(target) || findClaim(target)) return
      const { activeElement } = document
      const isTaken = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0
      close(!isTaken || element.contains(activeElement))
    }
    document.addEventListener("keydown", press)
    // Before what was touched is drawn anew and is no longer in the card.
    document.addEventListener("click", touch, { capture: true })
    return () => {
      document.removeEventListener("keydown", press)
      document.removeEventListener("click", touch, { capture: true })
    }
  }, [card, isLifted])
}
