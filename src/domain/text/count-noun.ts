import { countText } from "../format/count-text.ts"

/** A count with its noun: `1 country`, `1,486 countries`. The plural has an "s" where none is given. */
export function countNoun(count: number, one: string, many = `${one}s`): string {
  return `${countText(count)} ${count === 1 ? one : many}`
}
