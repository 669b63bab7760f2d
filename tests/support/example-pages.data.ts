import { WORLD_CHART_TYPES } from "#charts/views/world-view.ts"

/** Addresses of one route, by what search engines are to do with them. */
type Examples = {
  /** Kept under this very address. */
  found?: readonly string[]
  /** Another form of a page that is kept under its own address. */
  elsewhere?: readonly string[]
  /** Left out, though there is something to see. */
  hidden?: readonly string[]
  /** Left out, as there is nothing: the page says why. */
  missing?: readonly string[]
}

/** Stands in an address for the id of the check that the example site has published. */
export const CHECK_ID = "PUBLISHED"

const LIFE = "Life%20expectancy%20at%20birth"
const JOBS = "Construction%20employment"
const TEXT = "text=Nigeria's%20population%20was%20200%20million%20in%202019."
const COMPOSED = "i=gapminder:lex&c=NGA,KEN"
const COMPARED = `indicator=${LIFE}&country=nigeria&indicator2=${LIFE}&country2=kenya`

/** Pages whose address has a parameter, or that are empty without a question, by the path of their route. */
export const EXAMPLE_PAGES: Readonly<Record<string, Examples>> = {
  "/indicators/:indicator": {
    found: [`/indicators/${LIFE}`, `/indicators/${JOBS}`],
    elsewhere: [
      `/indicators/${LIFE}?chartType=map&endYear=2000&startYear=1990`,
      `/indicators/${LIFE}?countries=nigeria,kenya`,
    ],
    missing: ["/indicators/nothing"],
  },
  "/indicators/:indicator/:country": {
    found: [
      `/indicators/${LIFE}/nigeria`,
      `/indicators/${JOBS}/united-states`,
      "/indicators/Global%20temperature%20anomaly/world",
    ],
    elsewhere: [
      `/indicators/${LIFE}/nigeria?view=table`,
      `/indicators/${JOBS}/united-states?chartType=line&frequency=monthly&colour=green`,
    ],
    missing: ["/indicators/nothing/nigeria"],
  },
  "/advanced/:indicator/:country": { elsewhere: [`/advanced/${LIFE}/nigeria`] },
  "/fact/:indicator/:country/:period": {
    found: ["/fact/gapminder:pop/NGA/2005", "/fact/nasa-giss:loti/WLD/2023"],
    elsewhere: ["/fact/gapminder:lex/NGA/latest"],
    missing: ["/fact/gapminder:pop/NGA/1800"],
  },
  "/concept/:concept/:country": {
    found: ["/concept/gdp-growth/ghana"],
    missing: ["/concept/gdp-growth/japan"],
  },
  "/countries/indicator/:country": {
    found: ["/countries/indicator/nigeria", "/countries/indicator/united-states?category=labour"],
    elsewhere: [
      "/countries/indicator/nigeria?filter=life",
      "/countries/indicator/nigeria?filter=nothing",
    ],
    missing: ["/countries/indicator/nowhere"],
  },
  "/country/:country": {
    found: ["/country/nigeria", "/country/united-states"],
    missing: ["/country/nowhere"],
  },
  "/sources/:source": {
    found: ["/sources/us-bls-ces"],
    elsewhere: ["/sources/us-bls-ces?filter=construction"],
    missing: ["/sources/nothing"],
  },
  "/changes/:import": { found: ["/changes/1"], missing: ["/changes/999"] },
  "/blog/*": {
    found: [
      "/blog/counts-and-rates",
      "/blog/down-and-up-again",
      "/blog/missing-years",
      "/blog/one-month-is-no-trend",
      "/blog/seasonal-adjustment",
      "/blog/what-an-anomaly-is",
      "/blog/why-two-sources-differ",
    ],
    missing: ["/blog/nothing"],
  },
  "/careers/:slug": { found: ["/careers/frontend-engineer"], missing: ["/careers/nothing"] },
  "/fact-checking/:id": {
    found: [`/fact-checking/${CHECK_ID}`],
    missing: ["/fact-checking/000000000000"],
  },
  "/chart/check/:id": {
    elsewhere: [`/chart/check/${CHECK_ID}`],
    missing: ["/chart/check/000000000000"],
  },
  "/review/:id": { hidden: ["/review/0123456789ab"] },
  "/answer": {
    found: ["/answer?q=life+expectancy+at+birth+in+Nigeria"],
    elsewhere: [
      "/answer?q=life+expectancy+in+nigeria",
      "/answer?q=population+of+nigeria+and+kenya",
    ],
    hidden: ["/answer?q=highest+life+expectancy+in+africa", "/answer?q=how+happy+are+cats"],
  },
  "/results": {
    hidden: ["/results?q=life+expectancy", "/results?q=nigeria", "/results?q=xyzzy"],
  },
  "/explore": {
    found: [
      `/explore?${COMPOSED}&layout=lines`,
      `/explore?${COMPOSED}&layout=panels`,
      `/explore?${COMPOSED}&layout=table`,
      "/explore?i=gapminder:lex,gapminder:tfr&c=all&layout=scatter",
      "/explore?i=gapminder:lex&c=all&layout=race",
      "/explore?i=gapminder:lex&c=all&layout=map&startYear=1990&step=5",
    ],
    elsewhere: [`/explore?${COMPOSED}`],
    hidden: [`/explore?${COMPOSED}&layout=panels&title=Lives&note=2000:Here`, "/explore?find=life"],
    missing: ["/explore?i=nothing-at-all&c=NGA"],
  },
  "/compare": { elsewhere: [`/compare?${COMPARED}`] },
  "/check": { hidden: [`/check?${TEXT}`, "/check?text=Hello"] },
  "/chart": {
    elsewhere: [
      `/chart?indicator=${JOBS}&country=united-states`,
      ...WORLD_CHART_TYPES.map((type) => `/chart?indicator=${LIFE}&chartType=${type}`),
    ],
    missing: ["/chart?indicator=nothing&country=nigeria"],
  },
  "/chart/answer": {
    elsewhere: ["/chart/answer?q=population+of+nigeria"],
    missing: ["/chart/answer?q=how+happy+are+cats"],
  },
  "/chart/explore": {
    elsewhere: [
      `/chart/explore?${COMPOSED}`,
      `/chart/explore?${COMPOSED}&layout=table`,
      "/chart/explore?i=gapminder:lex&c=all&layout=map&startYear=1990&step=5",
    ],
    missing: ["/chart/explore?i=nothing-at-all&c=NGA"],
  },
  "/chart/compare": { elsewhere: [`/chart/compare?${COMPARED}`], missing: ["/chart/compare"] },
  "/chart/check": { hidden: [`/chart/check?${TEXT}`], missing: ["/chart/check?text=Hello"] },
}

/** The example addresses, of all routes, of one kind or of several. */
export function listExamples(...kinds: readonly (keyof Examples)[]): string[] {
  return Object.values(EXAMPLE_PAGES).flatMap((examples) =>
    kinds.flatMap((kind) => examples[kind] ?? []),
  )
}
