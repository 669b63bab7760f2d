import { getMeasure } from "#factcheck/read-text.ts"

/** Measures of which more is better. */
const BETTER_HIGH: ReadonlySet<string> = new Set(
  "gdp gdp-real gdp-ppp growth gdp-per-head gdp-per-head-real gdp-per-head-ppp gdp-per-head-growth gni-per-head gni-per-head-ppp income-per-head life-expectancy life-expectancy-women life-expectancy-men healthy-life employment-rate literacy youth-literacy female-literacy primary-enrolment secondary-enrolment tertiary-enrolment primary-completion electricity rural-electricity urban-electricity internet clean-water safe-water sanitation safe-sanitation clean-cooking fiscal-balance current-account trade-balance reserves hdi doctors nurses hospital-beds women-in-parliament measles-vaccination dtp-vaccination polio-vaccination skilled-births health-coverage rule-of-law corruption-control government-effectiveness political-stability".split(
    " ",
  ),
)
/** Measures of which less is better. */
const BETTER_LOW: ReadonlySet<string> = new Set(
  "inflation core-inflation food-inflation unemployment youth-unemployment female-unemployment male-unemployment poverty extreme-poverty poverty-national infant-mortality child-mortality maternal-mortality neonatal-mortality death-rate undernourishment hiv tuberculosis malaria debt external-debt external-debt-share gini co2-per-head crime stunting suicide road-deaths without-electricity without-water without-sanitation illiteracy pm25 open-defecation".split(
    " ",
  ),
)

/** Whether more of a measure is better; `undefined` where people would not agree. */
export function isBetterHigh(measure: string): boolean | undefined {
  if (getMeasure(measure) === undefined) return undefined
  if (BETTER_HIGH.has(measure)) return true
  return BETTER_LOW.has(measure) ? false : undefined
}
