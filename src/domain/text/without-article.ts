/** A name without "the" before it. */
export function withoutArticle(name: string): string {
  return name.replace(/^the /, "")
}
