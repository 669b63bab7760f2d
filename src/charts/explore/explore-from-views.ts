/**
 * The address of a composition of indicators in places that another page shows; names of either are understood. Pages
 * that only link to compositions need no more of them than this.
 */
export function composeLines(
  indicators: readonly string[],
  places: readonly string[],
  asOf: string | null,
): string {
  const query = new URLSearchParams({
    i: [...new Set(indicators)].join(","),
    c: [...new Set(places)].join(","),
    layout: "lines",
    ...(asOf !== null && { asOf }),
  })
  return `/explore?${query.toString().replaceAll("%2C", ",").replaceAll("%3A", ":")}`
}
