/** A part of an address without its percent signs; empty where they are damaged. */
export function decodePathPart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ""
  }
}
