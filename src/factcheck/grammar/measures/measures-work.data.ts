import { RATE, measure, type Measure } from "../measure.ts"

import { ALL_WORK, IN_PLACE, isShareOf, isShareOfAll, spaced } from "./pattern-parts.ts"

const GIVES_WORK =
  "(?:(?:still|now|once|alone) )?(?:gave|gives|provid(?:ed|es?)|offer(?:ed|s)?|account(?:ed|s)? for|ma(?:de|kes?) up|absorb(?:ed|s)?|generat(?:ed|es?)|suppl(?:ied|y|ies)|support(?:ed|s)?|occup(?:ied|y|ies)|represent(?:ed|s)?)"
const EARNS =
  "(?:earn(?:s|ed|ing)?|ma(?:de|kes?|king)|got|gets?|draw(?:s|ing)?|drew) (?:an?|their|his|her|its) (?:livings?|livelihoods?|incomes?|keep) (?:mainly |mostly |chiefly )?(?:in|from|off|by)"
const FARMING = "(?:agriculture|farming|the land|the soil|working the land)"
const ADULTS_OF = `(?<=\\bof (?:(?:all|the|its|adult|\\p{Lu}[\\p{L}'’-]+) ){0,3}(?:adults|adult population|(?:people|population|those|citizens|residents) (?:aged|over) 15(?: (?:and|or|years and) (?:over|older|above))?|\\p{Lu}\\p{L}+ aged 15 (?:and|or) (?:over|older|above)|(?:wo)?men)${IN_PLACE} )`
/** Nothing before a sector says which part of it is meant, as in "the textile industry" and "financial services". */
const BARE =
  "(?<=^|[.;:,(–—]\\s*|\\b(?:and|but|while|whereas|where|when|that|its|then|\\d{4}) |\\b[Ii]n (?:the )?(?:\\p{Lu}[\\p{L}'’-]+ ){1,3}|['’]s |\\p{L}(?:an|ese|ish|i) )"
const sectorWork = (start: string, sector: string): string =>
  `(?=${start})${BARE}${sector}(?: sector)? (?:${GIVES_WORK}(?: (?:work|jobs|employment) (?:to|for))?${isShareOf(ALL_WORK)}|(?:(?:still|now) )?employ(?:ed|s)?)`
const OUT_OF_WORK =
  "(?:unemployed|jobless|out of (?:work|a job)|without (?:work|a job)|looking for (?:work|a job))"
/** "Under 35", "aged 15 to 34", but not the ages of 15 to 24. */
const OTHER_AGES =
  "(?:(?:aged|ages) (?!15(?:-|–| to | and )24)|(?:under|over|below|above)(?: the age of)? (?!25\\b))\\d\\d"
const YOUNG = `(?:(?:the )?(?:(?:people|those|persons|youths?|workers|adults|\\p{Lu}\\p{L}+) )?(?:(?:aged|ages) 15(?:-|–| to | and )24|(?:under|below)(?: the age of)? 25|(?:aged )?15[ -](?:to|–|-)[ -]?24(?:[- ]year[- ]olds)?)|(?:the )?young(?: people| workers| adults| \\p{Lu}\\p{L}+)?|youths?)`

/** Measures of work. */
export const WORK_MEASURES: readonly Measure[] = [
  {
    id: "youth-unemployment",
    label: "the youth unemployment rate",
    kind: "rate",
    units: RATE,
    codes: ["SL.UEM.1524.ZS"],
    says: [
      "youth\\s+(?:unemployment|joblessness)(?:\\s+rate)?",
      "unemployment\\s+(?:rate\\s+)?among\\s+(?:the\\s+)?(?:young|youth|young\\s+people)",
      "joblessness\\s+among\\s+(?:the\\s+)?young(?:\\s+people)?",
      "young\\s+people\\s+(?:were|are)\\s+(?:unemployed|jobless|out\\s+of\\s+work)",
      spaced(`(?:unemployment|joblessness|jobless)(?: rate)? (?:among|of|for|in) ${YOUNG}`),
      spaced(
        `(?:aged|ages) 15(?:-|–| to | and )24${IN_PLACE} (?:were|was|are|is) (?:unemployed|jobless|out of (?:work|a job)|without (?:work|a job))`,
      ),
      spaced(
        `young (?:people|workers|\\p{Lu}\\p{L}+)${IN_PLACE} in the (?:\\p{Lu}\\p{L}+ )?(?:labou?r force|workforce) (?:were|was|are|is|had|have) (?:unemployed|jobless|out of (?:work|a job)|without (?:work|a job)|no (?:work|job|jobs))`,
      ),
      spaced(
        `economically active young (?:people|workers|\\p{Lu}\\p{L}+(?! (?:wo)?m[ae]n))${IN_PLACE} (?:were|was|are|is|had|have) (?:unemployed|jobless|out of (?:work|a job)|without (?:work|a job)|no (?:work|job|jobs))`,
      ),
      "youth\\s+(?:unemployment|joblessness|jobless)(?:\\s+rate)?",
    ],
  },
  {
    id: "female-unemployment",
    label: "the female unemployment rate",
    kind: "rate",
    units: RATE,
    codes: ["SL.UEM.TOTL.FE.ZS"],
    says: [
      "female\\s+unemployment(?:\\s+rate)?",
      spaced(
        "(?:unemployment|joblessness|jobless)(?: rate)? (?:among|of|for) (?:adult )?(?:\\p{Lu}\\p{L}+ )?(?:women|females)",
      ),
      spaced("women['’]s (?:unemployment|joblessness|jobless)(?: rate)?"),
    ],
  },
  {
    id: "male-unemployment",
    label: "the male unemployment rate",
    kind: "rate",
    units: RATE,
    codes: ["SL.UEM.TOTL.MA.ZS"],
    says: [
      "male\\s+unemployment(?:\\s+rate)?",
      spaced(
        "(?:unemployment|joblessness|jobless)(?: rate)? (?:among|of|for) (?:adult )?(?:\\p{Lu}\\p{L}+ )?(?:men|males)",
      ),
      spaced("(?<!wo)men['’]s (?:unemployment|joblessness|jobless)(?: rate)?"),
    ],
  },
  {
    id: "unemployment",
    label: "the unemployment rate",
    kind: "rate",
    units: RATE,
    codes: ["SL.UEM.TOTL.ZS", "LUR"],
    // Of some countries it is several points from the rate that their office publishes.
    standIns: { UNE_DEAP_SEX_AGE_RT: "quarterly unemployment rate of the ILO" },
    says: [
      "(?<!(?:youth|female|male)\\s)(?:unemployment|joblessness|jobless)(?:\\s+rate)?",
      "rate\\s+of\\s+(?:unemployment|joblessness)",
      "out\\s+of\\s+(?:work|a\\s+job)",
      "(?:was|were|is|are)\\s+unemployed",
      "unemployed",
      "(?:without|no)\\s+(?:a\\s+)?(?:work|jobs?)(?!\\s+(?:to|for|offers?|openings?|cuts?|losses)\\b)",
      spaced(
        "(?=was|were|is|are|sat|lay)(?<=(?:labou?r force|workforce)[^.;,]{0,40} )(?:(?:was|were|is|are) (?:looking|searching) for (?:work|a job|jobs)|(?:was|were|is|are|sat|lay) idle)",
      ),
      spaced(
        "who want(?:ed)? (?:to work|work|a job|jobs) (?:could|can)(?:not| not|n['’]t) find (?:it|one|a job|work|any|jobs)",
      ),
    ],
  },
  {
    id: "participation",
    label: "the labour force participation rate",
    kind: "rate",
    units: RATE,
    codes: ["SL.TLF.CACT.ZS"],
    says: [
      "labou?r[- ](?:(?:force|market)\\s+)?participation(?:\\s+rate)?",
      "lfpr",
      spaced(
        "(?:(?:rate of )?participation|activity rate) in the (?:labou?r (?:force|market)|workforce)",
      ),
      spaced(
        "(?:were|was|are|is|took part|takes? part|participat(?:ed|es?)) in the (?:labou?r (?:force|market)|workforce)",
      ),
      spaced(
        "(?:(?:were|was|are|is) )?(?:either )?(?:working|in work|employed|worked|works?) or (?:look(?:ing|ed|s)? for|seeking|sought|seeks?|search(?:ing|ed|es) for) (?:work|jobs?|a job|one|employment)",
      ),
      spaced("(?:were|was|are|is) economically active"),
    ],
  },
  {
    id: "employment-rate",
    label: "the employment rate",
    kind: "rate",
    units: RATE,
    codes: ["SL.EMP.TOTL.SP.ZS"],
    says: [
      "employment(?:[- ]to[- ]population)?\\s+(?:rate|ratio)",
      spaced(
        `(?=ha[dsv]|held|w[ae]|is |are )${ADULTS_OF}(?:(?:had|have|has|held) (?:an? |paid )*(?:jobs?|work)|(?:were|was|are|is) (?:in work|at work|in employment|in jobs|employed(?! (?:in (?!(?:the )?(?:\\p{Lu}|\\d{4}))|by|as|at|on|inform|part|full)))(?! or\\b))(?! (?:in (?!(?:the )?(?:\\p{Lu}|\\d{4}))|as|with|that|which))`,
      ),
    ],
  },
  {
    id: "wages",
    label: "average wages",
    kind: "money",
    units: ["money", "percent"],
    needsPlace: true,
    codes: [],
    says: ["(?:average|real|median)\\s+(?:wages?|pay|earnings|salar(?:y|ies))", "wages"],
  },
  measure("money", [
    "minimum-wage",
    "the minimum wage",
    "",
    "minimum (?:wages?|pay|salar(?:y|ies))",
  ]),
  measure("rate", [
    "female-participation",
    "the labour force participation rate of women",
    "SL.TLF.CACT.FE.ZS EAP_RATE.FEMALE",
    "(?:female|women['’]s) (?:labou?r[- ](?:(?:force|market) )?participation(?: rate)?|lfpr|participation)",
    "(?:labou?r[- ](?:(?:force|market) )?)?participation (?:rate )?(?:among|of|for) (?:adult )?(?:\\p{Lu}\\p{L}+ )?women(?! in (?!\\p{Lu}|the (?:labou?r|workforce)|\\d))",
    "women (?:of working age |aged? [^;,.]{1,20} )?(?:were|are|was|participated) in the (?:labou?r[- ]force|workforce)",
    "women (?:were |are |was )?(?:either )?(?:working|in work|employed) or (?:looking for|seeking) (?:work|jobs?|a job)",
  ]),
  measure("rate", [
    "male-participation",
    "the labour force participation rate of men",
    "SL.TLF.CACT.MA.ZS EAP_RATE.MALE",
    "(?<!fe)(?:male|(?<!wo)men['’]s) (?:labou?r[- ](?:(?:force|market) )?participation(?: rate)?|lfpr)",
    "(?:labou?r[- ](?:(?:force|market) )?)?participation (?:rate )?(?:among|of|for) (?:adult )?(?:\\p{Lu}\\p{L}+ )?men(?! in (?!\\p{Lu}|the (?:labou?r|workforce)|\\d))",
  ]),
  measure("rate", [
    "youth-participation",
    "the labour force participation rate of young people",
    "SL.TLF.ACTI.1524.ZS",
    "youth labou?r[- ]force participation(?: rate)?",
    "labou?r[- ]force participation (?:rate )?(?:among|of|for) (?:the young|youths?|young people)",
  ]),
  measure("rate", [
    "female-youth-unemployment",
    "the unemployment rate of young women",
    "SL.UEM.1524.FE.ZS",
    "unemployment (?:rate )?(?:among|of|for) young women",
    "female youth unemployment(?: rate)?",
    "youth unemployment (?:rate )?(?:among|of|for)(?: \\p{L}+)? women",
    "unemployment (?:rate )?(?:among|of|for) young \\p{L}+ women",
  ]),
  measure("rate", [
    "male-youth-unemployment",
    "the unemployment rate of young men",
    "SL.UEM.1524.MA.ZS",
    "unemployment (?:rate )?(?:among|of|for) young men",
    "(?<!fe)male youth unemployment(?: rate)?",
    "youth unemployment (?:rate )?(?:among|of|for)(?: \\p{L}+)? men",
    "unemployment (?:rate )?(?:among|of|for) young \\p{L}+ men",
  ]),
  measure("rate", [
    "unemployment-other-ages",
    "the unemployment rate of other ages",
    "",
    `(?:unemployment|joblessness)(?: rate)? (?:among|of|for) [^;.,]{0,30}${OTHER_AGES}`,
    `${OTHER_AGES}(?:(?:-|–| to | and )(?:\\d\\d|over|above))?${IN_PLACE} (?:were|was|are|is) ${OUT_OF_WORK}`,
  ]),
  measure("rate", [
    "graduate-unemployment",
    "unemployment with advanced education",
    "SL.UEM.ADVN.ZS",
    "graduate unemployment(?: rate)?",
    "unemployment (?:rate )?(?:among|of|for) (?:(?:university )?graduates|people with (?:advanced|tertiary|higher) education)",
  ]),
  measure("share", [
    "self-employed",
    "the self-employed share of employment",
    "SL.EMP.SELF.ZS",
    "self-employ(?:ed|ment)(?: (?:workers|people|rate|share))?",
    "work(?:ed|ing|s)? for (?:themselves|himself|herself)",
    "(?:were|was|are|is) (?:their|his|her) own boss(?:es)?",
  ]),
  measure("share", [
    "vulnerable-employment",
    "vulnerable employment",
    "SL.EMP.VULN.ZS",
    "vulnerable (?:employment|jobs)",
  ]),
  measure("share", [
    "wage-workers",
    "the share of wage and salaried workers",
    "SL.EMP.WORK.ZS",
    "wage(?:d)?(?: and salaried| or salaried)? workers",
    "salaried (?:workers|employees)",
    "(?:earn(?:s|ed|ing)?|draw(?:s|ing)?|drew|receiv(?:ed|es?|ing)|(?:was|were|is|are) paid) (?:an? )?(?:regular )?(?:wages?|salar(?:y|ies))(?: (?:or|and) (?:an? )?(?:wages?|salar(?:y|ies)))?(?! (?:of|below|above|under|less|that|which|rise|increase))",
    "(?:wage|salary)[- ]earners",
    "(?:were|was|are|is) employees",
    "(?:had|have|has|in) (?:paid|wage|salaried) (?:employment|jobs)",
  ]),
  measure("share", [
    "farm-employment",
    "employment in agriculture",
    "SL.AGR.EMPL.ZS",
    "(?:agricultur(?:e|al)|farm(?:ing)?)(?:['’]s)? (?:share of (?:employment|jobs)|employment|jobs)",
    "employ(?:ed|ment|s) in (?:agriculture|farming)",
    "(?:worked|work|works|working) (?:in (?:agriculture|farming|the fields)|on (?:the land|farms)(?: in agriculture)?)",
    `${EARNS} ${FARMING}`,
    "(?:earn(?:s|ed)?|ma(?:de|kes?)) (?:an?|their) livings? (?:as farmers|farming)",
    sectorWork(
      "agric|farm|the farm",
      "(?:agriculture|farming|farms|the (?:farm(?:ing)?|agricultural))",
    ),
    "(?:(?:people|those|adults) (?:in|at) work|workers|employed people)(?=[^;.,%]{0,40}were farmers)",
    "agriculture, forestry and fishing(?= (?:employed|employs))",
  ]),
  measure("share", [
    "industry-employment",
    "employment in industry",
    "SL.IND.EMPL.ZS",
    "(?:industr(?:y|ial))(?:['’]s)? (?:share of (?:employment|jobs)|employment|jobs)",
    "employ(?:ed|ment|s) in industry",
    "(?:worked|work|works|working|had jobs|have jobs|had a job|(?:was|were|are|is) employed) in industry",
    `${EARNS} industry`,
    sectorWork("industr", "industry"),
  ]),
  measure("share", [
    "services-employment",
    "employment in services",
    "SL.SRV.EMPL.ZS",
    "services?(?:['’])? (?:share of (?:employment|jobs)|employment|jobs)",
    "employ(?:ed|ment|s) in (?:the )?services?(?: sector)?",
    "(?:worked|work|works|working|had jobs|have jobs|had a job|(?:was|were|are|is) employed) in (?:services|the services? sector)",
    `${EARNS} (?:services|the services? sector)`,
    sectorWork("serv|the serv", "(?:the )?services?"),
  ]),
  measure("share", [
    "child-work",
    "the share of children in employment",
    "SL.TLF.0714.ZS",
    "child labou?r(?: rate)?",
    `children${IN_PLACE}(?: (?:aged|ages) (?:7|seven)(?:-|–| to )14)?${IN_PLACE} (?:(?:were|are) (?:in employment|working|at work|employed)|worked|work|ha(?:d|ve) (?:an? )?jobs?)(?! (?:with|on|hard|harder|together|as))`,
  ]),
  measure("share", [
    "neet",
    "the share of young people not in education, employment or training",
    "SL.UEM.NEET.ZS SL.UEM.NEET.ME.ZS",
    "(?:young people |youths? )?(?:were |are )?(?:not|neither) in (?:education, employment (?:or|nor) training|work, education or training|employment, education or training)",
    "(?=neither)(?<!\\b(?!24\\b)\\d\\d (?:were |are )?)neither (?:in (?:school|education|training|study|class(?:es)?)|at school|studying|learning) nor (?:in |at )?(?:work(?:ing)?|employment|employed|jobs?|a job|training)",
    "(?=neither)(?<!\\b(?!24\\b)\\d\\d (?:were |are )?)neither (?:in (?:work|employment|a job|jobs)|at work|working|employed) nor (?:in |at )?(?:school|education|training|study(?:ing)?|class(?:es)?|learning)",
    "not in (?:employment|work|school|education) (?:or|and) (?:employment|work|school|education|training)",
    "neet rate",
    "neets?",
  ]),
  measure("share", [
    "female-neet",
    "the share of young women not in education, employment or training",
    "SL.UEM.NEET.FE.ZS SL.UEM.NEET.FE.ME.ZS",
    "young women (?:were |are )?(?:not|neither) in (?:education, employment (?:or|nor) training|employment, education or training)",
  ]),
  measure("people", [
    "labour-force",
    "the labour force",
    "SL.TLF.TOTL.IN",
    "(?:total )?(?<!of (?:the |its |their |total |[^ ]+['’]s )?)labou?r force(?! participation)",
    "people (?:in (?:the )?(?:\\p{Lu}\\p{L}+ )+)?(?:(?:worked|were working|are working|work) or (?:looked|looking|look) for (?:work|a job)|(?:were|are) in the (?:labou?r force|workforce))",
    "(?=workforce)(?<=\\b(?:an?|\\p{Lu}[\\p{L}-]+(?:['’]s)?|its|country['’]s) )workforce(?= (?:numbered|numbers|counted|counts|totall?ed|comprised|reached|was|of)\\b[^;.,]{0,24}\\d(?:[\\d.,]*)\\s?(?:million|m|mn|bn|billion)\\b)",
  ]),
  measure("share", [
    "women-labour-force",
    "the share of women in the labour force",
    "SL.TLF.TOTL.FE.ZS",
    `women(?:['’]s share of| were| are| made up| make up| accounted for| account for| formed| constituted| represented)${isShareOfAll("labou?r\\s+force|workforce")}`,
    "women['’]s share of (?:the |its )?(?:\\p{Lu}\\p{L}+(?:['’]s)? )?(?:labou?r force|workforce)",
    "(?:share|proportion) of women in the (?:labou?r force|workforce)",
    `(?:labou?r force|workforce)${IN_PLACE} (?:(?:was|is|were|are) (?:female|women)|(?:consisted|consists) of women)`,
  ]),
  measure("share", [
    "part-time",
    "part-time employment",
    "SL.TLF.PART.ZS",
    "part[- ]time (?:employment|work|jobs|workers)",
    "(?:worked|work|working) part[- ]time",
  ]),
  measure("money", [
    "output-per-worker",
    "GDP per person employed",
    "SL.GDP.PCAP.EM.KD",
    "gdp per (?:person employed|worker|employed person)",
    "output per worker",
    `(?:each|every|the average) (?:\\p{Lu}\\p{L}+ )?worker${IN_PLACE} (?:produced|produces|generated|turned out)`,
    "labou?r productivity(?= (?:was|stood|reached))",
  ]),
  measure("share", [
    "employers",
    "the share of employers in employment",
    "SL.EMP.MPYR.ZS",
    "employers(?:['’])? share of employment",
  ]),
  measure("share", [
    "family-workers",
    "the share of contributing family workers",
    "SL.FAM.WORK.ZS",
    "(?:contributing|unpaid) family workers",
    "work(?:ed|ing)? (?:unpaid|without pay) (?:in|for|on) (?:an? |the |their )?famil(?:y|ies)(?: business(?:es)?| farms?| enterprises?)?",
  ]),
  measure("rate", [
    "youth-employment",
    "the employment rate of young people",
    "SL.EMP.1524.SP.ZS",
    "youth employment rate",
    "employment rate (?:among|of|for) (?:the young|youths?|young people)",
  ]),
  measure("rate", [
    "female-employment",
    "the employment rate of women",
    "SL.EMP.TOTL.SP.FE.ZS",
    "(?:female|women['’]s) employment(?:[- ]to[- ]population)? (?:rate|ratio)",
    "employment rate (?:among|of|for) women",
  ]),
  measure("rate", [
    "male-employment",
    "the employment rate of men",
    "SL.EMP.TOTL.SP.MA.ZS",
    "(?<!fe)(?:male|men['’]s) employment(?:[- ]to[- ]population)? (?:rate|ratio)",
    "employment rate (?:among|of|for) men",
  ]),
  measure("share", [
    "participation-gap",
    "the ratio of female to male labour force participation",
    "SL.TLF.CACT.FM.ZS",
    "ratio of female to male labou?r[- ]force participation(?: rate)?",
  ]),
  measure("share", [
    "informal-employment",
    "the share of informal employment",
    "undp:AAD.shareofinformalemploymentbysexthousandstotal-iloniflrt",
    "(?:share of )?informal(?:ly)? (?:employ(?:ment|ed)|jobs|workers)",
    "(?:worked|work|working) informally",
    "(?:worked|work|working|employed) in the informal (?:sector|economy)",
  ]),
  measure("count", [
    "hours-worked",
    "average annual hours worked",
    "ggdc:avh",
    "(?:average )?(?:annual )?hours worked(?: (?:a|per) (?:year|worker|person))?",
    "worked (?:an average of|on average)(?=(?:[^;.]|\\.(?=\\d)){0,15} hours)",
  ]),
  measure("share", [
    "women-managers",
    "the share of women in management",
    "SL.EMP.SMGT.FE.ZS",
    "women(?: held| made up| accounted for| occupied|['’]s share of)(?:[^;.]|\\.(?=\\d)){0,45} (?:managers?|management|managerial)(?: (?:positions|posts|jobs))?",
    `(?:senior and middle )?managers${IN_PLACE} (?:were|are) (?:women|female)`,
  ]),
  ...bySex("farm-employment", "in agriculture", "SL.AGR.EMPL"),
  ...bySex("industry-employment", "in industry", "SL.IND.EMPL"),
  ...bySex("services-employment", "in services", "SL.SRV.EMPL"),
  ...bySex("vulnerable-employment", "in vulnerable employment", "SL.EMP.VULN"),
  ...bySex("wage-workers", "with a wage or salary", "SL.EMP.WORK"),
  ...bySex("family-workers", "in unpaid family work", "SL.FAM.WORK"),
  measure("rate", [
    "female-youth-participation",
    "the labour force participation rate of young women",
    "SL.TLF.ACTI.1524.FE.ZS",
    "labou?r[- ]force participation (?:rate )?(?:among|of|for) young (?:\\p{Lu}\\p{L}+ )?women",
  ]),
  measure("rate", [
    "male-youth-participation",
    "the labour force participation rate of young men",
    "SL.TLF.ACTI.1524.MA.ZS",
    "labou?r[- ]force participation (?:rate )?(?:among|of|for) young (?:\\p{Lu}\\p{L}+ )?men",
  ]),
  measure("share", [
    "male-neet",
    "the share of young men not in education, employment or training",
    "SL.UEM.NEET.MA.ZS SL.UEM.NEET.MA.ME.ZS",
    "young men (?:were |are )?(?:not|neither) in (?:education, employment (?:or|nor) training|employment, education or training)",
  ]),
]

/** The share of working women, and of working men, that a measure counts among all workers. */
function bySex(id: string, label: string, code: string): readonly Measure[] {
  return [
    measure("share", [
      `female-${id}`,
      `the share of working women ${label}`,
      `${code}.FE.ZS`,
      ...ofWorking("(?:female|women['’]s)", "women", label),
    ]),
    measure("share", [
      `male-${id}`,
      `the share of working men ${label}`,
      `${code}.MA.ZS`,
      ...ofWorking("(?<!fe)(?:male|(?<!wo)men['’]s)", "men", label),
    ]),
  ]
}

/** "Female employment in agriculture", "employment in agriculture among women", "the share of men in industry". */
function ofWorking(whose: string, who: string, label: string): readonly string[] {
  const isSector = /^in (?:agriculture|industry|services)$/.test(label)
  const noun = isSector ? `employment ${label}` : label.replace(/^in /, "")
  const share = `(?:share|proportion|percentage) of (?:working |employed )?(?:\\p{Lu}\\p{L}+ )?${who} (?:working |employed )?${label}`
  if (label.startsWith("with")) return [share]
  return [`${whose} ${noun}`, `${noun} (?:among|of|for) (?:\\p{Lu}\\p{L}+ )?${who}`, share]
}
