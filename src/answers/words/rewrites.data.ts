import { LEADING } from "./leading-rewrites.data.ts"
import { listPatternWords } from "./list-pattern-words.ts"
import { P, Q, T } from "./pattern-marks.ts"
import { EMPTY_VERBS } from "./verbs.data.ts"

type Rewrite = readonly [pattern: string, marks: string]

const COUNTRY =
  "(?:countr(?:y|ies)|nations?|economy|economies|states?|members?|members? states?|ones?)"
/** "African country", "country in Africa", or nothing. */
const MEMBER = `(?:${P} )?(?:${COUNTRY} )?(?:(?:in|of|on) (?:the )?${P} )?`
const MOST = "(?:most|highest|greatest|largest|biggest|best|top)"
const GROWN = "(?:grow|grown|growing|expand(?:ed|ing)?|shrink|shrunk|shrinking|contract(?:ed|ing)?)"
const OUTPUT = "(?:gdp(?! per)|economic output|econom(?:y|ies))"
const HOW: Readonly<Record<string, string>> = {
  much: "(?:how much|what percent(?:age)?|how many percent)",
  fast: "how (?:fast|quickly)",
}
const BALANCES =
  "current[- ]account|(?:primary |structural |overall )*(?:general government |budget|fiscal|government)|primary|(?:goods |merchandise )?trade"
const BE = "(?:is|are|was|were|did|does|do|has|have|had)"

/**
 * An adjective that orders places by a measure: "more urban than Ghana" compares with one, "the most urban" and
 * "which is more urban" ask for an end. Where the measure falls as the adjective grows, `isTurned` is set.
 */
function orderBy(adjective: string, measure: string, isTurned = false): Rewrite[] {
  const [more, less] = isTurned ? ["{below}", "{above}"] : ["{above}", "{below}"]
  const [most, least] = isTurned ? ["{least}", "{most}"] : ["{most}", "{least}"]
  return [
    [`\\bmore ${adjective}\\b(?=.* than )`, `${measure} ${more}`],
    [`\\b(?:less|fewer) ${adjective}\\b(?=.* than )`, `${measure} ${less}`],
    [`\\b(?:most|more) ${adjective}\\b`, `${measure} ${most}`],
    [`\\b(?:least|less) ${adjective}\\b`, `${measure} ${least}`],
  ]
}

/**
 * Turns of phrase that say what is measured and how it is asked for, in the order in which they are looked for: each is
 * replaced with its marks. `{m:...}` names a measure of the checker; other marks are read in `read/decide/`.
 */
const PHRASES: readonly Rewrite[] = [
  // Politeness and other frames.
  ["^(?:please|hi|hello|hey)\\b", ""],
  [
    "\\b(?:can|could|would) you (?:please )?(?:tell|show|give) (?:me|us)\\b|\\b(?:please )?(?:tell|show|give) (?:me|us)\\b|\\bi (?:want|need|would like) to (?:know|see)\\b|\\bdo you know\\b|\\blet me know\\b|\\bplease\\b|\\bcan i (?:see|get|have)\\b",
    "",
  ],
  [
    "\\b(?:these|those) days\\b|\\bright now\\b|\\bat the moment\\b|\\bas of (?:now|today)\\b|\\bup to now\\b",
    "{now}",
  ],
  // Frames around what is asked.
  ["\\bhow far (?=(?:did|has|have|had|does|do)\\b)", "how much "],
  ["\\bwhat (?:has |have |had )?happened to\\b", "{change}"],
  [
    "\\b(?:migrants?|emigrants?|migrant workers|workers abroad|(?:the |its |their )?diaspora)(?: abroad)? (?=(?:send|sent) (?:home|back)\\b)",
    "",
  ],
  [
    "\\b(?:carr(?:y|ies)|bears?|shoulders?) (?=(?:the )?(?:heaviest|highest|largest|biggest)\\b)",
    "",
  ],
  ["\\b(?:in terms of|with (?:regard|respect) to|when it comes to)(?! trade)\\b", "by"],
  ["^count (?:the |all )?", "how many "],
  [
    "\\b(?:is|are) there (?:an? |any )?(?:figures?|numbers?|data|statistics?) (?:for|of|on|about) ",
    "what is ",
  ],
  ["\\bhow (?:common|widespread|prevalent|frequent) (?=(?:is|was|are|were)\\b)", "how high "],
  ["\\b(?:a lot|a bit|a little|by much)\\b", ""],
  [
    "\\b(?:which|what) (?:place|position|rank|spot) (?:did|does|has|had) (?=.*\\b(?:take|taken|occupy|occupied)\\b)",
    "{rank} ",
  ],
  ["(\\{rank\\}.*)\\b(?:take|taken|occupy|occupied)\\b", "$1"],
  [`\\bhow many times as (?:populous|populated) as\\b`, "{times} {m:population} as"],
  ["\\bhow many times as (?:rich|wealthy) as\\b", "{times} {m:gdp-per-head} as"],
  ["\\bhow many times as (?:densely populated|dense) as\\b", "{times} {m:population-density} as"],
  [
    `\\bwhat (?:did|has) (?:the )?(${P})(?: the)? ${OUTPUT} (?:grow|grown|expand(?:ed)?|shrink|shrunk) by\\b`,
    "how much did $1 economy grow",
  ],
  [
    "\\b(?:mothers|women) (?:that |who )?(?:die|dies|died|dying) (?:in childbirth|giving birth|(?=\\{per\\}))",
    "{m:maternal-mortality} ",
  ],
  [
    "\\bhow (?:dense|densely settled) (?:is|was)(?: the)?(?: population)?(?: of| in)?\\b",
    "{m:population-density} in",
  ],
  [`\\beconom(?:y|ic) size (?:of|in) (?:the )?(${P})`, "{m:gdp} $1"],
  [
    "\\b(?:women|mothers|families) (?:do |does |did )?(?:have|bear|had) (?:the )?(most|fewest|least) (?:children|babies)\\b",
    "{m:fertility} {$1}",
  ],
  [
    `\\bgrowth (?:of|in) (?:the )?(${P})?(?: the)? ?population(?: (?:of|in) (?:the )?(${P}))?(?= in (?:per ?cent|percent|%))`,
    "{m:population} $1 $2 {up}",
  ],
  [
    "\\b(?:average|mean) (?:number of )?years of (?:schooling|education|school)\\b",
    "{m:mean-schooling}",
  ],
  [
    `\\bhow much (?:foreign |development )?aid (?:did|does|do|has|have) (?:the )?(${P}) (?:receive[sd]?|get|got)\\b`,
    "{m:aid} $1",
  ],
  ["\\bshrinking econom(?:y|ies)\\b", "{m:growth} {negative}"],
  ["\\bhow (?:bad|severe) (?=(?:is|was|are|were)\\b)", "how high "],
  [`\\bhow (?:large|big) (?:is|was) (?:the )?(${P})(?= in (?:square|sq))`, "{m:surface-area} $1"],
  [
    "^(?:ok(?:ay)?|well|hey|so|now|right|um+|actually|just)(?= )(?: so)?|\\b(?:can somebody|does anyone) (?:know|tell me)\\b|\\bi wonder\\b",
    "",
  ],
  ["\\b(?:is|was) it (?:true|correct|right|the case) (?:that )?", "{truth} "],
  ["\\bmonthly\\b|\\bmonth by month\\b|\\b(?:each|every|per) month\\b", "{monthly}"],
  ["\\bquarterly\\b|\\bquarter by quarter\\b|\\b(?:each|every|per) quarter\\b", "{quarterly}"],
  ["\\b(?:recipients?|receivers?) of (?=remittances|aid|foreign)", ""],
  ["\\bmoney (?=.*\\b(?:send|sent) (?:home|back))", ""],
  [`\\b(?:send|sent) (?:home|back) (?:to|in(?:to)?) (${P})`, "{m:remittances} $1"],
  [
    "\\bforests?(?: area| cover| land)?\\b(?=.* in (?:square|sq\\.?) ?(?:km|kilomet(?:er|re)s?)\\b)",
    "{m:forest-area}",
  ],
  [
    "(?<=(?:\\barea\\b|\\blarge\\b|\\bbig\\b|\\bsize\\b|-area\\}).*)\\b(?:in|of) (?:square|sq\\.?) ?(?:km|kilomet(?:er|re)s?|miles)\\b|\\bin (?:metric )?(?:tonnes|tons|hectares|years)\\b",
    "",
  ],
  [
    "\\bhow many (\\{@\\w\\}|[a-z]+)(?: does it take)? (?:to|for|per|in|is|are) (?:one |an? |the |1 )?(?:us )?dollars?\\b",
    "{m:exchange-rate} $1",
  ],
  ["\\b(?:in|at) (?:terms of )?(?:purchasing[- ]power|ppp)(?: parity)?(?: terms)?\\b", "ppp"],
  [
    "\\bpopulations? (?:that )?(?:shrank|shrunk|shrink|shrinking|fell|fall|falling|declin(?:e|ed|ing)|drop(?:ped)?|decreas(?:e|ed|ing)) (?:by )?(?:the )?(?:most|fastest)\\b",
    "{m:population-growth} {lowest}",
  ],
  ["\\b(?:dirtiest|most polluted|worst) air\\b", "{m:pm25} {highest}"],
  ["\\b(?:cleanest|least polluted|best) air\\b", "{m:pm25} {lowest}"],
  ["\\bmost land\\b(?! area)", "{m:surface-area} {highest}"],
  [
    "\\b(?:largest|biggest|greatest|most) forests?(?: areas?)?\\b(?! cover| share| (?:as|relative) )",
    "{m:forest-area} {highest}",
  ],
  [
    `\\b(?:ran|run|runs|running|posted|recorded|${COUNTRY} (?:that |which )?(?:have|had|with)) (?:an? )?((?:current account|budget|fiscal|trade)) deficits?\\b`,
    "$1 balance {deficit} {negative}",
  ],
  [
    `\\b(?:ran|run|runs|running|posted|recorded|${COUNTRY} (?:that |which )?(?:have|had|with)) (?:an? )?((?:current account|budget|fiscal|trade)) surplus(?:es)?\\b`,
    "$1 balance {surplus} {positive}",
  ],
  ...[
    ["deficit", "(?:deficits?|shortfalls?)"] as const,
    ["surplus", "surplus(?:es)?"] as const,
  ].flatMap(([kind, words]): Rewrite[] => [
    [`\\b(${BALANCES}) ${words}\\b`, `$1 balance {${kind}}`],
    [
      `\\b${words} (?:in|on|of) (?:the |its |their )?(${BALANCES})(?: balance)?\\b`,
      `$1 balance {${kind}}`,
    ],
  ]),
  // Neighbours.
  [
    `\\b(?:neighbou?rs? of|${COUNTRY} (?:that )?border(?:s|ing)?(?: on)?|${COUNTRY} neighbou?ring|neighbou?ring ${COUNTRY} of|bordering) (${P})`,
    "{neighbours} $1",
  ],
  [`(${P}) neighbou?r(?:s|ing ${COUNTRY})\\b`, "{neighbours} $1"],
  [
    `\\b(?:outside(?: of)?|excluding|except(?: for)?|without|apart from|other than|not in|besides|leaving out) (${P})`,
    "{without} $1",
  ],
  ["\\b(?:on )?averag(?:e|ed|ing)\\b|\\bmean\\b", "{mean}"],
  // A year against another.
  [`(${T}) (?:vs\\.?|versus|compared (?:to|with)|against) (${T})`, "{change} $1 $2"],
  // One country passes another.
  [
    `\\b(?:overt(?:ake|akes|aken|ook)|surpass(?:es|ed)?|pass(?:es|ed)?) (${P}) (?:as|to become) (?:the )?(?:${P} )?(?:(?:largest|biggest) (?:economy|gdp)|(richest)(?: ${COUNTRY})?|(most populous)(?: ${COUNTRY})?)(?: (?:in|of|on) (?:the )?${P})?`,
    "{overtakes} {above} {than} $1 {m:gdp} $2 $3",
  ],
  [
    `(\\{when\\}|\\bwhen\\b|\\bin (?:what|which) year\\b)(.*)\\b(?:exceed(?:ed|s)?|(?:became|become|was|is|got|rose|grew) (?:larger|bigger|higher|greater|more) than) (?:the |that of |those of )*(${P})`,
    "$1 $2 {overtakes} {above} {than} $3",
  ],
  [
    `\\b(?:overt(?:ake|akes|aken|ook)|surpass(?:es|ed)?|pass(?:es|ed)?|outstrip(?:s|ped)?|(?:move|moved|pull|pulled) ahead of) (?:the |that of |those of )*(${P})`,
    "{overtakes} {above} {than} $1",
  ],
  // Refugees of a country and in it.
  [
    `\\b(?:(?:most|largest number of|highest number of) refugees (?:come|came|originate[sd]?|flee|fled) from|(?:top|main|biggest|largest) (?:countries of origin|origins?|sources?|source ${COUNTRY}) (?:of|for) refugees|where (?:do|did) (?:the )?most refugees (?:come|flee) from)\\b`,
    "{m:refugees-origin} {highest}",
  ],
  [
    `\\b${COUNTRY} of origin (?:of|for) refugees\\b|\\brefugees by (?:country of )?origin\\b`,
    "{m:refugees-origin}",
  ],
  [
    `\\brefugees? (?:(?:that |who )?(?:come|came|comes|coming|fled|flee|fleeing|originate|originating) )?(?:from|out of) (?:the )?(${P})`,
    "{m:refugees-origin} $1",
  ],
  [
    `\\b(?:hosts?|hosted|hosting|shelters?|sheltered|ha[sd]|have|takes? in|took in|receive[sd]?|accept(?:s|ed)?) (?:the )?(?:most|largest number of|highest number of) refugees\\b|\\bmost refugees(?= (?:live|are|were|stay|hosted|in))`,
    "{m:refugees-hosted} {highest}",
  ],
  [`(${P}) refugees?\\b(?! (?:hosted|living|from))`, "$1 {m:refugees-hosted} {m:refugees-origin}"],
  [
    "\\b(?:number of )?refugees?(?: (?:population|numbers?))?(?: (?:are |were )?(?:hosted|living|live|lived|staying|sheltered|registered))?\\b(?=.*\\{@)",
    "{m:refugees-hosted}",
  ],
  ["(\\{m:refugees-hosted\\}.*)\\b(?:host|shelter|take in|receive|accept)(?:s|ed|ing)?\\b", "$1"],
  // What a country grows or makes.
  [
    "\\b(?:harvest|crop) of (?=(?!the\\b|its\\b)[a-z])|(?<=\\b(?!the |an? |its |their |last |this |that |each |every |good |bad |poor |bumper |record |largest |biggest |smallest |whole |total |food |main |cash |highest |lowest |best |worst )[a-z-]+ )(?:harvest|crop)(?= (?:in|of|was|is|were|the|from|between|since|of|over|during|for|to|by|above|below|more|less|than|largest|biggest|smallest|highest|lowest|best|worst)\\b| \\{| \\d|$)",
    "production",
  ],
  [
    `\\bhow (?:much|many)(?: (?:tonnes|tons|metric tons|barrels|kilograms?|kg)(?: of)?)? ((?:[a-z]+ ){1,3})(?:did|does|do|has|have|had|was|were|is|are) (?:the )?(${P}) (?:produced?|harvest(?:ed)?|grown?|grew|made?|mined?|extracted?|produc(?:ing|tion))\\b`,
    "production of $1 $2",
  ],
  [
    `\\bhow (?:much|many)(?: (?:tonnes|tons|metric tons)(?: of)?)? ((?:[a-z]+ ){1,3})(?:is|are|was|were) (?:produced|harvested|grown|made|mined|extracted) (?:in|by) (${P})`,
    "production of $1 $2",
  ],
  [
    `\\b(?:largest|biggest|top|main|leading) ((?:[a-z]+ ){1,2})(?:producers?|growers?|producing ${COUNTRY}|growing ${COUNTRY})\\b|\\b(?:largest|biggest|top|main|leading) (?:producers?|growers?) of ([a-z]+)`,
    "{highest} production of $1 $2",
  ],
  [
    `\\b(?:which|what) (${P}(?: ${COUNTRY})?|${COUNTRY}) (?:produce[sd]?|grow[s]?|grew|harvest(?:s|ed)?) (?:the )?most ((?:[a-z]+ ?){1,2})$`,
    "which $1 {highest} production of $2",
  ],
  [
    `\\b(?:the )?(?:top|largest|biggest|leading) (${Q}) ((?:[a-z]+ ){1,2})(?:producers|growers)\\b|\\b(?:the )?(${Q}) (?:largest|biggest|leading|main) ((?:[a-z]+ ){1,2})(?:producers|growers)\\b`,
    "{highest} {top} $1$3 production of $2$4",
  ],
  [
    `\\b(?:produce[sd]?|producing|grow|grows|grew|growing|harvest(?:s|ed|ing)?) ((?:more than|over|above|at least|less than|fewer than|under|below) ${Q}) (?:metric )?(?:tonnes|tons) of ((?:[a-z]+ ?){1,2}?)(?= (?:in|a|per|each)\\b| \\{|$)`,
    "production of $2 $1",
  ],
  [
    "\\bwho (?:produce[sd]?|grow[s]?|grew|harvest(?:s|ed)?) (?:the )?most ((?:[a-z]+ ?){1,2}?)(?= (?:in|of|worldwide)\\b|$)",
    "which country {highest} production of $1",
  ],
  [
    "\\b(policy rate|interest rate|key rate|policy interest rate) (?:of|set by|at) (?:the )?central bank\\b|\\bcentral bank (policy rate|interest rate|key rate|rate)\\b",
    "policy rate",
  ],
  ["\\bper (?:year|annum)\\b|\\bper(?= \\{~)", ""],
  [`(${P}) (?:place|standing) (?=(?:among|amongst|within|in) (?:the )?\\{@)`, "$1 {rank} "],
  [`^how many (${P}) (?:are there|exist|live there)$`, "{m:population} $1"],
  [
    `\\bwhere (?:does|do|did|is|was) (?:the )?(${P})(?=.*\\b(?:stand|sit|come|place|placed|land)s?\\b)`,
    "{rank} $1",
  ],
  // Sums, before "total population" is read as the measure.
  [
    `\\b(?:total|combined|overall|aggregate) (?=(?:population|gdp|exports|imports|output|emissions|co2|number of people|people|economy|military|remittances))`,
    "{sum} ",
  ],
  // How often one figure is another.
  ["\\bhow many times (?:richer|wealthier)\\b", "{times} {m:gdp-per-head}"],
  [
    "\\bhow many times (?:as (?:much|many|high|large|big|great|rich|populous)|(?:more|larger|bigger|higher|greater|richer|the size of|the|over))\\b",
    "{times}",
  ],
  ["\\bhow many times\\b", "{times}"],
  ["\\bhow much (?:larger|bigger|higher|greater)\\b(?= .*\\bthan\\b.*\\bin times\\b)", "{times}"],
  ["(\\{times\\}.*)\\bin times\\b", "$1"],
  ["\\bhow much (?:larger|bigger|higher|greater)\\b(?= .*\\bthan\\b)", "{difference}"],
  ["\\bhow much (?:richer|wealthier)\\b(?= .*\\bthan\\b)", "{difference} {m:gdp-per-head}"],
  [
    "\\bratio between\\b|\\bratio of (?=.*\\b(?:to|between) (?:the |that of )*\\{@)|\\bby what factor\\b",
    "{times}",
  ],
  // First and last times.
  [
    "\\blast (?=(?:recession|deflation|have|had|has|see|saw|record|recorded|post|posted|experience|experienced|fall|fell|drop|dropped|rise|rose|exceed|exceeded|reach|reached|hit|top|topped|cross|crossed|above|below|over|under|higher|lower|more|less|grow|grew)\\b)",
    "{last} ",
  ],
  [
    "\\bfor the first time\\b|\\b(?:the )?first time(?: that)?\\b|\\bthe first year(?: that| in which| when)?\\b|\\bfirst year (?:with|in which|when|that)\\b",
    "{first}",
  ],
  [
    "\\bfor the last time\\b|\\b(?:the )?last time(?: that)?\\b|\\bthe last year (?:that|in which|when|with)\\b|\\bmost recently\\b",
    "{last}",
  ],
  ["\\bsince when\\b|\\bsince what year\\b|\\bsince which year\\b", "{first} {since-when}"],
  // Years.
  [
    "\\b(?:in )?(?:what|which) years?\\b|\\bwhen\\b|\\b(?:the )?year (?:of|with|when|in which|that)\\b|\\bwhat was the year\\b",
    "{when}",
  ],
  [
    "\\b(?:every|each) (?:single )?year\\b|\\beach and every year\\b|\\bevery year\\b|\\ball years\\b|\\bnever stopped\\b",
    "{every}",
  ],
  ["\\bever\\b(?! since)|\\bat any time\\b|\\bat some point\\b", "{ever}"],
  ["\\bof all time\\b|\\bon record\\b|\\bin history\\b|\\bin its history\\b", "{ever}"],
  // "Which year brought it the most".
  [
    `((?:\\{when\\}|\\{which-\\w+\\}).*)\\b(?:brought|delivered|marked|yielded|gave|posted|logged)(?= (?:the )?(?:${P}|${MOST}))`,
    "$1",
  ],
  // "After 2010" begins with the year after it.
  [`\\bafter (?=${T})`, "{after} "],
  // Counting countries.
  [`\\bhow many (?=${P})`, "{count} "],
  [
    `\\b(?:the )?number of (${P})(?: ${COUNTRY})?(?= (?:with|that|which|where|whose|having)\\b)`,
    "{count} $1",
  ],
  [`\\b(?:the )?number of (${P}) ${COUNTRY}\\b`, "{count} $1"],
  [
    `\\bhow many (?:of the )?(?:african |sovereign )?${COUNTRY}\\b|\\b(?:the )?number of ${COUNTRY}\\b(?= )|\\bin how many ${COUNTRY}\\b|\\bhow many of the (?=${P})|\\bhow many of (?=${P})`,
    "{count}",
  ],
  // Rich and poor, by what one person has; of single people no figures are held.
  [
    "\\b(?:richest|wealthiest|poorest) (?=(?:person|people|m[ae]n|wom[ae]n|famil(?:y|ies)|citizens?|inhabitants?)\\b)",
    "{unknown:richest} ",
  ],
  [
    `\\b(?:richest|wealthiest|most prosperous|most affluent)(?: ${COUNTRY})?(?=.* (?:per (?:person|capita|head)|by))`,
    "{m:gdp-per-head} {highest}",
  ],
  [
    "\\b(?:richest|wealthiest|most prosperous|most affluent|best off)\\b",
    "{m:gdp-per-head} {highest}",
  ],
  [
    "\\b(?:poorest|least wealthy|least prosperous|worst off|least rich)\\b",
    "{m:gdp-per-head} {lowest}",
  ],
  ["\\b(?:richer|wealthier|more prosperous|better off)\\b", "{m:gdp-per-head} {above}"],
  ["\\b(?:poorer|less wealthy|less rich|worse off)\\b", "{m:gdp-per-head} {below}"],
  ["\\bhow (?:rich|wealthy|poor) (?:is|are|was|were)\\b", "{m:gdp-per-head}"],
  // People.
  [
    `\\b(?:share|percentage|percent|proportion|fraction|part) of (?:the )?(?:(?:people|population) (?:of|in) (?:the )?)?(${P})(?: (?:people|population))? (?:that |who )?(?:live[sd]?|living|is|are) in (?:the )?(${P})`,
    "{share} $1 {m:population} $2",
  ],
  [
    `\\b${MOST} (?:populous|populated)\\b|\\b(?:most|highest number of|largest number of) (?:people|inhabitants|residents)\\b(?! (?:who|with|without|living|in|using|on|under|aged|have|are))`,
    "{m:population} {highest}",
  ],
  [
    "\\b(?:least populous|least populated|(?:fewest|lowest number of|smallest number of) (?:people|inhabitants|residents))\\b",
    "{m:population} {lowest}",
  ],
  [
    `\\bmore (?:people|inhabitants|residents)(?= (?:than|${P}|live|(?:living )?in (?:the )?${P} than))|\\b(?:more|higher) (?:populous|populated)\\b`,
    "{m:population} {above}",
  ],
  [
    `\\b(?:fewer|less) (?:people|inhabitants|residents)(?= (?:than|${P}|live|(?:living )?in (?:the )?${P} than))|\\bless (?:populous|populated)\\b`,
    "{m:population} {below}",
  ],
  ...orderBy("densely (?:populated|settled)", "{m:population-density}"),
  ...orderBy("sparsely (?:populated|settled)", "{m:population-density}", true),
  ["\\b(?:less|least) settled\\b", "{m:population-density} {least}"],
  ["\\bhow densely populated\\b|\\bhow crowded\\b", "{m:population-density}"],
  [
    "\\bhow populous\\b|\\bhow (?:big|large) (?:is|are|was|were) the population\\b",
    "{m:population}",
  ],
  ["\\b(?:youngest|oldest) population\\b", "{unknown:age}"],
  // Economies.
  [
    `\\b(?:largest|biggest|greatest|top) (?:econom(?:y|ies)|gdps?)\\b`,
    "{m:gdp} {highest} {economies}",
  ],
  ["\\b(?:smallest|tiniest) (?:econom(?:y|ies)|gdps?)\\b", "{m:gdp} {lowest} {economies}"],
  [
    "\\b(?:larger|bigger|greater) (?:an )?econom(?:y|ies)\\b|\\becon(?:omy|omies) (?:that (?:is|are|was) )?(?:larger|bigger|greater)\\b|\\b(?:larger|bigger|greater) (?:in )?economic size\\b",
    "{m:gdp} {above}",
  ],
  ["\\b(?:smaller) (?:an )?econom(?:y|ies)\\b|\\beconom(?:y|ies) smaller\\b", "{m:gdp} {below}"],
  [`\\beconomy (?:larger|bigger|greater)\\b`, "{m:gdp} {above}"],
  [
    "\\b(?:how (?:big|large) (?:is|are|was|were)|(?:the )?size of)(?: the)?( \\{@\\w\\})?(?: the)? econom(?:y|ies)\\b",
    "{m:gdp}$1",
  ],
  ["\\becon(?:omy|omies) by (?:economic )?size\\b", "{m:gdp} {economies}"],
  // Growth.
  [
    `\\bpopulations? (?:that )?(?:has |have )?(?:grew|grow|grown|rose|risen|increased|expanded) by (?=(?:\\{\\w+\\} )?(?:at least|more than|over|above|less than|under) ?${Q})`,
    "{m:population} {up} by ",
  ],
  [
    `\\bpopulations? (?:that )?(?:has |have )?(?:shrank|shrunk|fell|fallen|declined|dropped) by (?=(?:\\{\\w+\\} )?(?:at least|more than|over|above|less than|under) ?${Q})`,
    "{m:population} {down} by ",
  ],
  // A GDP that grows is what economists mean by growth: without the rise of prices.
  ...["much", "fast"].flatMap((how): Rewrite[] => [
    [
      `\\b(?:by )?${HOW[how] ?? ""} (?:did|has|have|had|does|is|was) (?:the )?(?:real )?${OUTPUT} (?:of|in) (?:the )?(${P}) ${GROWN}\\b`,
      `how ${how} did $1 economy grow`,
    ],
    [
      `\\b(?:by )?${HOW[how] ?? ""} (?:did|has|have|had|does|is|was) (?:the )?(${P})(?: the)? (?:real )?${OUTPUT} ${GROWN}\\b`,
      `how ${how} did $1 economy grow`,
    ],
  ]),
  [
    `\\b(?:by )?how much (?:(?:grew|grown|shrank|shrunk) (?:the )?${OUTPUT} (?:of|in) (?:the )?(${P})|(?:the )?${OUTPUT} (?:of|in) (?:the )?(${P}) (?:\\{truth\\} )?(?:has |have )?grown(?![a-z]))`,
    "how much did $1$2 economy grow",
  ],
  [
    `\\bgrowth (?:rate )?(?:of|in) (?:the )?${OUTPUT}(?: (?:of|in))?(?= (?:the )?\\{|$)|\\bgrowth (?:rate )?of (${P}) ${OUTPUT}`,
    "{m:growth} $1",
  ],
  [
    `\\b(?:fastest|quickest|rapidly|most rapidly)[- ](?:growing|expanding) populations?\\b|\\bpopulations? (?:that )?(?:grow(?:s|ing)?|grew) (?:the )?(?:fastest|quickest|most rapidly)\\b|\\bpopulation ${BE} growing (?:the )?fastest\\b`,
    "{m:population-growth} {highest}",
  ],
  [
    "\\bpopulation (?:that )?(?:grow(?:s|ing)?|grew) (?:faster|quicker)\\b",
    "{m:population-growth} {above}",
  ],
  [
    "\\bhow (?:fast|quickly) (?:is|was|did|does) (?:the )?(\\{@\\w\\}) (?:the )?population (?:growing|grow)\\b|\\bhow (?:fast|quickly) (?:is|was|did|does) the population of (\\{@\\w\\}) (?:growing|grow)\\b",
    "{m:population-growth} $1$2",
  ],
  [
    `\\b(?:fastest|quickest|most rapidly|most dynamic)[- ](?:growing|expanding)(?: econom(?:y|ies))?\\b|\\b(?:(?:the )?econom(?:y|ies) )?(?:that )?(?:grow(?:s|ing)?|grew|expand(?:s|ed|ing)?) (?:the )?(?:fastest|quickest|most rapidly|most strongly|most)\\b|\\b(?:strongest|fastest|quickest) (?:economic |gdp |real )*growth\\b|\\bgrew by the most\\b`,
    "{m:growth} {highest}",
  ],
  [
    `\\b(?:slowest)[- ](?:growing|expanding)(?: econom(?:y|ies))?\\b|\\b(?:the )?(?:econom(?:y|ies) )?(?:grow(?:s|ing)?|grew) (?:the )?(?:slowest|least)\\b|\\b(?:weakest|slowest) (?:economic |gdp |real )*growth\\b`,
    "{m:growth} {lowest}",
  ],
  [
    "\\b(?:deepest|worst|biggest|sharpest|largest|steepest|severest|most severe) (?:recession|contraction|slump|downturn|economic (?:contraction|crisis|slump|downturn)|gdp (?:fall|drop|decline|contraction)|(?:fall|drop|decline) in (?:gdp|output))s?\\b|\\b(?:(?:gdp|econom(?:y|ies)|output) (?:that )?)?(?:shrank|contracted|shrink|shrunk|contract) (?:the )?most\\b",
    "{m:growth} {lowest}",
  ],
  [
    "\\b(?:gdp|economy|output) (?:fell|shrank|dropped|declined|contracted|fall|drop|shrink|decline|contract) (?:the )?most\\b|\\bfell (?:the )?most (?:the )?gdp\\b",
    "{m:growth} {lowest}",
  ],
  [
    "\\b(?:worst|weakest|poorest) (?:year|performance) (?:for|of) (?:the )?(\\{@\\w\\})(?: the)? economy\\b",
    "{m:growth} {lowest} $1 {when}",
  ],
  [
    "\\b(?:best|strongest) (?:year|performance) (?:for|of) (?:the )?(\\{@\\w\\})(?: the)? economy\\b",
    "{m:growth} {highest} $1 {when}",
  ],
  [
    "\\b(?:econom(?:y|ies) )?(?:grow(?:s|ing)?|grew|expand(?:s|ed|ing)?) (?:faster|quicker|more (?:quickly|rapidly|strongly)|more)(?= than)|\\b(?:faster|higher|stronger) (?:economic |gdp )?growth(?= than)|\\b(?:grew|grow|grows|growing) (?:faster|quicker|more quickly|more rapidly|more strongly)(?=.*\\{@\\w\\} or \\{@)",
    "{m:growth} {above}",
  ],
  [
    "\\b(?:econom(?:y|ies) )?(?:grow(?:s|ing)?|grew|expand(?:s|ed|ing)?) (?:slower|more slowly|less)(?= than)|\\b(?:slower|weaker|lower) (?:economic |gdp )?growth(?= than)|\\b(?:grew|grow|grows|growing) (?:slower|more slowly)(?=.*\\{@\\w\\} or \\{@)",
    "{m:growth} {below}",
  ],
  [
    `(?<=${P} (?:or|and) (?:the )?${P}(?: the)?(?: econom(?:y|ies))? (?:did |has |have |is |was )?|\\bwho |^(?:which|what)(?: of the two| ${COUNTRY})? )(?:grow|grew|grown|growing|expand|expanded|expanding) (?:by )?(?:faster|quicker|more(?! slowly)(?: (?:quickly|rapidly|strongly))?)\\b(?! ${Q})`,
    "{m:growth} {above}",
  ],
  [
    `(?<=${P} (?:or|and) (?:the )?${P}(?: the)?(?: econom(?:y|ies))? (?:did |has |have |is |was )?|\\bwho |^(?:which|what)(?: of the two| ${COUNTRY})? )(?:grow|grew|grown|growing|expand|expanded|expanding) (?:by )?(?:slower|less|more slowly)\\b(?! ${Q})`,
    "{m:growth} {below}",
  ],
  [
    `\\b(?:(?:the )?econom(?:y|ies) )?(?:that )?(?:grew|grow|grows|growing|expanded) (?:by )?(?=(?:\\{\\w+\\} )?(?:at least|more than|over|above|less than|under|faster than) ?${Q}|${Q})`,
    "{m:growth} ",
  ],
  [
    `\\b(?:(?:the |whose )?(?:econom(?:y|ies)|gdps?|output) )?(?:that )?(?:${BE} )?(?:shrank|shrunk|shrink|shrinks|shrinking|contracted|contract|contracts|contracting)\\b|\\bin (?:a )?recession\\b|\\b(?:negative|below zero) (?:economic |gdp |real )*growth\\b|\\b(?:economic |gdp |real )*growth (?:${BE} )?negative\\b|\\ba recession\\b|\\b(?:economic )?recessions?\\b`,
    "{m:growth} {negative}",
  ],
  [
    `\\b(?:by )?how much (?:did|has|have|had) (?:the )?(?:econom(?:y|ies) of )?(?:the )?(${P})(?: the)?(?: econom(?:y|ies))? (?:grow|grown|expand(?:ed)?)\\b(?:(?=.*${T})|(?<=${T}.*))(?!.*\\b(?:average|mean|a year|per year|annual))`,
    "{m:growth} {sum} $1",
  ],
  [
    `\\b(?:by )?how much (?:did|has|have|had) (?:the )?econom(?:y|ies) (?:of|in) (?:the )?(${P}) (?:grow|grown|expand(?:ed)?)\\b(?:(?=.*${T})|(?<=${T}.*))(?!.*\\b(?:average|mean|a year|per year|annual))`,
    "{m:growth} {sum} $1",
  ],
  [
    `\\bhow (?:fast|quickly) (?:did|has|have|had) (?:the )?(?:econom(?:y|ies) of )?(?:the )?(${P})(?: the)?(?: econom(?:y|ies))? (?:grow|grown|expand(?:ed)?)\\b(?=.*${T})`,
    "{m:growth} {mean} $1",
  ],
  [
    `\\bhow (?:fast|much|quickly) (?:did|does|is|was|has|have) (?:the )?(?:econom(?:y|ies) of )?(?:the )?(${P})(?: the)?(?: econom(?:y|ies))? (?:grow|growing|grown|expand|expanding)\\b`,
    "{m:growth} $1",
  ],
  [
    `\\bhow (?:fast|much|quickly) (?:did|does|is|was|has|have) (?:the )?econom(?:y|ies) (?:of|in) (?:the )?(${P}) (?:grow|growing|grown|expand|expanding)\\b`,
    "{m:growth} $1",
  ],
  [
    "\\b(?:the )?econom(?:y|ies) (?:that )?(?:grow|grew|grown|growing|expand(?:ed|ing)?)\\b",
    "{m:growth} {positive}",
  ],
  [`(?<=${P} )(?:the )?economy (grow|grew|expand)\\b`, "{m:growth} {positive}"],
  [
    `(?<=^(?:which|what|list|the)? ?)(${P}(?: ${COUNTRY})?) (?:grew|grow)\\b`,
    "$1 {m:growth} {positive}",
  ],
  // Prices.
  [
    "\\b(?:prices|cost of living) (?:rise|rose|risen|increase(?:d)?|go up|went up|grow|grew) (?:the )?(?:fastest|most|quickest)\\b|\\bfastest rising prices\\b",
    "{m:inflation} {highest}",
  ],
  [
    "\\b(?:did|do|have|are) (?:consumer )?prices (?:rise|risen|rising|increase|go up|gone up)\\b",
    "{m:inflation}",
  ],
  [
    "\\b(?:in |having |had |experience(?:d)? )?deflation\\b|\\bnegative inflation\\b",
    "{m:inflation} {negative}",
  ],
  ["\\bmost expensive\\b|\\bcheapest\\b", "{unknown:prices}"],
  // Lives.
  [
    "\\b(?:(?:do |did )?(?:people|men and women|citizens) )?(?:live|lived|lives) (?:the )?longest\\b|\\blongest[- ]lived\\b|\\blongest (?:lives|lifespans?|life spans?)\\b|\\blongest life expectanc(?:y|ies)\\b|\\boldest age\\b",
    "{m:life-expectancy} {highest}",
  ],
  [
    "\\b(?:(?:do |did )?people )?(?:live|lived|lives) (?:the )?shortest\\b|\\bshortest (?:lives|lifespans?|life spans?|life expectanc(?:y|ies))\\b|\\bdie (?:the )?youngest\\b",
    "{m:life-expectancy} {lowest}",
  ],
  ["\\b(?:people )?(?:live|lives|lived|living) longer\\b", "{m:life-expectancy} {above}"],
  [
    `\\b(?:(?:people|men and women|citizens|inhabitants|residents) )?(?:that |who )?(?:live[sd]?|living) (?:to )?(?=(?:(?:be|the age of|an age of|past|beyond|over|above|more than|at least|less than|for|\\{mean\\}) )*${Q}(?! ?(?:km|miles|kilomet|dollars)))`,
    "{m:life-expectancy} ",
  ],
  // A life expectancy is a mean already.
  [`(\\{m:life-expectancy\\} [^{]*${Q}(?: years)?) \\{mean\\}`, "$1"],
  [
    `\\bhow long (?:can|could|does|do|did|will|would) (?:an? |the |average )*(?:bab(?:y|ies)|child(?:ren)?|newborns?|girls?|boys?|someone|person|people)(?: (?:that |who )?(?:is |are |was |were )?born)?((?: (?:in|from) ${P}| ${T})*)(?: (?:can|could))? (?:expect(?:s|ed)? to |hope(?:s|d)? to )?live\\b`,
    "{m:life-expectancy}$1",
  ],
  [
    `\\b(?:to )?(?:what|which) age (?:can|do|did|does) (?:an? |the |average )*(?:people|person|men and women|citizens|inhabitants)?((?: (?:in|of|from) ${P})?) (?:expect to )?(?:reach|attain|live(?: to)?|get to)\\b`,
    "{m:life-expectancy}$1",
  ],
  [
    `\\bhow old (?:do|did|does|can) (?:(?:the|an?|average|people|person|citizens|inhabitants) )*((?:(?:in|of|from) )?${P} )?(?:(?:people|citizens) )?(?:get|become|grow|live to be)\\b`,
    "{m:life-expectancy} $1",
  ],
  [
    "\\bhow (?:long|old) (?:do|did|does|can|will)?(?: people)?(?: (?:in|from|an?))?( \\{@\\w\\})?(?: people| citizens| person)?(?: expects? to)?(?: live|get| become)( on average)?\\b",
    "{m:life-expectancy}$1",
  ],
  ["(?:\\b(?:average|mean)|\\{mean\\}) age at death\\b", "{unknown:age at death}"],
  [
    `\\bhow many years (?:can|could|does|do|did|will|would|may|should) (?:an? |the |average )*(?:bab(?:y|ies)|child(?:ren)?|newborns?|girls?|boys?|someone|person|people)(?: (?:that |who )?(?:is |are |was |were )?born)?((?: (?:in|from) ${P}| ${T})*)(?: (?:can|could))?(?: (?:expect(?:s|ed)?|hope(?:s|d)?) to)? live\\b`,
    "{m:life-expectancy}$1",
  ],
  [
    `\\bhow (?:many years|long) (?:an? |the |average )*(?:bab(?:y|ies)|child(?:ren)?|newborns?|girls?|boys?|someone|person|people)(?: (?:that |who )?(?:is |are |was |were )?born)?((?: (?:in|from) ${P}| ${T})*)(?: (?:can|could|may|will))?(?: (?:expect(?:s|ed)?|hope(?:s|d)?) to)? live[sd]?\\b`,
    "{m:life-expectancy}$1",
  ],
  ["\\byears of life expectancy\\b", "{m:life-expectancy}"],
  [
    "\\b(?:die|dies|died|dying|deaths?) (?:before (?:their )?(?:first birthday|the age of one|age one|turning one)|in infancy)\\b|\\bbabies (?:that |who )?die\\b",
    "{m:infant-mortality}",
  ],
  [
    "\\b(?:die|dies|died|dying) before (?:their )?(?:fifth birthday|the age of five|age five|turning five)\\b|\\bchild deaths?\\b|\\bunder[- ]5 mortality\\b|\\bunder[- ]five mortality\\b",
    "{m:child-mortality}",
  ],
  ["\\bsafest (?:place|country) to give birth\\b", "{m:maternal-mortality} {lowest}"],
  [
    "\\b(?:children|babies|kids) (?:does|do|did) (?:a|the average|an average) woman(?: in)?(?: (\\{@\\w\\}))? (?:have|bear|give birth to)\\b|\\b(?:children|babies|births|kids) (?:per|for each|for every) (?:woman|mother)\\b",
    "{m:fertility} $1",
  ],
  [
    "\\b(?:most|highest number of) (?:children|babies) (?:per|for each) woman\\b",
    "{m:fertility} {highest}",
  ],
  [
    `\\bhow many (doctors|physicians|nurses|hospital beds) (?:does|do|did|has|have|had|are|were|is|was)(?: there)? ?((?:in )?(?:the )?${P})? ?(?:have |had )?\\{per\\}`,
    "$1 {per} $2",
  ],
  [
    "\\b(?:doctors|physicians) (?:\\{per\\}|(?:per|for each|for every) (?:person|people|capita|head|inhabitant)\\b)|\\b(?:density of )?(?:doctors|physicians) density\\b|\\bphysician density\\b",
    "{m:doctors}",
  ],
  [
    "\\b(?:nurses) (?:and midwives )?(?:\\{per\\}|(?:per|for each|for every) (?:person|capita|head)\\b)",
    "{m:nurses}",
  ],
  [
    "\\b(?:hospital )?beds (?:\\{per\\}|(?:per|for each|for every) (?:person|capita|head)\\b)",
    "{m:hospital-beds}",
  ],
  [
    "\\b(?:go|goes|going|went) hungry\\b|\\b(?:people )?(?:in |of |suffering (?:from )?)?hunger\\b|\\b(?:are |is |were )?undernourished\\b|\\bundernourishment(?: rate)?\\b|\\bhungriest\\b",
    "{m:undernourishment}",
  ],
  ["\\bhow many people (?:have|live with) hiv\\b", "{unknown:number of people with HIV}"],
  // Work.
  [
    "\\b(?:is|are|was|were|people)? ?(?:unemployed|jobless|out of work|without (?:a )?(?:job|work))\\b",
    "{m:unemployment}",
  ],
  ["\\byoung (?:people )?(?:unemployed|unemployment)\\b", "{m:youth-unemployment}"],
  // Shares of people and land.
  ...orderBy("(?:urban|urbani[sz]ed)", "{m:urban-share}"),
  ...orderBy("rural", "{m:urban-share}", true),
  [
    "\\bhow urban(?:i[sz]ed)?\\b|\\burbani[sz]ation(?: rate)?\\b|\\burban (?:rate|share|population share)\\b",
    "{m:urban-share}",
  ],
  [
    `\\b(?:share|percentage|percent|proportion|part|fraction|how (?:much|many)|%) of (?:the )?(?:people|population|inhabitants|residents|citizens)(?: of| in)?(?: the)?( ${P})?(?: the)?(?: population| people)? (?:that |who )?(?:live[sd]?|living|is|are|reside[sd]?) in (?:cities|towns|urban areas|cities and towns|towns and cities)\\b`,
    "{m:urban-share}$1",
  ],
  [
    `\\b(?:share|percentage|percent|proportion|part|fraction|how much|%) of (${P}) (?:the )?(?:people|population|inhabitants|residents|citizens)?(?: that| who)? ?(?:live[sd]?|living|is|are|reside[sd]?) in (?:cities|towns|urban areas|cities and towns|towns and cities)\\b`,
    "{m:urban-share} $1",
  ],
  [
    "\\b(?:(?:people|population) )?(?:live[sd]? |living |is |are )?in (?:cities|towns|urban areas|cities and towns|towns and cities)(?: as an? (?:share|percentage|proportion) of (?:the |its )?(?:total )?population)?\\b|\\burban population (?:share|as an? (?:share|percentage))(?: of (?:the )?(?:total )?population)?\\b",
    "{m:urban-share}",
  ],
  [
    "\\b(?:live[sd]?|living|population|people) in (?:the )?(?:countryside|rural areas|villages)\\b",
    "{m:rural-share}",
  ],
  [
    "\\bforested\\b|\\b(?:is |are )?covered (?:by|with|in) (?:forests?|woods|trees|woodlands?)\\b|\\bunder forests?\\b|\\bforest (?:area|cover(?:age)?|land)(?: (?:as an? (?:share|percentage) )?of (?:the |its )?(?:total )?(?:land|land area|area|territory))?\\b",
    "{m:forest}",
  ],
  [
    "\\b(?:arable land|farmland) (?:as an? (?:share|percentage) of (?:the )?land)\\b",
    "{m:arable-land}",
  ],
  // Electricity, water, internet.
  [
    `\\bhow much (?:electricity|power) (?:do|does|did) (?:an? |the |average )*(?:person|people|inhabitant|citizens?|resident)s?((?: (?:in|of) (?:the )?${P})?) (?:use|consume)\\b`,
    "{m:electricity-use}$1",
  ],
  [
    "\\b(?:best|widest|broadest|greatest|highest) (?:access to )?(?:electricity|power|electrification)(?: access| coverage| rate)?\\b",
    "{m:electricity} {highest}",
  ],
  [
    "\\b(?:worst|least|lowest|poorest) (?:access to )?(?:electricity|power|electrification)(?: access| coverage| rate)?\\b",
    "{m:electricity} {lowest}",
  ],
  [
    "\\b(?:without|lack(?:s|ing|ed)?|have no|has no|had no|live without|no) (?:any )?(?:access to )?(?:electricity|electric power)\\b",
    "{m:without-electricity}",
  ],
  [
    "\\b(?:ha(?:s|ve|d) |having |with )?(?:electricity|power) (?:access|coverage)(?: rates?)?\\b|\\b(?:(?:access|accessed|connected|connection) to |ha(?:s|ve|d) |having |with |get )(?:the )?(?:electricity|electric power|power grid|power|the grid)(?: grid| supply)?\\b|\\b(?:electricity|power) (?:access|coverage)(?: rate)?\\b|\\b(?:electrification|electrified)(?: rate)?\\b|\\belectricity for\\b",
    "{m:electricity}",
  ],
  [
    "\\b(?:without|lack(?:s|ing|ed)?|have no|has no) (?:access to )?(?:(?:clean|safe|basic|drinking|safe drinking|clean drinking) )?(?:drinking )?water\\b",
    "{m:without-water}",
  ],
  [
    "\\b(?:(?:access|connected) to |have |has |had |with )?(?:clean|safe|improved|basic|safe drinking|clean drinking|drinking|basic drinking)(?: drinking)? water(?: access| services?| sources?)?\\b|\\baccess to water\\b",
    "{m:clean-water}",
  ],
  [
    "\\b(?:(?:access to|have|has|had|with) )?(?:(?:basic|at least basic|improved) )?sanitation(?: access| services?| facilities)?\\b|\\b(?:have|has|had|having|with|get|got) (?:an? |their own )?toilets?\\b|\\btoilet (?:access|coverage)\\b",
    "{m:sanitation}",
  ],
  [
    "\\b(?:us(?:e|es|ed|ing)|are on|is on|access to|have access to|go) (?:the )?(?:internet|web|online)\\b|\\bonline\\b|\\binternet (?:users?|use|usage|penetration|access|rate)\\b|\\bhave internet\\b|\\bhas internet\\b|\\binternet\\b",
    "{m:internet}",
  ],
  [
    "\\b(?:can|could|able to) read(?: and write)?\\b|\\bliterate\\b|\\badult literacy(?: rate)?\\b|\\bliteracy(?: rate)?\\b",
    "{m:literacy}",
  ],
  [
    "\\bspen[dt]s? (?:the |its |their )?(most|least|largest|highest|biggest|greatest|smallest|lowest)(?: (?:share|part|percentage|proportion))?(?: of (?:its |their |the )?gdp)? on (?=(?:its |their |the )?(?:military|army|defen[cs]e|armed forces|health|education|schools))",
    "$1 spending on ",
  ],
  // Women in parliaments.
  [
    `\\b(?:(?:share|percentage|percent|proportion|part|number) of (?:the )?)?(?:parliament(?:ary)? )?(?:seats|mps)(?: (?:in|of) (?:the )?(${P})?(?: the)?(?: ?national)? ?parliaments?)? (?:do|does|did|are|were) women (?:hold|held|have|occupy)\\b`,
    "{m:women-in-parliament} $1",
  ],
  [
    `\\b(?:(?:the )?(?:share|percentage|percent|proportion|number) of (?:the )?)?(?:seats in (?:the )?(?:national )?parliaments?|parliament(?:ary)? seats|seats)(?: (?:in|of) (?:the )?(${P}))?(?: (?:the )?(?:national )?parliaments?)? (?:that )?(?:are |is |were |was )?(?:held|occupied|taken) by women\\b`,
    "{m:women-in-parliament} $1",
  ],
  [
    `\\b(?:share|percentage|percent|proportion|number|part) of women (?:in|of) (?:the )?(?:national )?(${P})(?: the)? (?:national )?parliaments?\\b`,
    "{m:women-in-parliament} $1",
  ],
  [
    "\\b(?:women|female) (?:in|as members of) (?:the )?(?:national )?parliaments?\\b|\\b(?:female|women) (?:mps?|members of parliament|parliamentarians|lawmakers|legislators|deputies|parliamentary seats)\\b|\\b(?:seats|parliamentary seats|parliament seats)(?: in (?:the )?(?:national )?parliaments?)? (?:are |is |were |was )?held by women\\b|\\b(?:mps?|members of parliament|lawmakers|parliamentarians|(?:the )?parliament) (?:are|is|were|was) (?:women|female)\\b|\\bwomen (?:in|hold) (?:the )?parliament(?:ary)?(?: seats)?\\b",
    "{m:women-in-parliament}",
  ],
  // Money of the state and across borders.
  ...orderBy("indebted", "{m:debt}"),
  ["\\bhow indebted\\b", "{m:debt}"],
  [
    "\\b(?:government|public|national|state|sovereign) debts?(?:[- ]to[- ]gdp(?: ratio)?| ratio| level| burden)?(?: as an? (?:share|percentage|percent|proportion) of (?:the |its )?(?:gdp|economy|national output)| (?:relative|compared) to gdp| \\(?% of gdp\\)?)?\\b|\\bdebt[- ]to[- ]gdp(?: ratio)?\\b|\\bdebt ratio\\b|\\bpublic debt\\b",
    "{m:debt}",
  ],
  [
    `\\b(?:military|defen[cs]e|army) (?:spending|expenditures?|budget|outlays?)(?: as an? (?:share|percentage|percent|proportion) of (?:the |its )?(?:gdp|economy))?\\b|\\b(?:spen[dt]s?|spending)(?: (?:of )?(?:its |their )?gdp)? on (?:the |its |their )?(?:military|defen[cs]e|army|armed forces)(?: as an? (?:share|percentage|percent|proportion) of (?:the |its |their )?(?:gdp|economy))?\\b`,
    "{m:military}",
  ],
  [
    `\\b(?:spen[dt]s?|spending) on (?:public )?(?:health|healthcare|health care)(?: as an? (?:share|percentage|percent|proportion) of (?:the |its |their )?(?:gdp|economy))?\\b`,
    "{m:health-spending}",
  ],
  [
    `\\b(?:spen[dt]s?|spending) on (?:education|schools)(?: as an? (?:share|percentage|percent|proportion) of (?:the |its |their )?(?:gdp|economy))?\\b`,
    "{m:education-spending}",
  ],
  [
    "\\bremittances?(?: (?:received|sent|inflows?|receipts|flows?))?(?: (?:to|by|from|in|into))? as an? (?:share|percentage|percent|proportion) of (?:the |its )?gdp\\b",
    "{m:remittances-share}",
  ],
  [
    "\\b(?:personal )?remittances?(?: (?:received|receipts|inflows?|flows?|sent|sent home))?(?: (?:to|by|into))?\\b(?! \\{@\\w\\} as)",
    "{m:remittances}",
  ],
  // Emissions.
  [
    "\\b(?:emit(?:s|ted)?|produce[sd]?) (?:the )?(most|least) ((?:co2|carbon dioxide|carbon)(?: emissions?)?(?: per (?:person|capita|head|inhabitant))?)\\b",
    "{$1} $2",
  ],
  [
    "\\b(?:emit(?:s|ted|ting)?|emissions? of|produce(?:s|d)?) (?:of )?(?:the )?(?:most |more |least )?(?:co2|carbon dioxide|carbon)(?: emissions?)? per (?:person|capita|head|inhabitant)\\b|\\b(?:co2|carbon dioxide|carbon)(?: emissions?)? per (?:person|capita|head|inhabitant)\\b|\\bper[- ]capita (?:co2|carbon(?: dioxide)?) emissions?\\b|\\b(?:co2|carbon(?: dioxide)?) emissions? per (?:person|capita|head|inhabitant)\\b|\\bco2 pc\\b",
    "{m:co2-per-head}",
  ],
  [
    "\\b(?:most|biggest|largest) (?:co2|carbon dioxide|carbon)(?: emissions| emitters?)?\\b|\\b(?:emit(?:s|ted)?|produce[sd]?) (?:the )?most (?:co2|carbon dioxide|carbon)(?: emissions)?\\b|\\b(?:largest|biggest|top) (?:emitters?|polluters?)(?: of (?:co2|carbon(?: dioxide)?))?\\b",
    "{m:co2} {highest}",
  ],
  [
    "\\b(?:emit(?:s|ted|ting)? (?:more |less )?)?(?:co2|carbon dioxide|carbon) emissions?\\b|\\bemissions? of (?:co2|carbon dioxide)\\b|\\bemit(?:s|ted|ting)? (?:of )?(?:co2|carbon(?: dioxide)?)\\b|\\b(?:co2|carbon dioxide)(?: emitted)?\\b",
    "{m:co2}",
  ],
  // Areas.
  [`^how (?:big|large) (?:is|was|are) (?:the )?(${P})$`, "{size} $1"],
  // Land area leaves out lakes and rivers.
  [
    `\\b(?:total )?land area of (?:the )?(${P})|(${P}) (?:the )?(?:total )?land area$`,
    "{m:land-area} $1$2",
  ],
  [`\\b(?:largest|biggest) (${MEMBER})(?:by|in) land area\\b`, "{m:land-area} {highest} $1"],
  [`\\bsmallest (${MEMBER})(?:by|in) land area\\b`, "{m:land-area} {lowest} $1"],
  [
    `(?<!land )\\b(?:surface |total )*area of (?:the )?(${P})|(${P}) (?:the )?(?:surface |total )*area$`,
    "{m:surface-area} $1$2",
  ],
  [
    `\\b(?:largest|biggest) (${MEMBER})(?:by|in) (?:surface )?(?:area|land|size)\\b|\\b(?:largest|biggest) (?:surface )?area\\b`,
    "{m:surface-area} {highest} $1",
  ],
  [
    `\\bsmallest (${MEMBER})(?:by|in) (?:surface )?(?:area|size)\\b|\\bsmallest (?:surface )?area\\b`,
    "{m:surface-area} {lowest} $1",
  ],
  [`\\b(?:largest|biggest) (?:${COUNTRY} )?(?:by|in) population\\b`, "{m:population} {highest}"],
  [`\\b(?:smallest) (?:${COUNTRY} )?(?:by|in) population\\b`, "{m:population} {lowest}"],
  [
    `\\b(?:largest|biggest) (?:${COUNTRY} )?(?:by|in) (?:gdp|economy|economic size)\\b`,
    "{m:gdp} {highest}",
  ],
  // Incomes.
  [
    "\\b(?:average |mean |national )?incomes? per (?:person|capita|head|inhabitant)\\b|\\bper capita incomes?\\b",
    "{m:income-per-head}",
  ],
  [
    "\\bgdp (?:per (?:person|capita|head|inhabitant)|pc|p c|percapita)\\b(?! growth| ppp|,? at p| in p| \\(?ppp)|\\bper capita gdp\\b(?! growth)|\\bgdp/capita\\b|\\bgdp per cap\\b",
    "{m:gdp-per-head}",
  ],
  [
    `\\b(?:what |which )?(?:share|percentage|percent|proportion|fraction|part|%) of (?:the )?(?:people (?:in|of) (?:the )?)?(${P})(?: people)? (?:that |who )?(?:is|are|was|were|live[sd]? as|count as) poor\\b`,
    "{m:poverty} $1",
  ],
  ["\\bin poverty\\b|\\bpoor people\\b|\\bliving in extreme poverty\\b", "{m:poverty}"],
  ["\\bhighest inequality\\b|\\bgreatest inequality\\b", "{m:gini} {highest}"],
  ["\\blowest inequality\\b", "{m:gini} {lowest}"],
  ...orderBy("unequal", "{m:gini}"),
  ...orderBy("equal", "{m:gini}", true),
  ["\\b(?:income )?inequality\\b", "{m:gini}"],
  ["\\bfastest[- ]?\\b(?= (?:inflation|unemployment))", "{highest}"],
]

/** Words of orders, comparisons and sums, looked for when measures are found. */
const CUES: readonly Rewrite[] = [
  ...EMPTY_VERBS,
  // Of one place a difference is one between two times.
  [
    `^(?=.*${P})(?!.*${P}.*${P})(.*)\\b(?:the )?(?:difference|delta)\\b(?: (?:in|of)\\b)?(?=.*${T})|^(?=.*${P})(?!.*${P}.*${P})(.*${T}.*)\\b(?:difference|delta)\\b`,
    "$1$2 {change} ",
  ],
  // A size without what it is measured by.
  [
    `(?<!\\{m:.*)\\b(?:largest|biggest|smallest) (?=(?:${P} )?(?:country|countries|nations?|states?)\\b)(?!.*\\{m:)`,
    "{size} ",
  ],
  ["\\bin (?:current |nominal )?dollars\\b", "{in-dollars}"],
  ["\\bper (?:person|capita|head|inhabitant)\\b", "{per-head}"],
  [
    "\\b(?:for|of|among|amongst|by) (?:the )?(?:women|females)\\b|\\b(?:female|women|woman)\\b",
    "{of-women}",
  ],
  ["\\b(?:for|of|among|amongst|by) (?:the )?(?:men|males)\\b|\\b(?:male|men)\\b", "{of-men}"],
  [
    "\\b(?:for|of|among|amongst) (?:the )?(?:young|young people|youth|youths)\\b|\\b(?:youth|young)\\b",
    "{of-youth}",
  ],
  [`\\bwhere (?:does|do|did|is|was) (?=.*\\brank)`, "{rank}"],
  ["\\b(?:ranks?|ranked|ranking|rankings|league table)\\b", "{rank}"],
  ["\\b(?:what|which) (?:place|position|spot)\\b|\\bposition\\b", "{rank}"],
  ["\\border(?:ed)?(?: by)?\\b|\\bsort(?:ed)?(?: by)?\\b", "{rank}"],
  [
    "\\bcompar(?:e|es|ed|ing|ison)(?: (?:of|between))?\\b|\\bversus\\b|\\bvs\\.?(?= |$)|\\bside by side\\b|\\bagainst\\b|\\bdifference (?:in|between)\\b",
    "{compare}",
  ],
  [`\\bthan (?:the |that |those |of |in |for |it |was |is |did |does )*(${P})`, "{than} $1"],
  [`\\bas (?:the |that |of |in |for |it )*(?:in )?(${P})`, "{than} $1"],
  ["\\bas (?:much|many|high|large|big|great|low|small)\\b", ""],
  ["\\b(?:no more than|at most|not more than|up to|maximum of)\\b", "{below} {equal}"],
  ["\\b(?:no less than|no fewer than|at least|not less than|minimum of)(?= )", "{above} {equal}"],
  [`(\\{first\\}|\\bfirst) top (?=${Q})`, "{first} {above} "],
  [`\\b(?:in the )?top (?=${Q})`, "{highest} {top} "],
  [`\\b(?:the )?bottom (?=${Q})`, "{lowest} {top} "],
  [`\\b(?:first|leading) (?=${Q})`, "{highest} {top} "],
  ["\\btop\\b(?= \\w)", "{highest} {top}"],
  ["\\bfirst\\b", "{first}"],
  [`\\btop(?:s|ped) (?=${Q})`, "{above} "],
  ["\\b(?:fastest|quickest|steepest)\\b", "{highest} {fastest}"],
  ["\\bslowest\\b", "{lowest} {fastest}"],
  ["\\blongest\\b", "{highest} {longest}"],
  ["\\bshortest\\b", "{lowest} {longest}"],
  ["\\b(?:best)\\b", "{best}"],
  ["\\b(?:worst)\\b", "{worst}"],
  ["\\bbetter\\b(?: than)?", "{better}"],
  ["\\bworse\\b(?: than)?", "{worse}"],
  [
    "\\b(?:highest|largest|biggest|greatest|heaviest|maximum|max|peak(?:ed|s)?|record(?: high)?|strongest|most|leads?|leader|leading|all[- ]time high|number one|no 1|topped|tops|led)\\b",
    "{highest}",
  ],
  [
    "\\b(?:lowest|smallest|least|fewest|minimum|min|weakest|record low|all[- ]time low|trough|bottom(?:ed)?(?: out)?)\\b",
    "{lowest}",
  ],
  [
    "\\b(?:above|over|exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?|past|beyond|pass(?:es|ed|ing)?|cross(?:es|ed|ing)?|reach(?:es|ed|ing)?|hit|higher|more|greater|larger|bigger|faster|longer|top(?:s|ped)|beat|ahead of|upwards of|north of|stronger|(?:go|goes|going|went|gone|rise|rose|risen|climb|climbed) (?:above|over|past|beyond))\\b(?: than)?(?!\\w)",
    "{above}",
  ],
  [
    "\\b(?:(?:fall|fell|fallen|drop|dropped|dip|dipped|go|went|decline|declined|sink|sank) )?(?:below|under|beneath|less|lower|fewer|smaller|slower|shorter|weaker|behind)\\b(?: than)?",
    "{below}",
  ],
  // "Above the African average": compared with the group's own figure.
  [
    `(\\{(?:above|below)\\}) (?:(?:the|that|those|of|\\{than\\}) )*(${P}) \\{mean\\}`,
    "$1 {than} $2",
  ],
  [
    `(\\{(?:above|below)\\}) (?:(?:the|that) )*\\{mean\\} (?:of|in|for|across) (?:the )?(${P})`,
    "$1 {than} $2",
  ],
  ["\\bthan\\b", ""],
  ["\\b(?:negative|below zero)\\b", "{negative}"],
  ["\\b(?:positive)\\b", "{positive}"],
  ["(?<!\\{m:.*)\\bgrowth(?: rate)?\\b(?!.*\\{m:)", "{m:growth}"],
  ["\\b(?:on )?averaged?\\b|\\bmean\\b|\\btypical(?:ly)?\\b", "{mean}"],
  ["\\bmedian\\b", "{median}"],
  [
    "\\b(?:total(?:led)?|combined|sum|summed|altogether|together|all of|in all|aggregate|collective|overall|add(?:ed)? up)\\b",
    "{sum}",
  ],
  [
    "\\b(?:percentage|percent|per cent|%) change\\b|\\bchange in (?:per ?cent|percent|%)\\b|\\bin (?:per ?cent|percentage terms|percent|%)(?! of)\\b|\\bby what (?:percentage|percent|per cent)\\b|\\bby how many percent\\b|\\bhow many percent\\b|\\bwhat percent(?:age)? (?:change|increase|rise|decrease|growth|drop|fall)\\b",
    "{percent}",
  ],
  [
    "\\b(?:by )?how many (?:percentage )?points\\b|\\bin (?:percentage )?points\\b|\\bpercentage points?\\b",
    "{points}",
  ],
  [
    "\\b(?:what |which )?(?:share|percentage|percent|proportion|fraction|part|portion) (?:of|in)\\b|\\b(?:accounts?|accounted) for\\b|\\bmake(?:s)? up\\b|\\bmade up\\b|\\bcontribut(?:e|es|ed|ion)(?: to)?\\b|\\b(?:is|are|was|were) (?:from|due to)\\b|\\bshare\\b|\\bhow much of\\b|\\bwhat (?:percentage|percent)\\b|\\bpercentage\\b|\\bproportion\\b|\\bas a \\{share\\}\\b",
    "{share}",
  ],
  [
    "\\b(?:by )?how much (?:has|have|did|does|had)\\b(?=.*\\b(?:chang|ris|rose|increas|grow|grew|grown|gone|go|fall|fell|fallen|drop|declin|lose|lost|gain|improv|climb|shr|decreas|soar|jump|expand))",
    "{change}",
  ],
  [
    "\\b(?:chang(?:e|es|ed|ing)|evol(?:ve|ved|ution)|develop(?:ed|ment)? of|differ(?:ed)?|trend(?:s)?)\\b",
    "{change}",
  ],
  [
    "\\b(?:ris(?:e|es|en|ing)|rose|increas(?:e|es|ed|ing)|grow(?:s|n|ing|th)?|grew|gone up|go(?:es)? up|went up|going up|climb(?:s|ed|ing)?|gain(?:s|ed|ing)?|jump(?:s|ed)?|soar(?:s|ed)?|rais(?:e|ed|es|ing)|hik(?:e|ed|es|ing)|add(?:s|ed)? to|improv(?:e|es|ed|ing|ement)|expand(?:s|ed)?)\\b",
    "{up}",
  ],
  [
    "\\b(?:fall(?:s|en|ing)?|fell|drop(?:s|ped|ping)?|declin(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|gone down|go(?:es)? down|went down|going down|los(?:e|es|t|ing|s)|shr(?:ink|ank|unk)(?:s|ing)?|reduc(?:e|ed|tion)|plung(?:e|ed)|cut|lowered|slash(?:ed|es)?|worsen(?:ed)?|deteriorat(?:e|ed))\\b",
    "{down}",
  ],
  // "Show how far Ghana's reserves fell from 2019 to 2022": how far is how much where something moved.
  ["\\bhow far (?=[^{]*(?:\\{(?!than|above|below)[^}]*\\}[^{]*)*\\{(?:up|down)\\})", "{change} "],
]

/** Compiled once: each pattern with its marks. */
export const PHRASE_REWRITES: readonly (readonly [RegExp, string])[] = [...LEADING, ...PHRASES].map(
  compile,
)

/** Patterns of single words, compiled as those of phrases are. */
export const CUE_REWRITES: readonly (readonly [RegExp, string])[] = CUES.map(compile)

/** Every word that these patterns may hold: a question's word of this list is never respelled. */
export const REWRITE_WORDS: readonly string[] = [...LEADING, ...PHRASES, ...CUES].flatMap(
  ([pattern]) => listPatternWords(pattern),
)

function compile([pattern, marks]: Rewrite): readonly [RegExp, string] {
  // What stands in a mark already is not read again.
  return [new RegExp(`(?![^{}]*\\})(?:${pattern})`, "g"), ` ${marks} `]
}
