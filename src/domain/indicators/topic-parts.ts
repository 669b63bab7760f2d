/** A publisher's topic from narrow to wide: `Health: Population` gives `health: population` and `health`. */
export function listTopicParts(topic: string): string[] {
  const parts = topic
    .toLowerCase()
    .replaceAll("_", " ")
    .split(":")
    .map((part) => part.trim())
  return parts.map((_, k) => parts.slice(0, parts.length - k).join(": "))
}
