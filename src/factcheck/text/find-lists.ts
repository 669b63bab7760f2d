import type { Span } from "../claims/claim-types.ts"

import { markerLength } from "./list-markers.ts"
import { cutPiece, splitLines, type TextPiece } from "./split-lines.ts"

/** An item of a list that gives a name and its figure: "- Nigeria: 24.7%". */
export type ListItem = Span & { name: TextPiece; value: TextPiece }

/** Lines one after the other of names with figures, and the lines before them that say what they are of. */
export type List = { leads: readonly TextPiece[]; items: readonly ListItem[] }

const LONGEST_ITEM = 160
const LONGEST_LEAD = 200
/** "Nigeria: 24.7%", "Population – 51.7 million"; a minus stands right before its number. */
const NAME_AND_VALUE = /^(?<name>[^\d:=][^:=]*?)\s*(?:[:=]\s*|\s[–—-]\s+)(?<value>[^:=]*\d[^:=]*)$/u
/** "2021: 5.1": a year and nothing but its figure. */
const YEAR_AND_VALUE =
  /^(?<name>(?:19|20)\d\d)\s*(?:[:=]\s*|\s[–—-]\s+)(?<value>[-−+]?[$€£]?\d[\d.,]*\s?(?:%|per\s?cent|percent|million|billion|trillion|[mbt]n|years)?)$/iu
/** "Greece 11.0" behind the mark of an item, which needs no other sign between. */
const NAME_BEFORE_VALUE =
  /^(?<name>\p{L}[^\d:=]*?)\s+(?<value>[-−+$€£]{0,2}\d[^:=\p{L}]*\p{L}{0,12})$/u

/** The lists of names with figures in a text, those lines left out that are of a table. */
export function findLists(text: string, isInTable: (at: number) => boolean): List[] {
  const lists: List[] = []
  let leads: TextPiece[] = []
  let items: ListItem[] = []
  let isOpen = false
  for (const line of splitLines(text)) {
    if (line.text.trim() === "" || isInTable(line.start)) continue
    const item = readItem(line)
    if (item) {
      if (!isOpen) {
        items = []
        lists.push({ leads, items })
        isOpen = true
      }
      items.push(item)
    } else {
      const lead = findLead(line)
      // A lead that ends with a colon stands over those before it; two headings may follow each other.
      leads = lead ? [lead, ...(isOpen ? [] : leads)].slice(0, 2) : []
      isOpen = false
    }
  }
  return lists
}

/** "United States 6.3": a few words with capitals and a bare number. */
function isShort(body: string): boolean {
  return /^\p{Lu}[\p{L}'’.-]*(?:\s(?:\p{Lu}[\p{L}'’.-]*|and|of|the)){0,3}\s+[-−]?\d[\d.,]*\s?%?$/u.test(
    body,
  )
}

function readItem(line: TextPiece): ListItem | undefined {
  if (line.text.length > LONGEST_ITEM) return undefined
  const marker = markerLength(line.text)
  const body = line.text.slice(marker).trimEnd()
  const match =
    NAME_AND_VALUE.exec(body) ??
    YEAR_AND_VALUE.exec(body) ??
    (marker > 0 || isShort(body) ? NAME_BEFORE_VALUE.exec(body) : null)
  const { name = "", value = "" } = match?.groups ?? {}
  if (!match || name.length > 90) return undefined
  const at = marker + body.length - value.length
  return {
    start: line.start + marker,
    end: line.start + marker + body.length,
    name: cutPiece(line, marker, marker + name.length),
    value: cutPiece(line, at, at + value.length),
  }
}

/** A heading, or the sentence that leads to the list. */
function findLead(line: TextPiece): TextPiece | undefined {
  const text = line.text.trimEnd()
  if (text.length > 4000) return undefined
  const stops = [...text.matchAll(/[\p{L}%)\d]{2}[.!?]\s+(?=\p{Lu})/gu)].at(-1)
  const lead = cutPiece(line, stops === undefined ? 0 : stops.index + stops[0].length, text.length)
  return lead.text.length <= LONGEST_LEAD ? lead : undefined
}
