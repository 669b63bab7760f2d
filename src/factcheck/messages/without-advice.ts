/** What is published, without the word of the verdict before it and what to write behind it. */
export function withoutAdvice(message: string): string {
  return message
    .replace(/^(?:Close, but not right: t|T)he statement (?:exaggerates|understates) it\.\s*/, "")
    .replace(/^(?:Incorrect|The (?:direction|sign) is wrong)\.\s*/, "")
    .replace(/\s*(?:Write|Leave out)\b[^(]*$/, "")
}
