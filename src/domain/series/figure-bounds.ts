/** What a quantity can be at all; `undefined` where nothing is known. */
export type FigureBounds = {
  kind: "share" | "amount" | "ratio"
  least: number | undefined
  most: number | undefined
}

const PERCENT = /%|\bper ?cent(age)?\b/i

/** Of what a share can be: people, places, land, time. What may be more than all of it, as debt of GDP, is not here. */
const WHOLES =
  /(% of|percent(age)? of|proportion of|share of|fraction of|prevalence of) (the )?(\w+[ -]){0,4}(population|people|persons|adults?|men|women|males?|females?|girls?|boys?|children|infants|mothers|births|deaths|individuals|youth|households?|families|homes|students|pupils|teachers|learners|graduates|researchers|schools|firms|companies|facilities|employ(ment|ed|ees)|workers|labou?r force|patients|cases|victims|respondents|land|territory|area|forest|total|members|seats|managers|countries|districts|sites|species|expenditure|spending|outlays|budget|electricity|energy consumption|users|age group|agricultural land)\b/i
const SHARE_NAME =
  /\b(share|proportion|percentage|prevalence|coverage|covered|detection rate|co-management)\b|\bpopulation proportion\b|^(% |percent )|\((% (fe)?male)\)|, % (fe)?male\b|\b(waste|water|sewage)\b.*\b(treated|recycled|disposed)\b/i
const SHARE_UNIT = /^% (fe)?male$|^% of (the )?(\w+ ){0,3}(population|students|total)$/i

/** Words of figures in per cent that may be more than 100 or below 0. */
const MAY_EXCEED =
  /\b(growth|change|increase|decrease|inflation|interest|yield|returns?|gap|difference|deviation|deficits?|surplus|balance|net|gross|gdp|gnp|gni|gni|income per|debt|reserves|exports?|imports?|trade|tariffs?|tax(es)?|prices?|costs?|premium|margin|index|deflator|ratio|parity|dependency|sufficiency|completion|transition|enrol+ments?|intake|attendance|entry|entrance|graduation|stress|resources|intensity|variability|savings?|investment|formation|contribution|turnover|domestic supply|supply|stocks?|approved budget|budgeted|capita|benchmark|anomal\w*|elasticity|efficiency|utili[sz]ation|capacity|capital|relative|multiple|compared|of previous|conversion|traded|annual %|minus|mobility|credit|claims|liquid\w*|assets|loans|profits?|equity|position|scores?|fertility|mortality|producer|support|deposits?|wages?|earnings|salar(y|ies)|minimum wage|replacement|percentile|per|rate of natural|money|flows?|financial|debt service|servicing|remittances|genuine|adjust\w*|residual|discrepancy|correlation|lending|swap|spread|overspend\w*|excess)\b|\$|%.*= ?100/i

/** Words of quantities that are counted or measured from nothing on. */
const COUNTED =
  /\b(population|births|deaths|life expectancy|mortality rate|area harvested|production|number of|arrivals|yield|capacity|enrolment|pupils|teachers|exports?|imports?|consumption|emissions?|price level|international tourism|food supply|capital to assets|share|urban land|height)\b/i
const MAY_BE_NEGATIVE =
  /\b(net|growth|change|balance|difference|increase|decrease|gap|deficit|surplus|lucf|lulucf|land[- ]use|forest(ry| land)?|removals?|sinks?|index|anomal\w*|temperature|stock|stocks|variations?|natural|migration|adjust\w*|residual|discrepancy|errors|score|elasticity|minus|interest|inflation|return|traded|savings?|investment|flows?|contribution|trend|estimate of governance|terms of trade|per year|annual rate|formation|income|profit|result|genuine|loss|deviation|correlation|correction|relative|transfers?|revaluation|wood|sawnwood|paper|paperboard|managed lands?|abandonment|burial|absorption|carbon stock|cropland|grassland|soils?|z-score|polity|democracy|other land|wetlands|settlements|transfer|traded|conversion|including|assistance|official|direct|credit|harvested wood|energy imports|land use|excluding|value added|gdp|expenditure|spending|government)\b/i

/**
 * What the figures of an indicator can be, read from its name and unit: shares of a whole lie between 0 and 100, and
 * what is counted is not below 0. `ratio` are other figures in per cent, which have no limit of their own.
 */
export function findFigureBounds(name: string, unit: string): FigureBounds | undefined {
  if (PERCENT.test(unit)) {
    if (isShare(name, unit)) return { kind: "share", least: 0, most: 100 }
    return RATE.test(`${name} ${unit}`)
      ? undefined
      : { kind: "ratio", least: undefined, most: undefined }
  }
  return COUNTED.test(name) && !MAY_BE_NEGATIVE.test(`${name} ${unit}`)
    ? { kind: "amount", least: 0, most: undefined }
    : undefined
}

/** Rates that multiply in a year of high inflation. */
const RATE =
  /\b(growth|change|inflation|interest|increase|annual %|deflator|return|rate of|yield|premium|price|per year|policy rate|lending|deposit|discount)\b/i

function isShare(name: string, unit: string): boolean {
  if (SHARE_UNIT.test(unit)) return !MAY_EXCEED.test(name.replace(unit, ""))
  const words = `${name} ${unit}`
  if (MAY_EXCEED.test(words)) return false
  return SHARE_NAME.test(name) || WHOLES.test(words)
}
