import type { CatalogIndicator } from "#db/catalogue/indicators.ts"
import { forEachInSlices, nextTurn, sortInSlices } from "#domain/in-slices.ts"
import { nameKey } from "#domain/indicators/indicator.ts"
import { isNamedByCode } from "#domain/indicators/named-by-code.ts"
import { packHash, sortHashes } from "#domain/text/hash-lookup.ts"
import { FREQUENCIES } from "#domain/time/frequency.ts"

import { compareTexts } from "../indicators/compare-names.ts"
import { joinPlaces } from "../indicators/place-set.ts"
import { NO_YEAR, TEXTS, type CatalogueData, type Traits } from "./catalogue-columns.ts"
import type { Covered } from "./cover-indicator.ts"
import { createPlaceSetColumn } from "./place-set-column.ts"
import { createTextBytes } from "./text-bytes.ts"

/** Makes columns of indicators that are handed to it one after the other. */
export type ColumnsBuilder = {
  /** Gives its row, under which it may be covered. */
  add(indicator: CatalogIndicator): number
  cover(row: number, covered: Covered): void
  finish(): Promise<CatalogueData>
}

/** Begins columns without any indicator. */
export function createColumnsBuilder(): ColumnsBuilder {
  const texts = createTextBytes()
  const textOffsets = [0]
  const traits = createTraits()
  const placeSets = createPlaceSetColumn()
  const names: { row: number; id: string; name: string }[] = []
  const hashes = createHashes()
  const numbers = createNumbers()
  const begin = (row: number) => {
    numbers.frequencies[row] = 0
    numbers.seriesStarts[row] = 0
    numbers.datedPlaces[row] = 0
    numbers.factPlaces[row] = 0
    numbers.reachStarts[row] = 0
    numbers.startYears[row] = NO_YEAR
    numbers.endYears[row] = NO_YEAR
    numbers.lastActualYears[row] = NO_YEAR
    numbers.valueCounts[row] = 0
  }
  const ids: string[] = []
  const namesByRow: string[] = []
  return {
    add(indicator) {
      const row = ids.push(indicator.id) - 1
      namesByRow.push(indicator.name)
      for (const key of TEXTS) textOffsets.push(texts.add(indicator[key]))
      numbers.traits.push(traits.numberOf(indicator))
      hashes.add(indicator, row)
      begin(row)
      return row
    },
    cover(row, { series, facts, reach, ...covered }) {
      const factPlaces = placeSets.numberOf(facts)
      if (series.length === 0 && factPlaces === 0) return
      names.push({ row, id: ids[row] ?? "", name: namesByRow[row] ?? "" })
      numbers.frequencies[row] = series.reduce(
        (bits, { frequency }) => bits | (1 << FREQUENCIES.indexOf(frequency)),
        0,
      )
      numbers.seriesStarts[row] = numbers.seriesPlaces.length
      for (const { places } of series) numbers.seriesPlaces.push(placeSets.numberOf(places))
      numbers.datedPlaces[row] = placeSets.numberOf(joinPlaces(series.map((one) => one.places)))
      numbers.factPlaces[row] = factPlaces
      numbers.reachStarts[row] = numbers.lastYears.length
      for (const year of reach.lastYears) numbers.lastYears.push(year)
      for (const count of reach.valueCounts) numbers.placeValueCounts.push(count)
      numbers.startYears[row] = covered.startYear ?? NO_YEAR
      numbers.endYears[row] = covered.endYear ?? NO_YEAR
      numbers.lastActualYears[row] = covered.lastActualYear ?? NO_YEAR
      numbers.valueCounts[row] = covered.valueCount
    },
    async finish() {
      const byName = await orderByName(names)
      return {
        meta: { size: ids.length, traits: traits.list },
        columns: {
          textBytes: texts.column(),
          textOffsets: Uint32Array.from(textOffsets),
          traits: Uint32Array.from(numbers.traits),
          frequencies: Uint8Array.from(numbers.frequencies),
          seriesStarts: Uint32Array.from(numbers.seriesStarts),
          seriesPlaces: Uint32Array.from(numbers.seriesPlaces),
          datedPlaces: Uint32Array.from(numbers.datedPlaces),
          factPlaces: Uint32Array.from(numbers.factPlaces),
          reachStarts: Uint32Array.from(numbers.reachStarts),
          lastYears: Int16Array.from(numbers.lastYears),
          placeValueCounts: Uint16Array.from(numbers.placeValueCounts),
          startYears: Int16Array.from(numbers.startYears),
          endYears: Int16Array.from(numbers.endYears),
          lastActualYears: Int16Array.from(numbers.lastActualYears),
          valueCounts: Uint32Array.from(numbers.valueCounts),
          placeSets: placeSets.column(),
          byName,
          ...(await hashes.finish()),
        },
      }
    },
  }
}

/** The numbers of all rows, before they become columns. */
function createNumbers() {
  return {
    traits: [] as number[],
    frequencies: [] as number[],
    seriesStarts: [] as number[],
    seriesPlaces: [] as number[],
    datedPlaces: [] as number[],
    factPlaces: [] as number[],
    reachStarts: [] as number[],
    lastYears: [] as number[],
    placeValueCounts: [] as number[],
    startYears: [] as number[],
    endYears: [] as number[],
    lastActualYears: [] as number[],
    valueCounts: [] as number[],
  }
}

/** Numbers what indicators have in common. */
function createTraits() {
  const list: Traits[] = []
  const numbers = new Map<string, number>()
  return {
    list,
    numberOf(indicator: CatalogIndicator): number {
      const traits = pickTraits(indicator)
      const key = JSON.stringify(traits)
      const number = numbers.get(key) ?? list.push(traits) - 1
      numbers.set(key, number)
      return number
    },
  }
}

function pickTraits(indicator: CatalogIndicator): Traits {
  const own = new Set<string>(["id", ...TEXTS])
  return Object.fromEntries(Object.entries(indicator).filter(([key]) => !own.has(key))) as Traits
}

function createHashes() {
  const ids: number[] = []
  const names: number[] = []
  const codes: number[] = []
  const plainNames: number[] = []
  const add = (hashes: number[], key: string, row: number) => {
    if (key !== "") hashes.push(packHash(key, row))
  }
  const finishOne = async (packed: readonly number[]) => {
    await nextTurn()
    return sortHashes(packed)
  }
  return {
    add({ id, name, code }: CatalogIndicator, row: number): void {
      add(ids, id.toLowerCase(), row)
      add(names, name.toLowerCase(), row)
      add(codes, code.toLowerCase(), row)
      add(plainNames, nameKey(name), row)
    },
    async finish() {
      const [id, name, code, plainName] = [
        await finishOne(ids),
        await finishOne(names),
        await finishOne(codes),
        await finishOne(plainNames),
      ]
      return {
        idHashes: id.hashes,
        idHashRows: id.docs,
        nameHashes: name.hashes,
        nameHashRows: name.docs,
        codeHashes: code.hashes,
        codeHashRows: code.docs,
        plainNameHashes: plainName.hashes,
        plainNameHashRows: plainName.docs,
      }
    },
  }
}

type Named = { row: number; id: string; name: string }

async function orderByName(covered: readonly Named[]): Promise<Uint32Array> {
  // Those that say a code only come behind all others: told apart once, and not at each comparison.
  const named: Named[] = []
  const coded: Named[] = []
  await forEachInSlices(covered, (one) => (isNamedByCode(one.name) ? coded : named).push(one))
  const sorted = [await sortInSlices(named, byText), await sortInSlices(coded, byText)]
  return Uint32Array.from(sorted.flat(), ({ row }) => row)
}

function byText(a: Named, b: Named): number {
  return compareTexts(a.name, b.name) || (a.id < b.id ? -1 : 1)
}
