import { expect, test } from "vitest"

import { rankRowsText, readRankRows, type RankRow } from "./rank-rows.ts"

test("rows are read as they were written", () => {
  const rows: RankRow[] = [
    {
      ...{ rank: "1", name: "Côte d'Ivoire", value: "12.5%", change: "+1 point", share: 100 },
      ...{ code2: "CI", slug: "ivory-coast" },
    },
    {
      ...{ rank: "2", name: "Chad", value: "−3%", change: "", share: null },
      ...{ code2: null, slug: "chad" },
    },
  ]
  expect(readRankRows(rankRowsText(rows))).toEqual(rows)
  expect(readRankRows("")).toEqual([])
})
