type OfSeries = { indicator: { name: string }; country: { slug: string } }

/** A name for a file of one series: `inflation-consumer-prices-annual-nigeria.csv`. */
export function seriesFileName(series: OfSeries, extension: string): string {
  return nameFile(seriesStem(series), extension)
}

/** A name for a file of two series: the names of both. */
export function comparisonFileName(
  { one, two }: { one: OfSeries; two: OfSeries },
  extension: string,
): string {
  return nameFile(`${seriesStem(one)}-${seriesStem(two)}`, extension)
}

/** A name for a file of a map or a ranking: `population-total-2024-map.png`. */
export function worldFileName(
  { title, view }: { title: string; view: { spec: { chartType: string } } },
  extension: string,
): string {
  return nameFile(fileStem(`${title} ${view.spec.chartType}`), extension)
}

/** A name for a file of a composition: `inflation-ghana-and-nigeria-lines.csv`. */
export function exploreFileName(
  { title, spec }: { title: string; spec: { layout: string } },
  extension: string,
): string {
  return nameFile(fileStem(`${title} ${spec.layout}`), extension)
}

/** A name for a file of an answer: `top-5-countries-in-africa-by-gdp.csv`. */
export function answerFileName(
  { question, query }: { question: string | null; query: string },
  extension: string,
): string {
  return nameFile(fileStem(question ?? query), extension)
}

/** A name for a file of a country's dashboard: `nigeria-country-dashboard.pdf`. */
export function dashboardFileName({ slug }: { slug: string }, extension: string): string {
  return nameFile(`${slug.replace(/[^a-z0-9-]/g, "")}-country-dashboard`, extension)
}

/** A name for a file of a panel, by the name of its indicator, country or source: `nigeria-panel.csv`. */
export function panelFileName(title: string, extension: string): string {
  return nameFile(`${fileStem(title)}-panel`, extension)
}

/** A name for a file of a fact: `inflation-consumer-prices-annual-nigeria-2024.json`. */
export function factFileName(
  { indicator, country, period }: OfSeries & { period: string },
  extension: string,
): string {
  return nameFile(fileStem(`${indicator.name} ${country.slug} ${period}`), extension)
}

/** A name for a document by its title, which may be empty. */
export function documentFileName(title: string, extension: string): string {
  return nameFile(fileStem(title) || "document", extension)
}

/** A name for a file of a published check: `fact-check-0a1b2c3d4e5f.pdf`. */
export function checkFileName(id: string, extension: string): string {
  return nameFile(`fact-check-${id}`, extension)
}

/** A name for a file of figures that somebody sends. */
export function ownFileName(extension: string): string {
  return nameFile("data", extension)
}

function seriesStem({ indicator, country }: OfSeries): string {
  return fileStem(`${indicator.name} ${country.slug}`)
}

/** The name of every file for download is put together here. */
function nameFile(stem: string, extension: string): string {
  return `${stem}.${extension}`
}

/** A text as the name of a file without its extension: plain letters in lower case, digits, and hyphens for all else. Empty where nothing is left. */
export function fileStem(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, LONGEST_NAME)
}

/** Some systems refuse longer names. */
const LONGEST_NAME = 100
