type Placed = { start: number; end: number }

/** A claim of a part of a text, and its correction, at their places in the whole text. */
export function moveClaim<
  Claim extends Placed & { correction?: (Placed & { text: string }) | null | undefined },
>(claim: Claim, by: number): Claim {
  const { correction } = claim
  const moved = { ...claim, ...move(claim, by) }
  return correction ? { ...moved, correction: { ...correction, ...move(correction, by) } } : moved
}

function move({ start, end }: Placed, by: number): Placed {
  return { start: start + by, end: end + by }
}
