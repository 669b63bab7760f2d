/** Names are headings: a longer one is shown shorter, and stands whole in the definition. */
export const LONGEST_NAME = 160

/** A name as it is shown: even blanks and brackets, no full stop at its end, no longer than a heading may be. */
export function readableName(written: string): string {
  return shortened(evenName(written))
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

/** Leaves out further sentences, then remarks in brackets from the last one on, then what is beyond the last word that fits. */
function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name
  const unit = / \([^()]*\)$/.exec(name)?.[0] ?? ""
  const room = LONGEST_NAME - unit.length
  let base = name.slice(0, name.length - unit.length).replace(/(?<=[a-z)]{2})\. [A-Z].*$/, "")
  while (base.length > room && / \([^()]*\)/.test(base))
    base = base.replace(/ \([^()]*\)(?!.* \()/, "")
  if (base.length > room) base = `${base.slice(0, room - 2).replace(/[\s,;:(]+\S*$/, "")} …`
  return base + unit
}
