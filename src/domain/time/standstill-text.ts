/** How many series there are, how many of them have fallen behind, and the last year with an actual figure. */
export type Standstill = { series: number; behind: number; lastYear: number | null }

/** What has fallen behind, in words: `no figures since 2019`; empty where nothing has. */
export function standstillText(standstill: Standstill | undefined): string {
  if (!standstill || standstill.behind === 0) return ""
  const { series, behind, lastYear } = standstill
  if (behind < series) {
    const share = Math.max(1, Math.floor((100 * behind) / series))
    return `${String(share)}% of the series have no recent figures`
  }
  return lastYear === null ? "no recent figures" : `no figures since ${String(lastYear)}`
}
