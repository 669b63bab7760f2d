/** Stands for a share of a whole of which the words do not say whether 1 or 100 is all of it. */
export const SHARE = "share"

/** What a count is of, by the words after "number of" or at the head of a name; the first that fits counts. */
export const COUNTED: readonly (readonly [words: RegExp, unit: string])[] = [
  [
    /^(?:\S+ ){0,6}(?:disability[- ]adjusted life years|DALYs)\b/i,
    "disability-adjusted life years",
  ],
  [/^(?:\S+ ){0,5}deaths?\b|^(?:\S+ ){0,3}(?:fatalities|killed)\b/i, "deaths"],
  [/^(?:\S+ ){0,6}(?:cases|infections)\b/i, "cases"],
  [/^(?:\S+ ){0,2}(?:live |still)?births\b|^(?:\S+ )?newborns\b/i, "births"],
  [/^(?:\S+ ){0,2}homicides\b/i, "homicides"],
  [/^(?:\S+ ){0,2}households?\b/i, "households"],
  [/^(?:\S+ ){0,2}(?:years|grades)\b/i, "years"],
  [/^(?:\S+ ){0,1}months\b/i, "months"],
  [/^(?:\S+ ){0,2}days\b/i, "days"],
  [/^(?:\S+ ){0,1}hours\b/i, "hours"],
  [
    /^(?!.*\b(?:per|facilities|centres|centers|schools|beds|programmes|policies|laws)\b)(?:[\w-]+,? (?:and |or )?){0,5}?(?:people|persons|population|individuals|women|men|children|girls|boys|adults|adolescents|youth|infants|orphans|pupils|students|teachers|graduates|learners|researchers|patients|physicians|doctors|nurses|dentists|pharmacists|personnel|workers|employees|practitioners|psychiatrists|psychologists|technicians|scientists|assistants|staff|migrants|refugees|asylum[- ]seekers|residents|inhabitants|users|visitors|tourists|arrivals|travellers|passengers|soldiers|prisoners|victims|unemployed|smokers)\b/i,
    "people",
  ],
]

/** Quantities that may follow "in" within a name or a definition: "consumption in litres of pure alcohol". */
const PER = String.raw`(?:(?:,? per|/| a) (?:person|capita|head|day|year|month|week|hectare|unit|tonne|kilogram|litre|liter|hectolitre|square met(?:er|re)|square kilomet(?:er|re)|household|\d[\d,]* \w+|inhabitant|worker|hour))*`
export const QUANTITY = String.raw`(?:(?:thousands?|millions?|billions?|thousand|million|billion)(?: of)? )?(?:metric )?(?:(?:current|constant)(?: \d{4})? )?(?:tonnes (?:of )?oil equivalent|kilotonnes|million tonnes|carats|tonnes of CO2 equivalents?|tonnes?|tons?|kilograms?|kilogrammes?|kg|grams?|milligrams?|micrograms?|litres of pure alcohol|liters of pure alcohol|litres?|liters?|hectolitres?|cubic met(?:er|re)s|cubic kilomet(?:er|re)s|square kilomet(?:er|re)s|square met(?:er|re)s|hectares|kilomet(?:er|re)s|met(?:er|re)s|centimet(?:er|re)s|millimet(?:er|re)s|kilowatt[- ]hours|gigawatt[- ]hours|terawatt[- ]hours|megawatts|kilocalories|calories|minutes|hours|days|weeks|months|years|US\$|USD|US dollars|U\.S\. dollars|dollars|euros?|PPP int\$|international dollars|international-\$|percentage points|percent|per ?cent|(?:1,?000s?|'000) hectolitres|head)${PER}`

/**
 * What the words of a name say of its unit; the first form that fits counts. `$1` stands for the first group.
 * Where a name says only what is measured, and not in what, there is no line for it.
 */
export const UNIT_WORDS: readonly (readonly [words: RegExp, unit: string])[] = [
  [/^(?:is|are|was|were|has|have|does|do|did)\b.*\?$/i, "code"],
  [/\bparity ind(?:ex|ices)\b|\b(?:GPIA?|LPIA|WPIA)\b/, "index (1 = parity)"],
  [/\bSABER\b/, "score"],
  [/\b(?:as (?:a )?|in )?(?:%|per ?cent(?:age)?) (?:points?)\b/i, "percentage points"],
  [/%|\bper ?cent(?:age)?s?\b/i, "%"],
  [
    /\b(?:compliance|readiness|capacity) (?:score|of ban|of |with (?:bans?|regulations)\b)/i,
    "score",
  ],
  [/\bdissimilarity index\b/i, "index"],
  [/\b(?:Gini|Theil|Atkinson)\b/i, "index"],
  [/\b(?:scores?|mean performance|performance gap|achievement|proficiency)\b/i, "score"],
  [/\brank(?:ing)?\b(?! of)/i, "rank"],
  [/\b(?:ratings?|scoring)\b/i, "score"],
  [/\bmaximum\/minimum ratio\b|\blife expectancy ratio\b/i, "ratio"],
  [
    /\bpupil[-/ ](?:qualified |trained )*teacher ratio\b|\bpupils? per teacher\b/i,
    "pupils per teacher",
  ],
  [/\bwords (?:read )?per minute\b/i, "words per minute"],
  [/\bletter (?:sounds|names) read per minute\b/i, "letters per minute"],
  [/\bsex ratio\b/i, "ratio"],
  [/\b(?:price level |dependency |parity |exchange )ratio\b/i, "ratio"],
  [/\bmonth of\b|\b(?:start|end) month\b/i, "month of the year"],
  [/\b(?:year of|year (?:revised|adopted|introduced|signed))\b|, year \w+$/i, "calendar year"],
  [
    /^(?!.*\b(?:inequality|index|probability|share|percent\w*|rates?)\b).*\b(?:life expectancy|healthy life expectancy|expected years|mean years|average years|years of schooling|(?:mean|average|median|entrance|starting|retirement) age|age at|teaching experience|lifespan|duration of (?:compulsory|primary|secondary|\w+ )?education)\b/i,
    "years",
  ],
  [/\b(?:legal|minimum|maximum) (?:\w+ )?age\b|\bage limits?\b/i, "years"],
  [
    /\bhours (?:worked|of work) per week\b|\bweekly (?:work(?:ing)? )?hours\b|\bworking hours per week\b/i,
    "hours per week",
  ],
  [/\bannual (?:work(?:ing)? )?hours\b|\bhours worked per year\b/i, "hours per year"],
  [/(?:^|: )(days|weeks|hours|months|years) (?:of|worked|lost)\b/i, "$1"],
  [/, (days|weeks|hours|minutes|months|years)(?:,|$)/i, "$1"],
  [/\b(?:systolic|diastolic) blood pressure\b/i, "mmHg"],
  [/, mmHg$/i, "mmHg"],
  [/\bmmol\/L$/i, "mmol/L"],
  [/\b(kids|children|births) per woman$/i, "$1 per woman"],
  [/, (PPP ?\$|US\$)$/, "$1"],
  [/\b(?:reported|absolute) number\b/i, "number"],
  [/\bmean (?:body mass index|BMI)\b|\bbody mass index\b.*\bkg\/m2/i, "kg/m²"],
  [/\b(?:total )?fertility rate\b|\bchildren per wom[ae]n\b/i, "births per woman"],
  [
    /\b(?:enrol+ment|attendance|completion|intake|transition|survival|repetition|dropout|drop-out|graduation|progression|literacy|illiteracy|numeracy|employment|unemployment|underemployment|participation|activity|inactivity|success|coverage|poverty|saving|savings|activity|attrition|vaccination|immuni[sz]ation|out-of-school|NEET|retention|promotion|admission|tax|interest|inflation|growth|recycling|detection|default|response|turnout|urbani[sz]ation|informality|exposure|usage|adoption|penetration) (?:rates?|ratios?)\b|\brates? of (?:out-of-school|unemployment|inflation|literacy|growth|return|urbani[sz]ation)|\b(?:literacy|enrol+ment) gap\b/i,
    SHARE,
  ],
  [
    /\b(?:prevalence|proportion|share|fraction|headcount ratio|coverage|contraceptive use|probability)\b(?!.*\b(?:per|number)\b)/i,
    SHARE,
  ],
  [
    /\b(?:raised (?:blood|total|fasting)|(?:current|daily) (?:smok|tobacco)|BMI ?(?:>=|>|≥|<)|insufficient(?:ly)? active|exposure to .*smoke|overweight|obesity|underweight among|stunting|wasting)/i,
    SHARE,
  ],
  [
    /^knowledge about\b|\b(?:users|smokers|tobacco|indicator)\b.*\b(?:crude|youth|indicator) ?\d? rate\b|\bindicator of the national survey, rate\b|\bindicator \d? ?rate\b|\b(?:yearly|annual) growth\b/i,
    SHARE,
  ],
  [/\bstudents by (?:average|last) number\b|\breturn rate\b/i, SHARE],
  [/\bcase fatality (?:rate|ratio)\b/i, SHARE],
  [/\bout-of-school\b(?=.*\btypology\b)|\btypology of out-of-school\b/i, SHARE],
  [/\b(?:index|indices)\b/i, "index"],
  [/\bratio\b/i, "ratio"],
]

/** Counts that a name begins or ends with, without the word number: "Population, female", "Deaths from measles". */
export const COUNT_NAMES: readonly (readonly [words: RegExp, unit: string])[] = [
  [/\bDALYs\b|\bdisability[- ]adjusted life years\b/i, "disability-adjusted life years"],
  [/\byears of life lost\b|\bYLLs\b/i, "years of life lost"],
  [
    /\b(?:deaths|fatalities)\b(?!.*\b(?:death rates?|mortality|share|causes of death|averted per)\b)(?! (?:rates?|ratio|registration))/i,
    "deaths",
  ],
  [/\b(?:new |reported |estimated |confirmed |incident )?cases\b(?! per)/i, "cases"],
  [
    /^(?:\S+ )?births?\b(?!.*\b(?:rate|attended|weight|registration|expectancy)\b)|\bnew births\b/i,
    "births",
  ],
  [/\bhomicides\b/i, "homicides"],
  [
    /^(?:total |urban |rural |male |female |world |resident )*population\b(?!.*\b(?:growth|density|using|change|coverage|exposed|rate|access)\b)(?! with)|\bpopulation, total$|\bpopulation(?: number)?$|\bpopulation in\b|^school age population|^population of\b/i,
    "people",
  ],
  [
    /^(?:total )?(?:labou?r force|employment|unemployment|refugee population|international migrant stock|migrant stock|net migration|immigrants|emigrants|armed forces personnel|unemployed|employed)\b(?!.*\b(?:rate|ratio|share|structure|in agriculture|in industry|in services|participation|with)\b)/i,
    "people",
  ],
  [
    /\b(?:tourist arrivals|international tourism, number of (?:arrivals|departures)|tourist\/visitor arrivals|living with HIV|people living with|displaced people|adults and children|persons? affected|people affected|out-of-school children|children out of school|boys out of school|girls out of school|enrol+ment in|enrolled|graduates from|teachers in|students from|patients|passengers carried|refugees|asylum[- ]seekers|internally displaced (?:persons|people)|physicians|researchers in R&D)\b(?!.*\b(?:rate|ratio|index|share|proportion|expenditure|cost|salary|salaries|age)\b)/i,
    "people",
  ],
  [
    /\bpatent applications\b|\btrademark applications\b|\bindustrial design applications\b/i,
    "applications",
  ],
  [/\bpatents\b/i, "patents"],
  [/\bjournal articles\b/i, "articles"],
  [/^listed\b.*\bcompanies\b/i, "companies"],
  [/\bsubscriptions\b|\bsubscribers\b/i, "subscriptions"],
  [/\bvehicles\b/i, "vehicles"],
  [/\bspecies\b/i, "species"],
  [/\bcarrier departures\b/i, "departures"],
  [/\bpersonal computers \(total\)/i, "computers"],
]
