/** A pattern of everyday words and the measure of the checker that people mean by them in a question. */
type EverydayName = readonly [pattern: string, measure: string]

/**
 * What people call measures besides the names that statistics give them. Patterns stand here, and not in the checker's
 * table, where the words alone say too little in a running text.
 */
export const EVERYDAY_NAMES: readonly EverydayName[] = [
  // Money and banks.
  [
    "(?:(?:share|ratio|percentage|proportion) of )?(?:bad|soured|toxic|non-?performing|npl)(?: bank)? (?:loans|debts?|lending)(?: (?:ratio|rate|share))?(?: (?:of|in) (?:all |total )?(?:bank )?loans)?|\\bnpls?(?: ratio)?",
    "bad-loans",
  ],
  [
    "(?:people |adults |share of (?:people|adults) )?(?:with |(?:that |who )?(?:have|own|hold) |ownership of )(?:a |an )?bank accounts?|bank account ownership|banked (?:adults|people)",
    "accounts",
  ],
  ["tax (?:take|burden)", "tax-revenue"],
  ["lending rates?", "lending-rate"],
  ["household debt(?:[- ]to[- ]gdp)?(?: ratio)?", "household-debt"],
  ["(?:research|r ?& ?d)(?: and development)? (?:spending|expenditures?)", "research-spending"],
  [
    "(?:fixed )?broadband(?: (?:subscriptions?|penetration|connections?|lines))?(?: \\{per\\})?",
    "broadband",
  ],
  // Farms and land.
  [
    "fertili[sz]ers?(?: (?:use|used|usage|consumption|application|applied|intensity))?(?: (?:per|a|for each) hectare)?(?: of (?:arable|crop|farm) ?land)?",
    "fertiliser",
  ],
  ["(?:cereal|grain) yields?(?: per hectare)?", "cereal-yield"],
  // Ages.
  [
    "(?:(?:the )?(?:share|percentage|proportion) of (?:the )?)?(?:elderly|old|older|senior)(?: (?:people|population|citizens|residents|persons))(?: share)?|(?:share|percentage|proportion) of (?:the )?(?:elderly|pensioners|seniors|over-? ?65s?)",
    "aged-65",
  ],
  [
    "(?:(?:share|percentage|proportion) of (?:the )?)?(?:people|population|children) (?:under|below|younger than) (?:the age of )?(?:15|fifteen)|(?:share|percentage|proportion) of (?:the )?under-? ?15s?",
    "aged-0-14",
  ],
  // Births and health.
  [
    "(?:teen(?:age)?|adolescent) (?:birth|pregnancy|fertility|motherhood) rates?|(?:teenage|adolescent) births",
    "adolescent-fertility",
  ],
  ["(?:teen(?:age)?|adolescent) \\{m:birth-rate\\}", "adolescent-fertility"],
  [
    "(?:adults? )?\\{m:hiv\\} (?:among|of|in) adults|adults? (?:\\{m:hiv\\}|hiv|aids)(?: prevalence)?(?: rate)?",
    "hiv",
  ],
  ["\\{m:diabetes\\} (?:among|of|in) adults|adults? \\{m:diabetes\\}", "diabetes"],
  [
    "adults? diabetes(?: prevalence)?(?: rate)?|diabetes (?:prevalence )?(?:among|in) adults",
    "diabetes",
  ],
  [
    "(?:(?:share|percentage|proportion) of )?(?:adults? |people )?smokers|(?:adults|people) (?:that |who )?smoke|(?:adult )?(?:smoking|tobacco use)(?: (?:rate|prevalence))?",
    "smoking",
  ],
  [
    "(?:(?:share|percentage|proportion) of )?obese (?:adults|people|persons)|(?:adults|people) (?:that |who )?(?:are|is|were) obese|adult obesity(?: rate)?",
    "obesity",
  ],
  ["(?:prevalence of )?diabetes(?: (?:rates?|prevalence))?", "diabetes"],
  ["adults (?:(?:that|who) )?(?:can|could|(?:are|were) able to) read(?: and write)?", "literacy"],
  ["new hiv infections(?: \\{per\\})?", "hiv-incidence"],
  [
    "(?:(?:road[- ])?traffic|road|car crash|road accident) (?:deaths|fatalities)(?: \\{per\\})?",
    "road-deaths",
  ],
  ["suicides \\{per\\}", "suicide"],
  [
    "(?:murders?|homicides?|killings) \\{per\\}|(?:murder|homicide) rates?(?: \\{per\\})?|rates? of (?:murders?|homicides?)(?: \\{per\\})?",
    "crime",
  ],
  // Air and power.
  [
    "(?:average|mean) \\{m:pm25\\}(?: exposure)?|(?:(?:average|mean) )?(?:pm ?2\\.?5|fine[- ]particles?|fine particulate matter)(?: (?:air )?(?:pollution|exposure|levels?|concentrations?))?|(?<!deaths (?:from|of|due to|caused by) )(?:exposure to )?air pollution(?: levels?)?(?! deaths)",
    "pm25",
  ],
  [
    "(?:electricity|power) (?:use|consumption) (?:per|a) (?:person|head|capita)|per[- ]capita (?:electricity|power) (?:use|consumption)",
    "electricity-use",
  ],
  // Phones and travel.
  [
    "(?:mobile|cell) ?phones?(?: (?:lines|contracts|ownership))?(?: \\{per\\})?(?! subsc)|(?:mobile|sim) (?:lines|cards)(?: \\{per\\})?",
    "mobile",
  ],
  [
    "(?:foreign|international) (?:tourists?|visitors)(?: arrivals)?|tourists?(?: (?:visited|went to|came to|arrived in|travel?led to))?(?! (?:receipts|spending|arrivals))",
    "tourists",
  ],
]
