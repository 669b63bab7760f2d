import { slugOf } from "#domain/places/country.ts"

/** One line of a ranking as it is shown. */
export type RankRow = {
  rank: string
  name: string
  value: string
  change: string
  /** Length of the bar from 0 to 100; null where figures lie on both sides of zero. */
  share: number | null
  code2: string | null
  slug: string
}

/** Rows as one short text: a page carries two hundred of them to the browser. */
export function rankRowsText(rows: readonly RankRow[]): string {
  return rows
    .map(({ rank, name, value, change, share, code2, slug }) =>
      [rank, name, value, change, share ?? "", code2 ?? "", slug === slugOf(name) ? "" : slug]
        .join("\t")
        .trimEnd(),
    )
    .join("\n")
}

/** Reads what `rankRowsText` wrote. */
export function readRankRows(text: string): RankRow[] {
  if (text === "") return []
  return text.split("\n").map((line) => {
    const [rank = "", name = "", value = "", change = "", share = "", code2 = "", slug = ""] =
      line.split("\t")
    return {
      ...{ rank, name, value, change },
      share: share === "" ? null : Number(share),
      code2: code2 === "" ? null : code2,
      slug: slug === "" ? slugOf(name) : slug,
    }
  })
}
