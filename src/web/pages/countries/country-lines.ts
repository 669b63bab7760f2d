import { slugOf, type Continent } from "#domain/places/country.ts"

/** A country as the picker lists and finds it. */
export type PickedCountry = {
  name: string
  slug: string
  code2: string | null
  continent: Continent
  /** How many indicators have a figure for it. */
  count: number
  /** Other names it is found by. */
  alsoCalled: string
}

/** Countries as one short text, because the page carries all of them to the browser: a line each, slug only where the name does not give it. */
export function countryLines(countries: readonly PickedCountry[]): string {
  return countries
    .map(({ name, slug, code2, continent, count, alsoCalled }) =>
      [name, slug === slugOf(name) ? "" : slug, code2 ?? "", continent, count, alsoCalled].join(
        "\t",
      ),
    )
    .join("\n")
}

/** Reads what `countryLines` wrote. */
export function readCountryLines(text: string): PickedCountry[] {
  if (text === "") return []
  return text.split("\n").map((line) => {
    const [name = "", slug = "", code2 = "", continent = "", count = "", alsoCalled = ""] =
      line.split("\t")
    return {
      name,
      slug: slug === "" ? slugOf(name) : slug,
      code2: code2 === "" ? null : code2,
      continent: continent as Continent,
      count: Number(count),
      alsoCalled,
    }
  })
}
