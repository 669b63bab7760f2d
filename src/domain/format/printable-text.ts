// Line breaks and tabs stay. The others steer a terminal, or turn the reading direction of what follows.
const STEERING = /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/**
 * A text of others as it may go to a terminal: control characters and marks of direction are written as `\u001b`,
 * which is also how JSON writes them.
 */
export function printableText(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replace(STEERING, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`)
}
