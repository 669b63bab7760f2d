/** A text with a small first letter; the rest stays as it is. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** A text with a small first letter where it begins with a word: "GDP" and "R&D" stay. */
export function lowerFirstWord(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? lowerFirst(text) : text
}
