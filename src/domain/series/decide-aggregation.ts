import type { Aggregation } from "../indicators/indicator.ts"
import { withoutPriceBasis } from "../indicators/price-basis.ts"

/** Changes on the previous quarter or month, which no year can be made of; those on the previous year are another thing. */
const PREVIOUS_PERIOD =
  /\b(on|over|from|against|compared (to|with)) (the )?(previous|preceding|prior|last) (quarter|month|period)\b|\b(month[- ]on[- ]month|quarter[- ]on[- ]quarter|month[- ]over[- ]month|quarter[- ]over[- ]quarter|m-o-m|q-o-q|mom|qoq|m\/m|q\/q)\b|\b(previous|preceding) (month|quarter|period) ?= ?100\b/i

/** Words that decide the method whatever else the name holds. */
const STATED: readonly (readonly [form: RegExp, aggregation: Aggregation])[] = [
  // A change on the previous month is not a twelfth of a year's change, nor is their mean one.
  [PREVIOUS_PERIOD, "none"],
  [/end[ -]of[ -](the )?(period|year|quarter|month)|\b(e\.o\.p|eop)\b|year-end/i, "last"],
  [/period average|(annual|monthly|quarterly|yearly) average/i, "average"],
  [/1 ?= ?yes|0 ?= ?no\b/i, "last"],
]

const AREA_UNIT = /^(hectares?|ha|1000 ha|sq\.? ?km|km2|square kilomet\w+)$/i
/** A number that stands for something else than a quantity: neither a mean nor a sum of it says anything. */
const LABEL_UNIT = /^(?:code|rank|calendar year|month of the year)$/i
const RELATIVE_UNIT =
  /%|percent|\bshare\b|\brates?\b|\bpH\b|\bprobability\b|mmHg|\bper\b|=|\bindex\b|\bratio\b|\bscore\b|\bscale\b|\bpoints?\b|\/|^(\w+ )?(years?|months|weeks|days|hours|minutes)\b|°c|ppm|\bmm\b|degrees/i
const RELATIVE_NAME =
  /\/capita\b|\b(index|indices|rates?|ratio|prices?|per (capita|head|person|worker|\d[\d,]*|million|thousand|woman|women|child|hectare|unit)|shares?|proportion|percent\w*|scores?|headcount|rating|rank|average|mean|median|density|intensity|yields?|prevalence|growth|deflator|conversion factor|expectancy|temperature|anomaly|concentration|probability|coefficient|gini|inflation|duration|starting age|length of|depth of|coverage|incidence|procedures|spread|age at|tax payments|compliance|satisfaction|(?:teacher|annual|statutory|starting|minimum) salar(?:y|ies)|salaries in|blood pressure|cholesterol|body mass|bmi|mmhg)\b/i

/** Head counts of work: a year's figure is the mean of its months, as statistics offices publish it. */
const HEAD_COUNT =
  /\b(employment|employed|employees|unemployment|unemployed|labou?r force|workforce|payrolls?)\b/i

const FLOW_NAME =
  /\b(flows?|inflows?|outflows?|exports?|imports?|production|withdrawals?|traded|issued|deaths?|emissions?|arrivals|departures|migration|disbursements?|repayments?|payments?|service on|applications|depletion|new|balance|debt service|net \(assets|newly|BoP|NFL|TDS)\b/i
const STOCK_NAME =
  /\b(population|people living|stocks?|reserves|debt|outstanding|area|land|forest|cropland|hectares|subscriptions?|subscribers|lines|machines|tractors|machinery|branches|companies|refugees?|migrant stock|displaced persons|asylum[- ]seekers|assets|liabilities|deposits|money|credit|claims|loans|capitali[sz]ation|personnel|teachers|pupils|students|enrol+ments?|enrolled|out[ -]of[ -]school|phones|vehicles|underweight children|orphans|servers|species|beds|physicians|resources|holdings|capacity|use of imf|DOD|living with|number of (people|persons|households|dentists|dentistry personnel|nurses|pharmacists|technicians|laboratory technicians)|years old|position|age 0|ages? \d)\b/i

/** How finer periods make a coarser one: relative figures are averaged, stocks take the last period, flows are summed. */
export function decideAggregation(input: {
  name: string
  unit: string
  published?: string
}): Aggregation {
  const name = withoutPriceBasis(input.name)
  const stated = STATED.find(([form]) => form.test(name) || form.test(input.published ?? ""))
  if (stated) return stated[1]
  if (AREA_UNIT.test(input.unit) || LABEL_UNIT.test(input.unit)) return "last"
  if (RELATIVE_UNIT.test(input.unit)) return "average"
  if (RELATIVE_NAME.test(name) || HEAD_COUNT.test(name)) return "average"
  // "Net flows on external debt" names a stock and is a flow.
  if (STOCK_NAME.test(name) && !FLOW_NAME.test(name)) return "last"
  // What is not known to be a quantity is not added up.
  return input.unit === "" && !FLOW_NAME.test(name) ? "average" : "sum"
}
