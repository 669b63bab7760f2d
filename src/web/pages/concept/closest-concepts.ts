import { prefixDistance } from "#domain/format/edit-distance.ts"
import { listConceptNames } from "#domain/indicators/concepts.ts"

const LONGEST_NAME = 60
/** Names of which more letters are wrong are not near. */
const MAX_WRONG = 0.3

/** Up to `limit` common measures whose names look most like a text that names none; empty where nothing is near. */
export function closestConcepts(text: string, limit: number): string[] {
  const wanted = foldName(text).slice(0, LONGEST_NAME)
  if (wanted.length < 3) return []
  const best = new Map<string, number>()
  for (const [name, concept] of listConceptNames()) {
    const distance = measureDistance(wanted, foldName(name))
    if (distance < (best.get(concept) ?? Infinity)) best.set(concept, distance)
  }
  return [...best]
    .filter(([, distance]) => distance <= Math.max(1, wanted.length * MAX_WRONG))
    .sort(([a, near], [b, far]) => near - far || a.length - b.length)
    .slice(0, limit)
    .map(([concept]) => concept)
}

/** A name that begins with the text or holds it as words is near whatever follows. */
function measureDistance(wanted: string, name: string): number {
  if (name.startsWith(wanted)) return 0.5
  if (` ${name} `.includes(` ${wanted} `)) return 1
  return prefixDistance(wanted, name).whole
}

function foldName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
}
