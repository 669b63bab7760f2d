import type { ChartType } from "./chart-spec.ts"

/** What its marks are. Legends, images and the layout of the same figures in Explore follow from it. */
export type MarkForm = "bars" | "lines"

/** What sets one chart type apart from the others. */
export type ChartTraits = {
  /** On a button: `Bar`. */
  label: string
  /** In a sentence: `Bar chart`. */
  name: string
  marks: MarkForm
  /** Says how two datasets with two scales are read. */
  ownScaleNote: string
  /** Each period has a slot, with its mark in the middle; otherwise the first and last marks lie on the plot's edges. */
  hasSlots: boolean
  /** Marks reach from zero to their value, so the axis includes zero. */
  standsOnZero: boolean
  /** Marks cover an area, which labels keep clear of. */
  isFilled: boolean
  /** Drawn instead where the scale has no zero, or where there is too little room. */
  fallback: ChartType
}

/** A new chart type needs a line here; the compiler names the other tables that it needs one in. */
export const CHART_TRAITS: Readonly<Record<ChartType, ChartTraits>> = {
  bar: {
    label: "Bar",
    name: "Bar chart",
    marks: "bars",
    ownScaleNote: "Bars are read on their own scale",
    hasSlots: true,
    standsOnZero: true,
    isFilled: true,
    fallback: "line",
  },
  line: {
    label: "Line",
    name: "Line chart",
    marks: "lines",
    ownScaleNote: "Each line is read on its own scale",
    hasSlots: false,
    standsOnZero: false,
    isFilled: false,
    fallback: "line",
  },
}
