import { expect, test } from "vitest"

import type { StoredSeries } from "#catalog/dataset.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { heldFigures } from "#tests/support/held-figures.ts"

import { EMPTY_SLOTS } from "../claims/empty-slots.ts"
import type { ClaimSlots } from "../claims/claim-types.ts"
import type { InterpretationTools } from "./interpretation-tools.ts"
import { NO_NEIGHBOURS } from "./neighbours.ts"
import { placeOf } from "./read-claims.fixture.ts"
import { resolveContested } from "./resolve-contested.ts"
import type { Verdict } from "../judge/verdict.ts"

const ACTUALS: Readonly<Record<string, number>> = {
  "KWT growth 2023": -3.62,
  "SAU growth 2023": -0.76,
  "KWT inflation 2023": 3.68,
  "SAU inflation 2023": 2.33,
  "KWT inflation 2022": 3.98,
  "SAU inflation 2022": 2.47,
  "KWT inflation 2021": 13.4,
}

const CLAIM: ClaimSlots<"level"> = {
  ...EMPTY_SLOTS,
  kind: "level",
  upper: null,
  base: null,
  place: placeOf("KWT"),
  measure: "inflation",
  unit: "percent",
  step: 0.1,
  period: yearly(2023),
}
const ABOVE_UAE = { side: "above" as const, otherPlace: placeOf("ARE") }
const SAUDI_ARABIA = { places: [placeOf("SAU")], measures: [], periods: [], elsewhere: [] }

test("a figure that fits the other country of the paragraph is correct, and the message says so", async () => {
  const claim = carried("place", 2.3, SAUDI_ARABIA)
  const settled = await resolveContested(claim, NO_NEIGHBOURS, tools())
  expect(settled.verdict.status).toBe("correct")
  expect(settled.claim.place?.code).toBe("SAU")
  expect(settled.verdict.message).toContain("which country is meant")
  expect(settled.verdict.message).toContain("Saudi Arabia")
})

test("a figure that is near that of the country and of no other is left open with both figures named", async () => {
  const contested: ClaimSlots = {
    ...carried("place", 4.1, SAUDI_ARABIA),
    grounds: { ...CLAIM.grounds, place: "contested" },
  }
  const { verdict, claim } = await resolveContested(contested, NO_NEIGHBOURS, tools())
  expect(verdict.status).toBe("unverified")
  expect(claim.place?.code).toBe("KWT")
  expect(verdict.message).toContain("Kuwait's consumer price inflation was 3.7% in 2023")
  expect(verdict.message).toContain("Saudi Arabia's consumer price inflation was 2.3% in 2023")
  expect(verdict.correction).toBeNull()
})

test("a figure far from those of both countries is left open too: of whom it is nobody said", async () => {
  const contested: ClaimSlots = {
    ...carried("place", 7.9, SAUDI_ARABIA),
    grounds: { ...CLAIM.grounds, place: "contested" },
  }
  expect((await resolveContested(contested, NO_NEIGHBOURS, tools())).verdict.status).toBe(
    "unverified",
  )
})

test("a figure of an open year is wrong where it is far from those of all years that may be meant", async () => {
  const open: ClaimSlots = {
    ...CLAIM,
    value: 7.9,
    grounds: { ...CLAIM.grounds, period: "contested" },
    rivals: { places: [], measures: [], periods: [yearly(2022)], elsewhere: [] },
  }
  expect((await resolveContested(open, NO_NEIGHBOURS, tools())).verdict.status).toBe("incorrect")
})

test("a country that is only named beside is no rival of a figure that fits neither", async () => {
  const { verdict, claim } = await resolveContested(
    carried("place", 7.9, SAUDI_ARABIA),
    NO_NEIGHBOURS,
    tools(),
  )
  expect([verdict.status, claim.place?.code]).toEqual(["incorrect", "KWT"])
})

test("a slot that the sentence states is not doubted, whatever else the paragraph offers", async () => {
  const claim = { ...CLAIM, value: 2.3, rivals: SAUDI_ARABIA }
  expect((await resolveContested(claim, NO_NEIGHBOURS, tools())).verdict.status).toBe("incorrect")
})

test("a slot that is carried without anything else in sight is not doubted", async () => {
  const claim = carried("place", 2.3, { places: [], measures: [], periods: [], elsewhere: [] })
  expect((await resolveContested(claim, NO_NEIGHBOURS, tools())).verdict.status).toBe("incorrect")
})

test("a contested year is left open where a figure of a year around it is near", async () => {
  const claim: ClaimSlots = {
    ...CLAIM,
    value: 4,
    grounds: { ...CLAIM.grounds, period: "contested" },
  }
  const { verdict } = await resolveContested(claim, NO_NEIGHBOURS, tools())
  expect(verdict.status).toBe("unverified")
  expect(verdict.message).toContain("which year or part of a year is meant")
})

test("country and year may both be other ones", async () => {
  const claim: ClaimSlots = {
    ...CLAIM,
    value: 2.47,
    step: 0.01,
    grounds: { place: "carried", measure: "stated", period: "contested" },
    rivals: { ...SAUDI_ARABIA, periods: [yearly(2022), yearly(2021)] },
  }
  const settled = await resolveContested(claim, NO_NEIGHBOURS, tools())
  expect(settled.verdict.status).toBe("correct")
  expect([settled.claim.place?.code, settled.claim.period?.to]).toEqual(["SAU", 2022])
})

test("another measure of the paragraph is tried where it counts the same", async () => {
  const rivals = { places: [], measures: ["gdp", "growth"], periods: [], elsewhere: [] }
  const settled = await resolveContested(carried("measure", -3.6, rivals), NO_NEIGHBOURS, tools())
  expect(settled.verdict.status).toBe("correct")
  expect(settled.claim.measure).toBe("growth")
})

test.each([
  ["one digit alone", { value: 2, step: 1 }],
  ["a bound", { value: 2.1, hedge: "over" as const }],
  ["a threshold", { value: 2.3, kind: "threshold" as const, side: "above" as const }],
  ["a comparison", { value: null, kind: "compare" as const, ...ABOVE_UAE }],
  ["revisions", { value: 2.28, step: 0.01 }],
])("%s fits too easily to speak for another country", async (_name, slots) => {
  const claim = { ...carried("place", 2.3, SAUDI_ARABIA), ...slots }
  expect((await resolveContested(claim, NO_NEIGHBOURS, tools())).verdict.status).toBe("unverified")
})

test("a figure among many near ones may fit by chance", async () => {
  const periods = [2010, 2011, 2012, 2013, 2014, 2015].map(yearly)
  const near = Object.fromEntries(
    periods.map(({ to }, k) => [`KWT inflation ${String(to)}`, 3.3 + 0.1 * k]),
  )
  const claim = carried("period", 3.8, { places: [], measures: [], periods, elsewhere: [] })
  const { verdict } = await resolveContested(claim, NO_NEIGHBOURS, tools({ ...ACTUALS, ...near }))
  expect(verdict.status).toBe("unverified")
})

test("no more than twelve other readings are looked up, and its own", async () => {
  const asked: string[] = []
  const places = ["SAU", "QAT", "OMN", "BHR", "ARE"].map(placeOf)
  const periods = [2018, 2019, 2020, 2021, 2022].map(yearly)
  const claim: ClaimSlots = {
    ...CLAIM,
    value: 55.5,
    grounds: { place: "contested", measure: "stated", period: "contested" },
    rivals: { places, measures: [], periods, elsewhere: [] },
  }
  const { judge, read } = tools()
  await resolveContested(claim, NO_NEIGHBOURS, {
    judge,
    read: (one) => {
      asked.push(keyOf(one))
      return read(one)
    },
  })
  expect(asked.filter((key) => key !== keyOf(claim))).toHaveLength(12)
  expect(new Set(asked).size).toBe(13)
})

test("a verdict that holds is not questioned", async () => {
  const claim = carried("place", 3.7, SAUDI_ARABIA)
  const settled = await resolveContested(claim, NO_NEIGHBOURS, tools())
  expect([settled.verdict.status, settled.claim.place?.code]).toEqual(["correct", "KWT"])
})

function carried(
  slot: keyof ClaimSlots["grounds"],
  value: number,
  rivals: ClaimSlots["rivals"],
): ClaimSlots<"level"> {
  return { ...CLAIM, value, grounds: { ...CLAIM.grounds, [slot]: "carried" }, rivals }
}

function yearly(year: number): NonNullable<ClaimSlots["period"]> {
  return { frequency: "yearly", from: year, to: year }
}

function keyOf({ place, measure, period }: ClaimSlots): string {
  return [place?.code, measure, period?.to].join(" ")
}

/** Judges by a table of published figures. */
function tools(actuals = ACTUALS): InterpretationTools<ClaimSlots> {
  const holdsOf = (claim: ClaimSlots, actual: number): boolean =>
    Math.abs(actual - (claim.value ?? 0)) <= Math.max(0.1, claim.step / 2)
  return {
    read(claim) {
      const actual = actuals[keyOf(claim)]
      const { period, value, step } = claim
      if (actual === undefined || period === null) return Promise.resolve(undefined)
      return Promise.resolve({
        series: seriesOf(claim),
        actual,
        actualUnit: "figure" as const,
        period,
        holds: holdsOf(claim, actual),
        stated: { value: value ?? 0, step },
      })
    },
    judge(claim) {
      const actual = actuals[keyOf(claim)] ?? 99
      const verdict: Verdict = {
        status: holdsOf(claim, actual) ? "correct" : "incorrect",
        message: "The verdict.",
        rule: { id: "equal-as-rounded" },
        series: seriesOf(claim),
        actual,
        actualUnit: "figure",
        period: claim.period,
        alternatives: [],
        marks: [],
        correction: "1.0%",
        chart: null,
      }
      return Promise.resolve(verdict)
    },
  }
}

function seriesOf({ place }: ClaimSlots): StoredSeries {
  const [indicator] = heldFigures({ RATE: ["Rate", "%", 1] }).indicators
  const country = countryByCode(place?.code ?? "")
  if (!indicator || !country) throw new Error("no country")
  return {
    id: `RATE:${country.code}`,
    indicator,
    country,
    forecastFrom: null,
    observations: { frequency: "yearly", start: 2020, values: [] },
    source: {
      id: "wdi",
      publisherId: "world-bank",
      publisher: "World Bank",
      title: "WDI",
      licence: "CC BY 4.0",
      licenceUrl: null,
      attribution: "",
      redistribute: "yes",
      url: "https://data.worldbank.org/",
    },
    vintage: "2026-11-21",
    vintageStated: true,
  }
}

test("a contested year decides nothing where no year around it has a figure near the stated one", async () => {
  const claim: ClaimSlots = {
    ...CLAIM,
    value: 9.1,
    grounds: { ...CLAIM.grounds, period: "contested" },
  }
  expect((await resolveContested(claim, NO_NEIGHBOURS, tools())).verdict.status).toBe("incorrect")
  // A year without a figure may be the one that is meant.
  const rivals = { places: [], measures: [], periods: [yearly(2012)], elsewhere: [] }
  const open = await resolveContested({ ...claim, rivals }, NO_NEIGHBOURS, tools())
  expect(open.verdict.status).toBe("unverified")
})

test("a figure of another year that the text names is not called wrong where the sentence leaves room", async () => {
  const elsewhere = [yearly(2022)]
  const rivals = { places: [], measures: [], periods: [], elsewhere }
  const claim: ClaimSlots = { ...CLAIM, value: 9.7, rivals }
  const found = await resolveContested(
    claim,
    NO_NEIGHBOURS,
    tools({ ...ACTUALS, "KWT inflation 2022": 9.7 }),
  )
  expect(found.verdict.status).toBe("unverified")
  const other = await resolveContested(
    claim,
    NO_NEIGHBOURS,
    tools({ ...ACTUALS, "KWT inflation 2022": 5.1 }),
  )
  expect(other.verdict.status).toBe("incorrect")
})

test("a year that the text has left behind decides nothing", async () => {
  const elsewhere = [yearly(2031)]
  const rivals = { places: [], measures: [], periods: [], elsewhere }
  const claim = {
    ...carried("period", 55.5, rivals),
    kind: "change" as const,
    changeIn: "unit" as const,
  }
  const { verdict } = await resolveContested(claim, NO_NEIGHBOURS, tools())
  expect(verdict.status).toBe("unverified")
})

test("a level of a year left behind is incorrect where it fits no year around those of the text", async () => {
  const elsewhere = [yearly(2025)]
  const rivals = { places: [], measures: [], periods: [], elsewhere }
  const { verdict } = await resolveContested(
    carried("period", 55.5, rivals),
    NO_NEIGHBOURS,
    tools(),
  )
  expect(verdict.status).toBe("incorrect")
  const near = await resolveContested(
    carried("period", 6.1, rivals),
    NO_NEIGHBOURS,
    tools({ ...ACTUALS, "KWT inflation 2024": 6.1 }),
  )
  expect(near.verdict.status).toBe("unverified")
})

test("another reading that fits is tried against the text, also where a note follows its rule", async () => {
  const claim = carried("place", 2.3, SAUDI_ARABIA)
  const { read, judge } = tools()
  const asNoted: InterpretationTools<ClaimSlots>["judge"] = async (one) => {
    const verdict = await judge(one)
    if (verdict.status === "correct") return verdict
    const notes = ["counted on the month before"]
    return { ...verdict, status: "unverified", rule: { id: "other-interpretation", notes } }
  }
  const settled = await resolveContested(claim, NO_NEIGHBOURS, { read, judge: asNoted })
  expect(settled.verdict.status).toBe("correct")
  expect(settled.claim.place?.code).toBe("SAU")
})
