import type { ChartImage } from "#charts/svg/draw-image.ts"

/** What can be saved of a chart on screen. */
export type SaveSubject = {
  /** Of the dataset. */
  id: string
  /** The image as it would be saved, before a reader edits its words. */
  image: ChartImage
  /** Whom to credit, as the field for it shows. */
  source: string
  /** Path and query of the page; with an extension it is a file. */
  page: string
  /** Path and query of more than the view, as of `page`. */
  wider: { allYears: string; allCountries: string; wholeSource: string }
  /** The view as calls of the API take it. */
  view: Readonly<Record<string, string | number>>
  /** The figures as the table shows them. */
  rows: readonly { period: string; value: string }[]
  headings: readonly [period: string, value: string]
}

/** What a reader wrote in place of our words. */
export type TextEdits = { title: string; notes: string; source: string; position: "top" | "bottom" }

export type SaveMode = "png" | "pdf"

/** The parts a document may have, in their order. */
export type DocumentParts = { chart: boolean; table: boolean; analysis: boolean }

/** Path of the view as a file. */
export function buildFilePath({ page }: Pick<SaveSubject, "page">, extension: string): string {
  const [path = "", query] = page.split("?")
  return `${path}.${extension}${query === undefined ? "" : `?${query}`}`
}

/** The words of an image as they stand before anything is edited. */
export function readUnedited({ image, source }: SaveSubject): TextEdits {
  return { title: image.title, notes: image.notes, source, position: image.position }
}
