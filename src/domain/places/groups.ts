import countries from "world-countries"

import type { CountryCode } from "./country.ts"
import { placeKey } from "./find-country.ts"
import { GROUP_ROWS, type GroupMembers } from "./groups.data.ts"
import { MEMBER_HISTORIES, type MemberHistory } from "./member-histories.data.ts"

/** A group of countries that a question, a filter or a panel may name. */
export type CountryGroup = {
  id: string
  /** As it stands in a sentence: "the European Union". */
  name: string
  /** Every name of it as `placeKey` writes names. */
  says: readonly string[]
  members: readonly CountryCode[]
  /** The group under which publishers give figures of the same countries; `null` where none does. */
  place: CountryCode | null
  source: string
  /** The month or year of which the members are. */
  asOf: string
  /** Its members are those of a past year, and others than today. */
  isPast?: boolean
}

/** Of countries without a border on land all but Australia are islands; these are islands that share one. */
const ISLANDS_WITH_BORDERS: readonly string[] = [
  "BRN",
  "DOM",
  "GBR",
  "HTI",
  "IDN",
  "IRL",
  "PNG",
  "TLS",
]
const NO_ISLANDS: readonly string[] = ["AUS"]

/** The table counts the Holy See, which is an observer. */
const MEMBERS_OF_THE_UNITED_NATIONS = countries.filter(
  ({ unMember, cca3 }) => unMember && cca3 !== "VAT",
)

/** Every group of the table. */
export const COUNTRY_GROUPS: readonly CountryGroup[] = GROUP_ROWS.map(
  ({ id, name, says, members, place, source, asOf }) => ({
    id,
    name,
    says: says.split("|").map(placeKey),
    members: listPresent(members).sort(),
    place: place ?? null,
    source,
    asOf,
  }),
)

const BY_NAME = new Map<string, CountryGroup>()
for (const group of COUNTRY_GROUPS) {
  for (const name of [group.id.replaceAll("-", " "), ...group.says]) {
    if (!BY_NAME.has(name)) BY_NAME.set(name, group)
  }
}

/** The group that a text names, in any case, with or without diacritics; `undefined` where it names none. */
export function findGroup(text: string): CountryGroup | undefined {
  return BY_NAME.get(placeKey(text.replace(/['’]/g, " ")))
}

/** The members at the end of a year; those of today for groups whose members do not change, and for years to come. */
export function listMembers(
  { id, members }: Pick<CountryGroup, "id" | "members">,
  year: number,
): readonly CountryCode[] {
  const history = MEMBER_HISTORIES[id]
  if (history === undefined) return members
  const held = new Set(members)
  const end = Math.max(year, history.first)
  for (const { joined, left } of history.changes.filter((change) => change.year > end)) {
    for (const code of joined?.split(" ") ?? []) held.delete(code)
    for (const code of left?.split(" ") ?? []) held.add(code)
  }
  return [...held].sort()
}

/** A group with its members at the end of a year; as it is where they do not change, and for the present year. */
export function groupInYear(group: CountryGroup, year: number): CountryGroup {
  const history = findHistory(group, year)
  if (history === undefined) return group
  const members = listMembers(group, year)
  return {
    ...group,
    members,
    source: history.source,
    asOf: `end of ${String(Math.max(year, history.first))}`,
    isPast: members.join() !== group.members.join(),
  }
}

function findHistory({ id, asOf }: CountryGroup, year: number): MemberHistory | undefined {
  return year < Number(asOf.slice(0, 4)) ? MEMBER_HISTORIES[id] : undefined
}

/** The countries that share a border on land with one, by code; empty for islands and groups. */
export function listNeighbours(code: CountryCode): readonly CountryCode[] {
  const borders = countries.find(({ cca3 }) => toOurCode(cca3) === code)?.borders ?? []
  return borders.map(toOurCode).sort()
}

function listPresent(members: GroupMembers): CountryCode[] {
  if ("codes" in members) return members.codes.split(" ")
  if ("allBut" in members) {
    const others = new Set(members.allBut.split(" "))
    return listCodes(({ cca3 }) => !others.has(cca3))
  }
  if ("region" in members) return listCodes(({ region }) => region === members.region)
  if ("subregions" in members)
    return listCodes(({ subregion }) => members.subregions.includes(subregion))
  if ("continent" in members) {
    const others = new Set(members.without.split(" "))
    return listCodes(({ region, cca3 }) => region === members.continent && !others.has(cca3))
  }
  if (members.rule === "landlocked") return listCodes(({ landlocked }) => landlocked)
  if (members.rule === "island") return listCodes(isIsland)
  return listCodes(() => true)
}

function listCodes(isMember: (country: (typeof countries)[number]) => boolean): CountryCode[] {
  return MEMBERS_OF_THE_UNITED_NATIONS.filter(isMember).map(({ cca3 }) => cca3)
}

function isIsland({ cca3, borders }: (typeof countries)[number]): boolean {
  if (ISLANDS_WITH_BORDERS.includes(cca3)) return true
  return borders.length === 0 && !NO_ISLANDS.includes(cca3)
}

/** The table uses UNK for Kosovo; publishers agree on XKX. */
function toOurCode(code: string): CountryCode {
  return code === "UNK" ? "XKX" : code
}
