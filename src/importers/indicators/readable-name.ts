/** Names are headings: a longer one is shown shorter, and stands whole in the definition. */
export const LONGEST_NAME = 160

/** A name as it is shown: even blanks and brackets, no full stop at its end, no longer than a heading may be. */
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
  const capital = /^[a-z]{4}/.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name
  return surplus(name) === 1 && name.endsWith(")") ? `${capital})` : capital
}

/** A longer bracket is a remark and no unit. */
const LONGEST_UNIT = 60
const LONGEST_REMARK = 30
/** What is measured needs so much of a heading; the clauses behind it may have the rest. */
const LEAST_SUBJECT = 50

/**
 * Leaves out further sentences, then long remarks in brackets from the last one on, then words of what is measured: the
 * clauses behind it tell an indicator from its like ("rural, poorest quintile, female").
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

/** How many brackets are opened and not closed. */
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
  while (clauses.length > 0 && (clauses.at(-1) ?? "").length + tail.length <= room - LEAST_SUBJECT)
    tail = (clauses.pop() ?? "") + tail
  const head = [subject, ...clauses].join("")
  // Its last words too: "at least a minimum proficiency … in reading".
  const end = /(?: [^\s,;:()]{1,16}){2}$/.exec(head)?.[0] ?? ""
  tail = end + tail
  return `${head.slice(0, room - tail.length - 2).replace(/[\s,;:(–-]+\S*$/, "")} …${tail}`
}
