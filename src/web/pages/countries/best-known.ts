import type { PickedCountry } from "./load-countries.server.ts"

const SHOWN = 16

/** Countries of long continents that most people look for: the largest by people and by trade. */
const LOOKED_FOR = new Set(
  [
    "united-states brazil mexico colombia argentina canada peru venezuela",
    "guatemala chile ecuador bolivia haiti dominican-republic cuba jamaica",
    "india china indonesia pakistan bangladesh japan philippines vietnam",
    "iran turkiye thailand south-korea saudi-arabia malaysia united-arab-emirates israel",
    "russia germany united-kingdom france italy spain ukraine poland",
    "romania netherlands belgium czechia sweden portugal greece switzerland",
    "australia papua-new-guinea new-zealand fiji solomon-islands vanuatu new-caledonia",
    "french-polynesia samoa guam kiribati micronesia tonga marshall-islands palau nauru",
  ].flatMap((line) => line.split(" ")),
)

/**
 * The addresses of the countries of a continent that stand above its fold, those with most indicators where too few of
 * the usual ones are held; `null` where all of them are few enough to be shown.
 */
export function bestKnown(
  countries: readonly Pick<PickedCountry, "slug" | "count">[],
): ReadonlySet<string> | null {
  if (countries.length <= SHOWN) return null
  const usual = (slug: string) => Number(LOOKED_FOR.has(slug))
  const known = countries.toSorted((a, b) => usual(b.slug) - usual(a.slug) || b.count - a.count)
  return new Set(known.slice(0, SHOWN).map(({ slug }) => slug))
}
