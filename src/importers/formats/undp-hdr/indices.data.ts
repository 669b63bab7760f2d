import type { Category } from "#domain/indicators/category.ts"

/** A column as the report's list of variables calls it. */
export type Index = { name: string; unit: string; category: Category; definition?: string }

const HDI =
  "Average achievement in a long and healthy life, knowledge and a decent standard of living; from 0 to 1."

/** The columns of the time series by the beginning of their names. The list itself comes in another file. */
export const INDICES: Readonly<Record<string, Index>> = {
  hdi_rank: { name: "Human Development Index, rank", unit: "rank", category: "population" },
  hdi: { name: "Human Development Index", unit: "index", category: "population", definition: HDI },
  hdi_f: {
    name: "Human Development Index, female",
    unit: "index",
    category: "population",
    definition: HDI,
  },
  hdi_m: {
    name: "Human Development Index, male",
    unit: "index",
    category: "population",
    definition: HDI,
  },
  le: { name: "Life expectancy at birth", unit: "years", category: "health" },
  le_f: { name: "Life expectancy at birth, female", unit: "years", category: "health" },
  le_m: { name: "Life expectancy at birth, male", unit: "years", category: "health" },
  eys: { name: "Expected years of schooling", unit: "years", category: "education" },
  eys_f: { name: "Expected years of schooling, female", unit: "years", category: "education" },
  eys_m: { name: "Expected years of schooling, male", unit: "years", category: "education" },
  mys: { name: "Mean years of schooling", unit: "years", category: "education" },
  mys_f: { name: "Mean years of schooling, female", unit: "years", category: "education" },
  mys_m: { name: "Mean years of schooling, male", unit: "years", category: "education" },
  gnipc: {
    name: "Gross national income per capita",
    unit: "constant 2017 PPP $",
    category: "economy",
  },
  gni_pc_f: {
    name: "Gross national income per capita, female",
    unit: "constant 2017 PPP $",
    category: "economy",
  },
  gni_pc_m: {
    name: "Gross national income per capita, male",
    unit: "constant 2017 PPP $",
    category: "economy",
  },
  gdi_group: {
    name: "Gender Development Index, group",
    unit: "group",
    category: "population",
    definition:
      "Groups by the deviation from gender parity: 1 stands for high equality, 5 for low equality.",
  },
  gdi: {
    name: "Gender Development Index",
    unit: "index",
    category: "population",
    definition: "Ratio of female to male values of the Human Development Index.",
  },
  ihdi: {
    name: "Inequality-adjusted Human Development Index",
    unit: "index",
    category: "population",
    definition: "The Human Development Index discounted for inequality in each of its parts.",
  },
  coef_ineq: { name: "Coefficient of human inequality", unit: "%", category: "population" },
  loss: {
    name: "Overall loss of human development due to inequality",
    unit: "%",
    category: "population",
  },
  ineq_le: { name: "Inequality in life expectancy", unit: "%", category: "health" },
  ineq_edu: { name: "Inequality in education", unit: "%", category: "education" },
  ineq_inc: { name: "Inequality in income", unit: "%", category: "population" },
  gii_rank: { name: "Gender Inequality Index, rank", unit: "rank", category: "population" },
  gii: {
    name: "Gender Inequality Index",
    unit: "index",
    category: "population",
    definition:
      "Inequality in reproductive health, empowerment and the labour market; 0 is equality, 1 the greatest inequality.",
  },
  mmr: {
    name: "Maternal mortality ratio",
    unit: "deaths per 100,000 live births",
    category: "health",
  },
  abr: {
    name: "Adolescent birth rate",
    unit: "births per 1,000 women ages 15-19",
    category: "population",
  },
  se_f: {
    name: "Population with at least some secondary education, female",
    unit: "% of women ages 25 and older",
    category: "education",
  },
  se_m: {
    name: "Population with at least some secondary education, male",
    unit: "% of men ages 25 and older",
    category: "education",
  },
  pr_f: {
    name: "Share of seats in parliament held by women",
    unit: "%",
    category: "population",
  },
  pr_m: { name: "Share of seats in parliament held by men", unit: "%", category: "population" },
  lfpr_f: {
    name: "Labour force participation rate, female",
    unit: "% of women ages 15 and older",
    category: "labour",
  },
  lfpr_m: {
    name: "Labour force participation rate, male",
    unit: "% of men ages 15 and older",
    category: "labour",
  },
  rankdiff_hdi_phdi: {
    name: "Difference of ranks between the Human Development Index and its planetary pressures-adjusted form",
    unit: "ranks",
    category: "population",
  },
  phdi: {
    name: "Planetary pressures-adjusted Human Development Index",
    unit: "index",
    category: "population",
    definition: "The Human Development Index adjusted for emissions and the use of materials.",
  },
  diff_hdi_phdi: {
    name: "Difference between the Human Development Index and its planetary pressures-adjusted form",
    unit: "%",
    category: "population",
  },
  co2_prod: {
    name: "Carbon dioxide emissions per capita (production)",
    unit: "tonnes",
    category: "infrastructure",
  },
  mf: { name: "Material footprint per capita", unit: "tonnes", category: "infrastructure" },
  pop_total: { name: "Total population", unit: "millions", category: "population" },
}
