import { CHANGE_KINDS } from "./generated/draw-changes.ts"
import { COMPARISON_KINDS } from "./generated/draw-comparisons.ts"
import { LAYOUT_KINDS } from "./generated/draw-layouts.ts"
import { LEVEL_KINDS } from "./generated/draw-levels.ts"
import { MOVEMENT_KINDS } from "./generated/draw-movements.ts"
import { RECORD_KINDS } from "./generated/draw-records.ts"
import type { Kind, Statement } from "./generated/draw.ts"
import { createDice } from "./generated/dice.ts"
import type { HeldTopic } from "./generated/held-figures.ts"

/** Every kind of statement. A level stands for most of the topics and is drawn more often. */
const KINDS: readonly Kind[] = [
  ...LEVEL_KINDS,
  ...LEVEL_KINDS.filter(({ kind }) => kind === "level"),
  ...MOVEMENT_KINDS,
  ...LEVEL_KINDS.filter(({ kind }) => kind === "level"),
  ...CHANGE_KINDS,
  ...COMPARISON_KINDS,
  ...RECORD_KINDS,
  ...LAYOUT_KINDS,
]

const MAX_TRIES = 400

export type GenerateOptions = { seed: number; count: number; set: 0 | 1 }

/** A generated statement with the class of fault it is to show. */
export type GeneratedStatement = Statement & { group: string }

/**
 * Statements, true and false in halves, whose truth is computed from the held figures and not by the engine. Set 0 is
 * for mending, set 1 has other frames, verbs and nouns and is only counted.
 */
export function generateClaims(
  topics: readonly HeldTopic[],
  { seed, count, set }: GenerateOptions,
): GeneratedStatement[] {
  const held = new Map(topics.map((one) => [one.topic.id, one]))
  const dice = createDice(seed + set)
  const statements: GeneratedStatement[] = []
  for (let k = 0; statements.length < count && k < count * 3; k += 1) {
    const kind = KINDS[k % KINDS.length]
    const isTrue = Math.floor(k / KINDS.length) % 2 === 0
    for (let tries = 0; kind && tries < MAX_TRIES; tries += 1) {
      const drawn = kind.draw({ dice, held, set, isTrue })
      if (!drawn) continue
      statements.push({ ...drawn, kind: kind.kind, group: kind.group })
      break
    }
  }
  return statements
}
