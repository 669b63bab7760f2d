import {
  LONGEST_NOTE,
  LONGEST_TITLE,
  MAX_NOTES,
  type Annotation,
  type ExploreSpec,
} from "#charts/explore/explore-spec.ts"
import { findCountry } from "#domain/places/find-country.ts"

/** `2016:Text`, `2008-2009:Text`, `2016@Nigeria:Text`. */
const NOTE = /^\s*([12]\d{3})(?:\s*[-–]\s*([12]\d{3}))?\s*(?:@([^:]{1,60}))?:\s*(\S.*)$/s

/** The title and the notes that the author of an address gave it. What cannot be read is named. */
export function readAnnotations(
  query: URLSearchParams,
  faults: string[],
): Pick<ExploreSpec, "title" | "notes"> {
  const title = tidy(query.get("title") ?? "")
  if (title.length > LONGEST_TITLE)
    faults.push(`A title has at most ${String(LONGEST_TITLE)} characters.`)
  const texts = query.getAll("note")
  if (texts.length > MAX_NOTES) faults.push(`There may be ${String(MAX_NOTES)} notes at most.`)
  return {
    title: title === "" ? null : title.slice(0, LONGEST_TITLE),
    notes: texts.slice(0, MAX_NOTES).flatMap((text) => readNote(text, faults)),
  }
}

function readNote(text: string, faults: string[]): Annotation[] {
  const [, first = "", second = first, place = "", said = ""] = NOTE.exec(text) ?? []
  const note = tidy(said)
  const country = findCountry(place.trim())
  const fault = findFault({ text, note, place: place.trim(), isKnown: country !== undefined })
  if (fault !== undefined) {
    faults.push(fault)
    return []
  }
  const [from = 0, to = 0] = [Number(first), Number(second)].toSorted((a, b) => a - b)
  return [{ from, to, place: country?.code ?? null, text: note }]
}

type NoteParts = { text: string; note: string; place: string; isKnown: boolean }

/** Why a note cannot be shown. */
function findFault({ text, note, place, isKnown }: NoteParts): string | undefined {
  if (note === "")
    return `The note “${text.slice(0, 60)}” does not begin with a year, as in 2016:Text, 2008-2009:Text or 2016@NGA:Text.`
  if (note.length > LONGEST_NOTE) return `A note has at most ${String(LONGEST_NOTE)} characters.`
  return place === "" || isKnown ? undefined : `note: there is no country “${place.slice(0, 60)}”.`
}

/** Without line ends and characters that are not seen. */
function tidy(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
}
