import { MONEY, RATE, type Measure } from "./measure.ts"
import { ECONOMY_MEASURES } from "./measures/measures-economy.data.ts"
import { EDUCATION_MEASURES } from "./measures/measures-education.data.ts"
import { ENVIRONMENT_MEASURES } from "./measures/measures-environment.data.ts"
import { HEALTH_MEASURES } from "./measures/measures-health.data.ts"
import { MONEY_MEASURES } from "./measures/measures-money.data.ts"
import { POPULATION_MEASURES } from "./measures/measures-population.data.ts"
import { POVERTY_MEASURES } from "./measures/measures-poverty.data.ts"
import { PRICES_MEASURES } from "./measures/measures-prices.data.ts"
import { PUBLIC_FINANCE_MEASURES } from "./measures/measures-public-finance.data.ts"
import { SOCIETY_MEASURES } from "./measures/measures-society.data.ts"
import { TRADE_MEASURES } from "./measures/measures-trade.data.ts"
import { WITHOUT_MEASURES, type WithoutMeasure } from "./measures/measures-without.data.ts"
import { WORK_MEASURES } from "./measures/measures-work.data.ts"
import { restCode } from "./rest-code.ts"

const PUBLISHED: readonly Measure[] = [
  ...PRICES_MEASURES,
  ...ECONOMY_MEASURES,
  ...POPULATION_MEASURES,
  ...WORK_MEASURES,
  ...HEALTH_MEASURES,
  ...EDUCATION_MEASURES,
  ...PUBLIC_FINANCE_MEASURES,
  ...TRADE_MEASURES,
  ...MONEY_MEASURES,
  ...ENVIRONMENT_MEASURES,
  ...SOCIETY_MEASURES,
  ...POVERTY_MEASURES,
]

/** Amounts of a whole country, which can be divided by its people. */
const IS_TOTAL = /^(?!.*\b(?:per|prices?)\b).* in (?:current |constant )?US dollars$/

/** Measures in the order in which overlapping words of the same length are read. */
export const MEASURES: readonly Measure[] = [
  ...PUBLISHED.flatMap(withPerHead),
  ...WITHOUT_MEASURES.map(fromWhole),
]

/** An amount of a whole country and, where no measure of the table is it, the same for each person. */
function withPerHead(whole: Measure): Measure[] {
  const isDivided = whole.kind === "money" && whole.perHead === undefined
  if (!isDivided || whole.codes.length === 0 || !IS_TOTAL.test(whole.label)) return [whole]
  const id = `${whole.id}-per-head`
  const label = `${whole.label} per head`
  return [
    { ...whole, perHead: id },
    {
      id,
      label,
      kind: "money",
      units: MONEY,
      codes: [],
      says: [],
      needsPlace: true,
      isNarrow: true,
    },
  ]
}

function fromWhole({ id, label, whole, says }: WithoutMeasure): Measure {
  const codes = PUBLISHED.find((measure) => measure.id === whole)?.codes ?? []
  return {
    id,
    label,
    kind: "share",
    units: RATE,
    codes: codes.map(restCode),
    says,
    needsPlace: true,
  }
}
