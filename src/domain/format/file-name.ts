/** A text as the name of a file: plain letters in lower case, digits, and hyphens for all else. Empty where nothing is left. */
export function fileStem(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, LONGEST)
}

/** Some systems refuse longer names. */
const LONGEST = 100
