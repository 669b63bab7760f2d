import {
  explorePath,
  LAYOUTS,
  type ExploreScale,
  type ExploreSpec,
  type Layout,
} from "#charts/explore/explore-spec.ts"
import { findCountry } from "#domain/places/find-country.ts"
import { isCalendarDay, notADay } from "#domain/time/calendar-day.ts"
import { FREQUENCIES, type Frequency } from "#domain/time/frequency.ts"

import type { ExploreProblem } from "../composition.ts"
import { readAnnotations } from "./read-annotations.ts"

const LONGEST_TEXT = 600

/** A part of an address as text; empty where it is absent. */
export function readText(query: URLSearchParams, key: string): string {
  return (query.get(key) ?? "").trim().slice(0, LONGEST_TEXT)
}

/** The layout that an address names. */
export function readLayout(query: URLSearchParams): Layout | undefined {
  const word = readText(query, "layout").toLowerCase()
  return LAYOUTS.find((layout) => layout === word)
}

/** The parts that need no looking up. Those that are wrong are named, with a link to the address without them. */
export function readPlainParts(query: URLSearchParams): {
  spec: ExploreSpec
  problem: ExploreProblem | undefined
} {
  const faults: string[] = []
  const spec: ExploreSpec = {
    indicators: splitList(readText(query, "i")),
    places: splitList(readText(query, "c")),
    calc: splitFormulas(readText(query, "calc"), faults),
    layout: requireLayout(query, faults),
    x: readLetter(query, "x", faults),
    y: readLetter(query, "y", faults),
    size: readLetter(query, "size", faults),
    ...readYears(query, faults),
    frequency: readFrequency(query, faults),
    scale: readScale(query, faults),
    asOf: readDay(query, faults),
    highlight: readCountry(query, faults),
    step: readStep(query, faults),
    ...readAnnotations(query, faults),
  }
  if (faults.length === 0) return { spec, problem: undefined }
  const links = [{ label: "The same view without this part", path: explorePath(spec) }]
  return { spec, problem: { status: 400, sentence: faults.join(" "), links } }
}

function splitList(text: string): string[] {
  return text.split(",").flatMap((part) => (part.trim() === "" ? [] : [part.trim()]))
}

const MAX_FORMULAS = 4

function splitFormulas(text: string, faults: string[]): string[] {
  const formulas = text.split(";").flatMap((part) => (part.trim() === "" ? [] : [part.trim()]))
  if (formulas.length > MAX_FORMULAS) faults.push("An address can contain at most four formulas.")
  return formulas.slice(0, MAX_FORMULAS)
}

function requireLayout(query: URLSearchParams, faults: string[]): Layout {
  const word = readText(query, "layout")
  const layout = readLayout(query)
  if (word !== "" && layout === undefined)
    faults.push(`There is no layout “${word.slice(0, 40)}”. It may be ${LAYOUTS.join(", ")}.`)
  return layout ?? "lines"
}

function readYears(
  query: URLSearchParams,
  faults: string[],
): Pick<ExploreSpec, "startYear" | "endYear"> {
  const startYear = readYear(readText(query, "startYear"), "start", faults)
  const endYear = readYear(readText(query, "endYear"), "end", faults)
  if (startYear === null || endYear === null || startYear <= endYear) return { startYear, endYear }
  faults.push("The start year must not be after the end year.")
  return { startYear: null, endYear: null }
}

function readYear(text: string, bound: "start" | "end", faults: string[]): number | null {
  if (text === "") return null
  if (/^[12]\d{3}$/.test(text)) return Number(text)
  faults.push(`The ${bound} year must be a year such as 2010, not “${text.slice(0, 40)}”.`)
  return null
}

function readFrequency(query: URLSearchParams, faults: string[]): Frequency | null {
  const word = readText(query, "frequency").toLowerCase()
  const frequency = FREQUENCIES.find((known) => known === word) ?? null
  if (word !== "" && frequency === null)
    faults.push(`The frequency may be ${FREQUENCIES.join(", ")}.`)
  return frequency
}

function readScale(query: URLSearchParams, faults: string[]): ExploreScale {
  const word = readText(query, "scale").toLowerCase()
  if (word === "") return "linear"
  const year = /^index:([12]\d{3})$/.exec(word)?.[1]
  if (year !== undefined) return { index: Number(year) }
  const scale = (["linear", "log", "log-x", "log-y"] as const).find((known) => known === word)
  if (scale === undefined)
    faults.push("The scale may be linear, log, log-x, log-y or an index as in index:2010.")
  return scale ?? "linear"
}

function readDay(query: URLSearchParams, faults: string[]): string | null {
  const text = readText(query, "asOf")
  if (text === "") return null
  if (isCalendarDay(text)) return text
  faults.push(notADay(text))
  return null
}

const LONGEST_STEP = 50

function readStep(query: URLSearchParams, faults: string[]): number | null {
  const text = readText(query, "step")
  if (text === "") return null
  const step = Number(text)
  if (/^\d{1,2}$/.test(text) && step >= 1 && step <= LONGEST_STEP) return step
  faults.push(`step is the number of years between two frames, from 1 to ${String(LONGEST_STEP)}.`)
  return null
}

function readCountry(query: URLSearchParams, faults: string[]): string | null {
  const text = readText(query, "highlight")
  if (text === "") return null
  const country = findCountry(text)
  if (!country) faults.push(`highlight: there is no country “${text.slice(0, 60)}”.`)
  return country?.code ?? null
}

function readLetter(query: URLSearchParams, key: string, faults: string[]): string | null {
  const text = readText(query, key).toLowerCase()
  if (text === "") return null
  if (/^[a-h]$/.test(text)) return text
  faults.push(`${key} names an indicator by its letter: a for the first one, b for the second.`)
  return null
}
