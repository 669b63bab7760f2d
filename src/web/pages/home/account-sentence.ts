import type { AccessTable, Feature } from "#domain/accounts/access.ts"

const WORDS: readonly (readonly [Feature, string])[] = [
  ["analysis", "analyses in sentences"],
  ["embed", "embeds"],
  ["download", "downloads"],
  ["compare", "comparisons"],
  ["country-dashboard", "country dashboards"],
  ["fact-checking", "fact checks"],
]

/** What is open to everyone on this site and what an account adds; the operator decides by a setting. */
export function accountSentence(access: AccessTable): string {
  const added = WORDS.flatMap(([feature, words]) => (access[feature] === "public" ? [] : [words]))
  const last = added.pop()
  if (last === undefined) return "Everything is open to everyone. An account keeps your documents."
  const list = added.length === 0 ? last : `${added.join(", ")} and ${last}`
  return `Searching and reading charts is open to everyone. A free account adds ${list}.`
}
