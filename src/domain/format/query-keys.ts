import { AppError } from "../errors.ts"

/** Keys that others add to links: they change nothing and are let through. */
const FOREIGN = /^(?:utm_.*|fbclid|gclid)$/

/** The keys of a query that an address does not understand, each once. */
function findUnknownKeys(keys: Iterable<string>, known: readonly string[]): string[] {
  return [...new Set(keys)].filter((key) => !known.includes(key) && !FOREIGN.test(key))
}

/** @throws AppError "bad-request" that names the first key that is not known, and those that are */
export function requireKnownKeys(keys: Iterable<string>, known: readonly string[]): void {
  const unknown = findUnknownKeys(keys, known)
  const [first] = unknown
  if (first === undefined) return
  throw new AppError("bad-request", unknownKeySentence(first, known), {
    details: unknown.map((field) => ({ field, problem: "is not known", known })),
  })
}

/** A sentence for each key of a query that an address does not understand. */
export function describeUnknownKeys(query: URLSearchParams, known: readonly string[]): string[] {
  return findUnknownKeys(query.keys(), known).map((key) => unknownKeySentence(key, known))
}

/** Says that an address does not understand a key, and which ones it does. */
function unknownKeySentence(key: string, known: readonly string[]): string {
  const start = `“${key.slice(0, 60)}” is not a key of this address`
  return known.length === 0
    ? `${start}, which takes none.`
    : `${start}. It takes ${known.join(", ")}.`
}
