/** What a visitor may use or be refused. */
export const FEATURES = [
  "analysis",
  "embed",
  "download",
  "compare",
  "country-dashboard",
  "fact-checking",
  "profile",
  "dashboard",
] as const

export type Feature = (typeof FEATURES)[number]
export type Access = "public" | "signed-in"

/** The features that an operator may open to everybody by a setting. */
export const OPENABLE: readonly Feature[] = [
  "analysis",
  "embed",
  "download",
  "compare",
  "country-dashboard",
  "fact-checking",
]

export type AccessTable = Readonly<Record<Feature, Access>>

/** The one table of who may use what: everything here needs a sign-in unless the operator opened it. */
export function accessTable(opened: readonly Feature[]): AccessTable {
  const entries = FEATURES.map((feature) => [
    feature,
    opened.includes(feature) ? "public" : "signed-in",
  ])
  return Object.fromEntries(entries) as Record<Feature, Access>
}
