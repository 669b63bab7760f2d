import type { ExploreView } from "./explore-view.ts"

/** A column with its unit, unless its name holds it. */
export function nameColumn({ heading, unit }: { heading: string; unit: string }): string {
  return unit === "" || heading.toLowerCase().includes(unit.toLowerCase())
    ? heading
    : `${heading} (${unit})`
}

/** The rows of the table with their labels. */
export function tableRows({ composition: { table } }: ExploreView): string[][] {
  return table.rows.map(({ label, cells }) => [label, ...cells])
}
