/** "was" or "were", by the noun that the label of a measure begins with. */
export function chooseVerb(label: string): "was" | "were" {
  const [head = ""] = label.replace(/^the /, "").split(AFTER_NOUN)
  return /[^siu]s$/.test(head) || /(?:ies|ees|iums)$/.test(head) ? "were" : "was"
}

/** What follows the noun of a label: "exports of goods", "remittances received", "tea, production" has none. */
const AFTER_NOUN =
  /\s(?:of|in|as|per|at|on|from|for|to|by|with|without|among|between|excluding|received|paid|carried|attended|using|living|who|hosted)\b(?!.*\bindex$)/
