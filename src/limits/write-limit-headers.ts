import type { LimitState } from "./create-limits.ts"

/**
 * What is left of a limit as the header fields `RateLimit-Policy` and `RateLimit` of the IETF's draft say it: how many
 * requests a window has, how many are left, and the seconds until the window is over.
 */
export function writeLimitHeaders(state: LimitState): Record<string, string> {
  const { name, max, windowSeconds, remaining, resetSeconds } = state
  return {
    "ratelimit-policy": `"${name}";q=${String(max)};w=${String(windowSeconds)}`,
    ratelimit: `"${name}";r=${String(remaining)};t=${String(resetSeconds)}`,
  }
}
