import { useEffect, useEffectEvent } from "react"

import { findClaim } from "../editor/claim-marks.ts"
import { getVerdict, type DocumentClaim } from "./claim.ts"

/** The next incorrect statement in the text, or the one before; after the last one comes the first. */
export function findNext(
  claims: readonly Pick<DocumentClaim, "id" | "isShown" | "status">[],
  { selected, by }: { selected: string | null; by: 1 | -1 },
): string | undefined {
  const at = claims.findIndex(({ id }) => id === selected)
  const start = at === -1 && by === -1 ? 0 : at
  const around = claims.map(
    (_, k) => claims[(start + by * (k + 1) + 2 * claims.length) % claims.length],
  )
  return around.find((claim) => claim && getVerdict(claim) === "incorrect")?.id
}

/** N leads to the next incorrect statement and P to the one before, wherever nothing is typed. */
export function useStepKeys(step: (by: 1 | -1) => void): void {
  const take = useEffectEvent(step)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = STEPS[event.key.toLowerCase()]
      if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target)) return
      take(by)
    }
    document.addEventListener("keydown", press)
    return () => {
      document.removeEventListener("keydown", press)
    }
  }, [])
}

const STEPS: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 }

function isTyping(target: EventTarget | null): boolean {
  // A statement stands in the editor, but with the focus it is a button.
  if (!(target instanceof HTMLElement) || findClaim(target) !== undefined) return false
  return target.isContentEditable || target.matches("input, textarea, select")
}
