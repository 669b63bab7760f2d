import type { CountryGroup } from "#domain/places/groups.ts"
import { COUNTRY_GROUPS, groupInYear } from "#domain/places/groups.ts"

import type { Question } from "../read/question.ts"

/** A group of which a question asks, or the common part of several. */
export type Scope = {
  name: string
  members: readonly string[]
  place: string | null
  /** The members are those of a past year, and others than publishers sum up. */
  isPast: boolean
}

const WORLD = COUNTRY_GROUPS.find(({ id }) => id === "world")

/** The countries that a question is about: those of its groups, or of the world where it names none. */
export function readMembers({ groups, without }: Pick<Question, "groups" | "without">): Scope {
  const named = groups.length > 1 ? groups.filter(({ id }) => id !== "world") : groups
  const [first, ...others] = named.length > 0 ? named : WORLD ? [WORLD] : []
  const left = new Set(without)
  const members = (first?.members ?? []).filter(
    (code) => !left.has(code) && others.every((group) => group.members.includes(code)),
  )
  return {
    name: [first, ...others].map((group) => group?.name ?? "").join(" and "),
    members,
    isPast: [first, ...others].some((group) => group?.isPast === true),
    place: others.length === 0 && left.size === 0 ? (first?.place ?? null) : null,
  }
}

/**
 * The question about the groups as they were in the year that it names, else on a day; of today without either. Several
 * years are compared over the same countries, those of today, as panels do.
 */
export function takeMembersOfYear(question: Question, day: string | null): Question {
  const { years } = question
  const named = years !== null && years.from === years.to ? years.to : null
  const year = named ?? (day === null ? null : Number(day.slice(0, 4)))
  if (year === null) return question
  return { ...question, groups: question.groups.map((group) => groupInYear(group, year)) }
}

/** Of two groups the one that is a part of the other, and that other one; nothing where they only share members. */
export function findPartAndWhole(
  groups: readonly CountryGroup[],
): readonly [part: CountryGroup, whole: CountryGroup] | [] {
  const [one, other] = groups
  if (one === undefined || other === undefined || groups.length > 2) return []
  const [part, whole] = one.members.length <= other.members.length ? [one, other] : [other, one]
  return part.members.every((code) => whole.members.includes(code)) ? [part, whole] : []
}

/** Whether a country belongs to any group of a list. */
export function isMember(code: string, groups: readonly CountryGroup[]): boolean {
  return groups.every(({ members }) => members.includes(code))
}
