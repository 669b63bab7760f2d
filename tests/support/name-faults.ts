import { isNamedByCode } from "#domain/indicators/named-by-code.ts"

/** What makes a name hard to read, by the name of the fault. Names that say that only a code is known have none. */
export function nameFaults(name: string, code: string): string[] {
  if (isNamedByCode(name)) return []
  return FAULTS.filter(([, isFault]) => isFault(name, code)).map(([fault]) => fault)
}

type Fault = readonly [fault: string, isFault: (name: string, code: string) => boolean]

const CODE_WORD = /^(?:[A-Za-z\d.-]*_[\w.-]*|[A-Z]{6,}[\d.]*|[A-Z]+\d{3,})$/

const FAULTS: readonly Fault[] = [
  ["is a bare code", (name) => CODE_WORD.test(name)],
  ["begins with a code", (name, code) => startsWithCode(name, code)],
  ["begins with a bracket", (name) => /^[[(]/.test(name)],
  ["holds an underscore", (name) => /\w_\w/.test(name)],
  ["holds a variable's value", (name) => /\w{2,}_\w+ ?[=<>]|\bflg\b/.test(name)],
  ["numbers what it should name", (name) => /\b(?:cause|domain|answer|item) ?\d+\b/i.test(name)],
  ["says a word twice", (name) => /(?<!\p{L})(\p{Lu}\p{L}{2,}) \1(?!\p{L})/u.test(name)],
  ["runs words together", (name) => /[a-z]{21,}|\b[a-z]{6,}\d\d?\b/.test(name)],
  ["is an address of words", (name) => /\b[a-z]+-[a-z]+-[a-z]+-[a-z]+\b/.test(name)],
  ["ends in its code", (name, code) => name.endsWith(` (${code})`) || name.endsWith(`, ${code})`)],
  ["begins with a small letter", (name) => /^(?!pH\b|mRNA\b)\p{Ll}/u.test(name)],
  ["has uneven blanks", (name) => /\s{2}|^\s|\s$|\s[,;:](?=\s|$)|\(\s|\s\)/.test(name)],
  ["holds markup or an entity", (name) => /&(?:#\d+|[a-z]{2,});|<\/?[a-z]+>/.test(name)],
  ["holds broken letters", (name) => /Ã|â€|Â[^\p{L}]|\u{FFFD}|[\u0080-\u009f]/u.test(name)],
  ["ends in punctuation", (name) => /[,;:–-]$|[a-z]{4}\.$/.test(name)],
  ["has a bracket too many", (name) => count(name, /[([]/g) !== count(name, /[)\]]/g)],
  ["says its unit twice", (name) => /(\([^()]+\))\W*\1/i.test(name)],
  ["is too long", (name) => name.length > LONGEST],
]

/** A heading of 160 characters and what tells it from another of the same words. */
const LONGEST = 190

const FORMULA = /^(?:[CNS]|CF|CH|NF|SF|HFC|PFC)[\dFHO]/

function startsWithCode(name: string, code: string): boolean {
  const [first = ""] = name.split(/[ ,:]/)
  if (first === name || FORMULA.test(first)) return false
  return (
    (/[_\d]/.test(first) && CODE_WORD.test(first)) ||
    (first === code.split(".")[0] && name.startsWith(`${first}, `))
  )
}

function count(text: string, characters: RegExp): number {
  return text.match(characters)?.length ?? 0
}
