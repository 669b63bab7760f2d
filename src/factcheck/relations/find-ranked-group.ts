import { countryByCode } from "#domain/places/find-country.ts"

import type { PlaceMention } from "../claims/claim-types.ts"
import type { Superlative } from "../claims/superlative.ts"
import { namePlace } from "../claims/draft.ts"
import type { SentenceContext } from "../claims/sentence-context.ts"
import { COUNTRY_GROUPS } from "../grammar/groups.data.ts"

/** The group that a text ranks `subject` in: one that it names, the continent of the country, or the whole world. */
export function findRankedGroup(
  context: SentenceContext,
  superlative: Superlative,
  subject: PlaceMention | undefined,
): PlaceMention | undefined {
  return (
    findScope(context, superlative) ??
    findContinent(context, superlative, subject) ??
    assumeWorld(context, superlative)
  )
}

/** "became the fourth-largest economy": of the world, where no other group is named. */
function assumeWorld(
  { sentence: { text } }: SentenceContext,
  superlative: Superlative,
): PlaceMention | undefined {
  const isStated =
    /\b(?:becom(?:e|es|ing)|became|is|was|as|remained|overtook\b.*)\s+(?:now\s+|then\s+|currently\s+)?the\s+$/i.test(
      text.slice(0, superlative.start),
    )
  const isWhole =
    /^\s+(?:economy|economies|population|country|nation)\b(?!\s+(?:of|on|among)\b|\s+in\s+(?!\d))/i.test(
      text.slice(superlative.end),
    )
  const anywhere = ANYWHERE.exec(text.slice(superlative.end))
  if (!anywhere && (!isStated || !isWhole || superlative.position === 1)) return undefined
  return {
    start: superlative.start,
    end: superlative.end + (anywhere?.[0].length ?? 0),
    code: "WLD",
    kind: "group",
    name: "the world",
    possessive: false,
  }
}

/** "the highest rate anywhere", "the largest share of all countries", but not "anywhere in Africa". */
const ANYWHERE =
  /^(?:\s+\p{Ll}+){0,8}?\s+(?:(?<=^(?:\s+\p{Ll}+){0,3}\s+)anywhere|of\s+(?:all\s+(?:the\s+)?|any\s+|every\s+)(?:countries|country|nations?))\b(?!\s+(?:in\s+(?!\d)|on\b|else\b|across\b|outside\b|near\b|with\b|that\b|where\b|which\b|of\b))/u

/** "the continent's biggest economy": that of the country spoken of. */
function findContinent(
  context: SentenceContext,
  superlative: Superlative,
  subject: PlaceMention | undefined,
): PlaceMention | undefined {
  const { text } = context.sentence
  const before = /\b(?:the|its|their)\s+continent['’]s\s+$/i.test(text.slice(0, superlative.start))
  const after = /^[^,;.]{0,40}\b(?:on|of|in)\s+(?:the|its)\s+continent\b/i.test(
    text.slice(superlative.end),
  )
  if (!before && !after) return undefined
  const place = namePlace(subject) ?? context.carry.place
  const continent = place ? countryByCode(place.code)?.continent : undefined
  const group = COUNTRY_GROUPS.find(
    ({ members }) =>
      members !== null &&
      "continent" in members &&
      !members.without &&
      members.continent === continent,
  )
  return (
    group && {
      start: superlative.start,
      end: superlative.end,
      code: group.code,
      name: group.name,
      kind: "group" as const,
      possessive: false,
    }
  )
}

/** The group that is ranked: "the world's", "in Africa", "of the G7". */
function findScope(
  { sentence: { text, places } }: SentenceContext,
  superlative: Superlative,
): PlaceMention | undefined {
  const groups = places.filter(({ kind }) => kind === "group")
  const before = groups.find(
    ({ end }) =>
      end <= superlative.start &&
      /^\s*(?:single\s+|own\s+|second\s+)?$/i.test(text.slice(end, superlative.start)),
  )
  if (before) return before
  // "Within Central Asia, Kazakhstan boasted the second-lowest life expectancy"
  const [first] = groups
  const isSetOut =
    first !== undefined &&
    first.end <= superlative.start &&
    WITHIN.test(text.slice(0, first.start)) &&
    text[first.end] === "," &&
    !/[;:]/.test(text.slice(first.end, superlative.start))
  if (isSetOut) return first
  const after = groups.find(
    ({ start }) =>
      start >= superlative.end &&
      /^[^;]{0,60}?\b(?:in|on|of|among|across|within|throughout)\s+(?:all\s+)?(?:the\s+)?(?:whole\s+)?$|^\s*$|^[^,;]{0,30}$/i.test(
        text.slice(superlative.end, start),
      ),
  )
  return after
}

const WITHIN = /^(?:within|in|across|among|throughout|of)\s+(?:the\s+|all\s+)*$/i
