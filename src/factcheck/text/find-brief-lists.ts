import type { List, ListItem } from "./find-lists.ts"
import { cutPiece, splitLines, type TextPiece } from "./split-lines.ts"

/** A list within a line, with all of the line that it takes up. */
type BriefList = List & { start: number; end: number }

const LONGEST_LEAD = 120
const LONGEST_LIST = 1200
const MIN_ITEMS = 2

/** "Growth in 2023: Kenya 5.6, Uganda 5.3 and Tanzania 5.1": names with figures behind a colon, without verbs. */
export function findBriefLists(text: string, isInBlock: (at: number) => boolean): BriefList[] {
  const lists: BriefList[] = []
  let above: TextPiece | undefined
  for (const line of splitLines(text)) {
    if (line.text.trim() === "") continue
    if (!isInBlock(line.start)) lists.push(...listsIn(line, above))
    above = line
  }
  return lists
}

function listsIn(line: TextPiece, above: TextPiece | undefined): BriefList[] {
  const whole = readList(line, { from: 0, at: 0 }, above ? [above] : [])
  if (whole) return [whole]
  const lists: BriefList[] = []
  let done = 0
  for (const { index } of line.text.matchAll(/:\s/g)) {
    const lead = index < done ? undefined : findLead(line, index)
    const list = lead && readList(line, { from: lead.start - line.start, at: index + 1 }, [lead])
    if (!list) continue
    lists.push(list)
    done = list.end - line.start
  }
  return lists
}

/** The words before a colon, back to the end of the sentence before. */
function findLead(line: TextPiece, colon: number): TextPiece | undefined {
  const near = line.text.slice(Math.max(0, colon - LONGEST_LEAD), colon)
  const stop = [...near.matchAll(/[\p{L}%)\d]{2}[.!?;]\s+(?=\p{Lu})/gu)].at(-1)
  if (stop === undefined && colon > LONGEST_LEAD) return undefined
  const from = colon - near.length + (stop ? stop.index + stop[0].length : 0)
  const lead = cutPiece(line, from, colon)
  return lead.text === "" ? undefined : lead
}

/** Where a sentence ends; the point of a decimal or an abbreviation is followed by no capital. */
const END = /[\d%)]\.(?=\s+["“]?\p{Lu}|\s*$)/u
/** "(2023)" behind the last item is said of all. */
const BEHIND_ALL = /\s*\((?<of>(?:19|20)\d\d)\)$/
const BETWEEN = /[,;]\s+(?:and\s+)?|\s+and\s+/g

type Where = { from: number; at: number }

function readList(
  line: TextPiece,
  { from, at }: Where,
  leads: readonly TextPiece[],
): BriefList | undefined {
  const rest = line.text.slice(at, at + LONGEST_LIST)
  const end = END.exec(rest)
  const body = rest.slice(0, end ? end.index + 1 : rest.length).trimEnd()
  const behind = BEHIND_ALL.exec(body)
  const items = readItems(line, at, body.slice(0, behind?.index ?? body.length))
  if (items === undefined) return undefined
  const time = behind ? [cutPiece(line, at + behind.index, at + body.length)] : []
  return {
    leads: [...time, ...leads],
    items,
    start: line.start + from,
    end: line.start + at + body.length,
  }
}

/** "Kenya 5.6", "HU: 17.1%", "South Africa at 5.4 per cent". */
const ITEM =
  /^\s*(?<name>\p{Lu}[\p{L}'’.-]*(?:\s(?:\p{Lu}[\p{L}'’.-]*|and|of|the)){0,4}?)(?:\s*[:=]|\s+at)?\s+(?<value>[-−+]?[$€£]?\d[\d.,]*\s?(?:%|per\s?cent|percent|[mbt]n|million|billion|trillion)?)\s*$/u

function readItems(line: TextPiece, at: number, body: string): ListItem[] | undefined {
  const items: ListItem[] = []
  let from = 0
  for (const to of [...[...body.matchAll(BETWEEN)].map(({ index }) => index), body.length]) {
    const piece = body.slice(from, to)
    const bare = piece.replace(/^(?:[,;]\s+)?(?:\s*and\s+)?/, "")
    const match = ITEM.exec(bare)
    if (!match) return undefined
    items.push(itemAt(line, at + to - bare.length, match))
    from = to
  }
  return items.length >= MIN_ITEMS ? items : undefined
}

function itemAt(line: TextPiece, from: number, match: RegExpExecArray): ListItem {
  const { name = "", value = "" } = match.groups ?? {}
  const start = from + match[0].indexOf(name)
  const valueAt = from + match[0].lastIndexOf(value)
  return {
    start: line.start + start,
    end: line.start + valueAt + value.length,
    name: cutPiece(line, start, start + name.length),
    value: cutPiece(line, valueAt, valueAt + value.length),
  }
}
