import { capitalize } from "#domain/format/capitalize.ts"

/** Names are headings. A longer name is shortened; the definition then has the whole name. */
export const LONGEST_NAME = 160

/** Tidies a name for a heading: single blanks, matching brackets, no full stop at the end, at most `LONGEST_NAME` long. */
export function readableName(written: string): string {
  return evenName(shortened(evenName(written)))
}

function evenName(written: string): string {
  const name = written
    .replace(/\s+/g, " ")
    .replace(/ ([,;:])(?= |$)/g, "$1")
    .replace(/\[([^[\]()]*)\)$/, "[$1]")
    .replace(/((?:[a-z]{4}|[A-Z]{2}|\))|\b\d{4})\.$/, "$1")
    .trim()
  const capital = /^[a-z]{4}/.test(name) ? capitalize(name) : name
  return surplus(name) === 1 && name.endsWith(")") ? `${capital})` : capital
}

/** A bracket longer than this is a remark, not a unit. */
const LONGEST_UNIT = 60
const LONGEST_REMARK = 30
/** The subject of a name keeps at least this many letters; the clauses after it share the rest. */
const SHORTEST_SUBJECT = 50

/**
 * Drops further sentences, then long remarks in brackets from the last one on, then words of the subject. The clauses
 * after the subject are needed most: they distinguish similar indicators ("rural, poorest quintile, female").
 */
function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name
  const bracket = / \([^()]*\)$/.exec(name)?.[0] ?? ""
  const unit = bracket.length > LONGEST_UNIT ? "" : bracket
  const room = LONGEST_NAME - unit.length
  let base = name.slice(0, name.length - unit.length)
  if (base.length > room) base = base.replace(/(?<=[a-z)]{2})\. [A-Z].*$/, "")
  if (base.length > room) base = withoutRemarks(base, room)
  if (base.length <= room) return base + unit
  const cut = withoutMiddle(base, room)
  return (surplus(cut) === 0 ? cut : withoutMiddle(base.replace(/ \([^()]*\)/g, ""), room)) + unit
}

/** How many more brackets are opened than closed. */
function surplus(text: string): number {
  return text.split("(").length - text.split(")").length
}

function withoutRemarks(base: string, room: number): string {
  const remarks = [...base.matchAll(/ \([^()]*\)/g)].map(([remark]) => remark)
  return remarks
    .filter((remark) => remark.length > LONGEST_REMARK)
    .reduceRight((text, remark) => (text.length > room ? text.replace(remark, "") : text), base)
}

function withoutMiddle(base: string, room: number): string {
  if (base.length <= room) return base
  const [subject = "", ...clauses] = base.split(/(?=[,:;] | [–-] )/)
  let tail = ""
  while (
    clauses.length > 0 &&
    (clauses.at(-1) ?? "").length + tail.length <= room - SHORTEST_SUBJECT
  )
    tail = (clauses.pop() ?? "") + tail
  const head = [subject, ...clauses].join("")
  // The last two words of the subject stay: "at least a minimum proficiency … in reading".
  const end = /(?: [^\s,;:()]{1,16}){2}$/.exec(head)?.[0] ?? ""
  tail = end + tail
  return `${head.slice(0, room - tail.length - 2).replace(/[\s,;:(–-]+\S*$/, "")} …${tail}`
}
