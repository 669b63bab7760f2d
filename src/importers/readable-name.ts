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
  const opened = name.split("(").length - name.split(")").length
  return opened === 1 && name.endsWith(")") ? `${name})` : name
}

/** A longer bracket at the end is a remark and no unit. */
const LONGEST_UNIT = 60
/** The clause that tells an indicator from its like often stands last: "previously treated cases", "High bound". */
const LAST_CLAUSE = /[,:] [^,:()]{2,60}$/

/** Leaves out further sentences, then remarks in brackets from the last one on, then words before the last clause. */
function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name
  const bracket = / \([^()]*\)$/.exec(name)?.[0] ?? ""
  const unit = bracket.length > LONGEST_UNIT ? "" : bracket
  const room = LONGEST_NAME - unit.length
  let base = name.slice(0, name.length - unit.length)
  if (base.length > room) base = base.replace(/(?<=[a-z)]{2})\. [A-Z].*$/, "")
  while (base.length > room && / \([^()]*\)/.test(base))
    base = base.replace(/ \([^()]*\)(?!.* \()/, "")
  return (base.length > room ? withoutMiddle(base, room) : base) + unit
}

function withoutMiddle(base: string, room: number): string {
  const clause = LAST_CLAUSE.exec(base)?.[0] ?? ""
  const kept = base.slice(0, room - clause.length - 2).replace(/[\s,;:(]+\S*$/, "")
  return `${kept} …${clause}`
}
