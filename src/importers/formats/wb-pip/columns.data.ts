import type { Aggregation } from "#domain/indicators/indicator.ts"

/** What a column measures; `%line%` stands for the poverty line and `%welfare%` for income or consumption. */
export type PipMeasure = { name: string; unit: string; aggregation?: Aggregation }

const DOLLARS = "2017 international $ a day"

/** Measures at a poverty line: the beginning of a column's name before the line. */
export const LINE_MEASURES: Readonly<Record<string, PipMeasure>> = {
  headcount: { name: "People living below %line%", unit: "people", aggregation: "last" },
  headcount_ratio: { name: "Share of people living below %line%", unit: "% of population" },
  headcount_above: { name: "People living above %line%", unit: "people", aggregation: "last" },
  headcount_ratio_above: { name: "Share of people living above %line%", unit: "% of population" },
  headcount_stacked_below: {
    name: "People living below %line% and above the next lower line",
    unit: "people",
    aggregation: "last",
  },
  headcount_ratio_stacked_below: {
    name: "Share of people living below %line% and above the next lower line",
    unit: "% of population",
  },
  headcount_stacked_above: {
    name: "People living above %line%",
    unit: "people",
    aggregation: "last",
  },
  headcount_ratio_stacked_above: {
    name: "Share of people living above %line%",
    unit: "% of population",
  },
  headcount_stacked_between: {
    name: "People living between %line%",
    unit: "people",
    aggregation: "last",
  },
  headcount_ratio_stacked_between: {
    name: "Share of people living between %line%",
    unit: "% of population",
  },
  poverty_gap_index: { name: "Poverty gap index at %line%", unit: "%" },
  total_shortfall: { name: "Total shortfall from %line%", unit: DOLLARS, aggregation: "average" },
  avg_shortfall: { name: "Average shortfall of the poor from %line%", unit: DOLLARS },
  income_gap_ratio: { name: "Income gap ratio at %line%", unit: "% of the poverty line" },
  poverty_severity: { name: "Poverty severity (squared poverty gap) at %line%", unit: "index" },
  watts: { name: "Watts poverty index at %line%", unit: "index" },
  median: { name: "Poverty line of %line%", unit: DOLLARS },
}

/** Measures without a line. */
export const PLAIN_MEASURES: Readonly<Record<string, PipMeasure>> = {
  mean: { name: "Mean %welfare% a day", unit: DOLLARS },
  median: { name: "Median %welfare% a day", unit: DOLLARS },
  mld: { name: "Mean log deviation of %welfare%", unit: "index" },
  gini: { name: "Gini coefficient of %welfare%", unit: "index, 0 to 1" },
  polarization: { name: "Polarization (Wolfson) index of %welfare%", unit: "index" },
  palma_ratio: {
    name: "Palma ratio: %welfare% share of the richest tenth to that of the poorest 40%",
    unit: "ratio",
  },
  s80_s20_ratio: {
    name: "S80/S20 ratio: %welfare% share of the richest fifth to that of the poorest fifth",
    unit: "ratio",
  },
  p90_p10_ratio: { name: "P90/P10 ratio of %welfare%", unit: "ratio" },
  p90_p50_ratio: { name: "P90/P50 ratio of %welfare%", unit: "ratio" },
  p50_p10_ratio: { name: "P50/P10 ratio of %welfare%", unit: "ratio" },
}

const ORDINALS = ["", "poorest", "second", "third", "fourth", "fifth", "sixth", "seventh"]

/** `poorest tenth`, `second tenth`, `richest fifth`. */
export function partName(part: number, parts: 5 | 10): string {
  const noun = parts === 5 ? "fifth" : "tenth"
  if (part === parts) return `richest ${noun}`
  return `${ORDINALS[part] ?? (part === 8 ? "eighth" : "ninth")} ${noun}`
}
