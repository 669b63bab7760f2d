/**
 * What people say for words that the tables of questions know, in the order in which it is replaced. Patterns are of
 * folded text, before places and times are looked for in it, so that words beside the others decide what is meant.
 */
type PlainWord = readonly [pattern: string, words: string]

const YEAR = "(?:19|20)\\d\\d"
const NUMBER =
  "(?:[$€£] ?)?\\d[\\d.,]*(?: ?(?:million|billion|trillion|thousand|percent|per cent|%|bn|tn|mn|m|k))?"
const COUNTED =
  "(?: (?:people|inhabitants|residents|citizens|dollars|years|children|births|per ?cent|percent|%))?"
const AT_LEAST =
  "(?:at least|no (?:less|fewer) than|not (?:less|fewer) than|more than|over|above|upwards of|north of|greater than|higher than|exceeding|in excess of)"
const AT_MOST =
  "(?:at most|no more than|not more than|less than|fewer than|under|below|up to|south of|lower than|smaller than|not over|not above)"
const AND = "(?: and| but| yet| though| and also| but also| but still| and yet)"

/** Behind "owe" a time or nothing: a country that is named there is the lender. */
const OWED_END =
  "(?= (?:in|now|today|by|since|at|as|right|currently|these|last|this|\\d)\\b| (?:abroad|overseas|externally|to (?:foreigners|the world|the rest of the world))|$)"

/** Times that say where they begin or end. */
const TIMES: readonly PlainWord[] = [
  [
    `(?:over|in|during|for|across) the (?:whole |entire )?(?:decade|period|years|stretch|span)(?: from)?(?= ${YEAR}(?: ?- ?| to | through ))`,
    "from",
  ],
  [`(?:way )?back in(?= ${YEAR}| the)`, "in"],
  [
    `(?:going|dating|looking|reaching|counting|stretching) (?:all the way )?(?:back|from)(?: to| from| till)?(?= ${YEAR})|as far back as(?= ${YEAR})|(?:starting|beginning|counting)(?: in| from| with)(?= ${YEAR})`,
    "since",
  ],
  [`(?:circa|ca|around about|round about|somewhere around)(?= ${YEAR})`, "in"],
  [
    "(?:as we speak|as things stand|as it stands|at this point(?: in time)?|nowadays|at present)",
    "today",
  ],
  ["last (?:known|available|recorded|measured|reported|published|observed)", "latest"],
  [`(?:the )?(?:year|calendar year|yr)(?= ${YEAR})`, ""],
]

/** Limits. */
const LIMITS: readonly PlainWord[] = [
  [
    `between (?<from>${NUMBER}) (?<what>people|inhabitants|residents|dollars|years) and (?<to>${NUMBER}) \\k<what>`,
    "between $<from> and $<to> $<what>",
  ],
  [
    `(?<low>${AT_LEAST}) (?<from>${NUMBER})(?<what>${COUNTED})${AND} (?<high>${AT_MOST}) (?<to>${NUMBER})`,
    "between $<from> and $<to>$<what>",
  ],
  ["no lower than|no smaller than|not below|not under|not lower than|no worse than", "at least"],
  [
    "no higher than|no greater than|no larger than|no bigger than|not above|not over|not exceeding",
    "at most",
  ],
  ["in excess of|upwards of|north of(?= [$€£\\d])|to the north of(?= [$€£\\d])", "more than"],
  ["(?:to the )?south of(?= [$€£\\d])|(?:just )?(?:shy|short) of(?= [$€£\\d])", "less than"],
  [
    `(?:break|breaks|broke|broken|breach|breaches|breached|smash|smashed|clear|cleared|crack|cracked)(?: (?:through|past|above|over|beyond))?(?= (?:the )?${NUMBER})`,
    "exceed",
  ],
  [
    "(?:break|broke|broken|burst|push|pushed|shoot|shot|move|moved|get|got|came|come|creep|crept|pull|pulled|sail|sailed|edge|edged|inch|inched|tip|tipped) (?:through|above|over|past|beyond)(?= (?:the )?[$€£\\d])",
    "exceed",
  ],
  [
    "(?:slip|slipped|slide|slid|tumble|tumbled|come|came|get|got|move|moved|plunge|plunged|plummet|plummeted|sink|sank|sunk|duck|ducked|crash|crashed|break|broke|edge|edged) (?:below|under|beneath)(?= (?:the )?[$€£\\d])",
    "fall below",
  ],
  [
    "(?:top|topping)(?= (?:[$€£] ?\\d|\\d[\\d.,]* ?(?:million|billion|trillion|thousand|percent|per cent|%|bn|tn|mn)))",
    "exceed",
  ],
  [
    `(?<=\\d(?: ?(?:million|billion|trillion|thousand|percent|per cent|%|bn|tn|m|k))?(?: (?:people|inhabitants|residents|dollars))?)[ -](?:mark|barrier|threshold|line|level|ceiling|milestone)`,
    "",
  ],
  [`(?:the )?(?:mark|barrier|threshold|ceiling|milestone) of(?= [$€£\\d])`, ""],
]

/** Verbs of the same sense. */
const VERBS: readonly PlainWord[] = [
  [
    "(?:burn|burns|burned|burnt)(?= (?:the )?(?:most |least |more |less )?(?:co2|carbon))",
    "emitted",
  ],
  ["(?:emit(?:s|ted|ting)?|produce[sd]?) (more|less)(?= (?:co2|carbon))", "$1"],
  [
    "how (?:steep|big|large|sharp|deep|great|strong|dramatic|fast) (?:is|was|were) the (fall|drop|decline|decrease|rise|increase|jump|gain) in",
    "$1 in",
  ],
  [
    "how (?:tall|heavy|steep|elevated|significant|substantial|sizeable|sizable|bad|good|dire|terrible|awful|severe|acute|serious|impressive|rampant|widespread|prevalent|extreme|dramatic|shocking|alarming|worrying|grim|bleak|crippling|brisk|sluggish|robust)(?= (?:is|are|was|were|did|has|had)\\b)",
    "how high",
  ],
  ["(?:belch|spew|cough)(?:s|ed)?(?: (?:out|up))?", "emit"],
  [
    "(?<=\\b(?:co2|carbon|emissions|greenhouse|methane)\\b.*)(?:pump|churn|put|throw|send)(?: out)",
    "emit",
  ],
  [
    "(?:stay|stays|stayed|remain|remains|remained|keep|keeps|kept|lie|lies|lay)(?= (?:under|below|above|over|at|within|between|beneath|less|more)\\b)",
    "",
  ],
  ["lengthen(?:s|ed)?|deepen(?:s|ed)?|widen(?:s|ed)?", "rose"],
  ["shorten(?:s|ed)?|narrow(?:s|ed)?", "fell"],
  ["to what extent|by what (?:margin|amount)", "how much"],
  [
    "(?:did|has|have|had) (.*?) (?:rise|risen|increase|increased|grow|grown|go up|gone up|climb) or (?:fall|fallen|decrease|decreased|decline|declined|shrink|shrunk|go down|gone down|drop|dropped)(.*)",
    "change in $1$2",
  ],
  ["(?:rise|increase|up|growth|gain) (?:or|and|/) (?:fall|decrease|down|decline|loss)", "change"],
  [
    "(?:pump|churn|belch|spew|spit|put|throw|send)s? out(?= .*(?:co2|carbon|emissions|greenhouse|methane))|(?:release|discharge|spew|belch)s?(?= .*(?:co2|carbon|greenhouse|methane))|give off(?= .*(?:co2|carbon|greenhouse|methane))",
    "emit",
  ],
  [
    "(?:(?:pump|churn|belch|spew)ed|spat|put|threw|sent) out(?= .*(?:co2|carbon|emissions|greenhouse|methane))|(?:releas|discharg|spew|belch)ed(?= .*(?:co2|carbon|greenhouse|methane))|gave off(?= .*(?:co2|carbon|greenhouse|methane))",
    "emitted",
  ],
  ["(?:pump|churn|turn|crank)(?:s|ed)? out", "produced"],
  [
    "how much (?:further|farther|more) (?:did|has|have|had) (.*?) (?:get|go|gone|got|come|spread|advance|advanced)(?= (?:in|between|from|over|during|since|by)\\b|$)",
    "how much did $1 rise",
  ],
  [
    "(?:come|came|comes|brought|gone|edge|edged|creep|crept|inch|inched|tick|ticked|trend|trended|head|headed|nudge|nudged) (?:down|downwards?|lower)(?! (?:in|to) (?:the|size))",
    "fell",
  ],
  [
    "(?:creep|crept|inch|inched|tick|ticked|edge|edged|trend|trended|head|headed|nudge|nudged|shoot|shot|pick|picked|crept) (?:up|upwards?|higher)",
    "rose",
  ],
  [
    "(?:surged?|ballooned|balloon|swelled|swell|swollen|leapt|leap|spiked?|skyrocketed|skyrocket|rocketed|mushroomed|mounted)",
    "rose",
  ],
  [
    "(?:tumbled?|plummet(?:ed)?|slumped|nosedived?|dwindled?|diminish(?:ed)?|tanked|collapsed?|slid|subsided?|receded?)(?! (?:below|under))",
    "fell",
  ],
  [
    "(?:swing|swings|swung|shift|shifted|movement|moved?)(?= (?:in|between|from|over|during|since)\\b| (?:19|20)\\d\\d)",
    "change",
  ],
]

/** Who and what is counted, as people call it. */
const COUNTS: readonly PlainWord[] = [
  ["per cent(?= of)", "percent"],
  ["([a-z0-9]+) ?\\/ ?(?:head|capita|person|inhabitant)", "$1 per capita"],
  ["pct", "percent"],
  ["percentage-points?", "percentage points"],
  [
    "how many (?:children|babies|kids|births) (?:does|do|did) (?:(?:a|the|average|an|typical) )*(?:mothers?|wom[ae]n|couples?)(?: (?:in|of))? have(?: on average)?",
    "births per woman",
  ],
  [
    "(?:debt|debts)(?: (?:pile|load|burden|stock))? (?:vs\\.?|versus|against|over|to)(?: the| its)? gdp",
    "debt to gdp",
  ],
  ["(?:of|in) (?:its|their|the) (?:territory|land ?mass|national territory)", "of its land"],
  ["seats (?:that )?women (?:hold|held|have|had|occupy|occupied)", "seats held by women"],
  ["(?:deepest|most deeply|furthest) in(?:to)? debt", "most indebted"],
  // What is owed to one lender is another thing: "owe China" stays unread.
  ["(?:owes?|owed) (?:the )?(most|least|more|less)(?! to\\b)", "has $1 debt"],
  [
    `how (?:much|deeply)(?: money| debt)?(?= .*\\b(?:owes?|owed) (?:abroad|overseas|externally|to (?:foreigners|the world|the rest of the world)))`,
    "how much external debt",
  ],
  [
    `how (?:much|deeply)(?: money| debt)?(?! external)(?= .*\\b(?:owes?|owed)${OWED_END})`,
    "how much debt",
  ],
  [
    `(?<=\\bdebt .*)(?:owes?|owed)(?: (?:abroad|overseas|externally|to (?:foreigners|the world|the rest of the world)))?${OWED_END}`,
    "have",
  ],
  ["(?<=\\bcountr(?:y|ies) )governments?(?= (?:is|are|was|were|has|have|had)\\b)", ""],
  [
    "(?:the )?fewest people(?= (?:connected|living|lacking|were|are|is|was|with|without|who|using|online|have|had|use|used)\\b)",
    "lowest share of people",
  ],
  [
    "(?:the )?most people(?= (?:connected|living|lacking|were|are|is|was|with|without|who|using|online|have|had|use|used)\\b)",
    "highest share of people",
  ],
  ["(?<=(?:dollars|million|billion) (?:in|of|worth of) )(?:aid|development aid)", "foreign aid"],
  [
    "(?:percent(?:age)?|per cent|share|proportion) of (?:the )?adults (?:(?:who )?(?:had|have|live with|lived with)|(?:living |infected )?with) hiv",
    "hiv prevalence",
  ],
  ["hiv(?: infections?| prevalence)? (?:among|in) adults", "hiv prevalence"],
  [
    "most (?:dependent|reliant) (?:up)?on (?<what>remittances|agriculture|farming|exports|manufacturing|services)(?: \\([a-z ]+ % of gdp\\))?",
    "with the highest $<what> as a share of gdp",
  ],
  ["(?:unweighted|simple|plain|arithmetic|straight)(?= (?:mean|average))", ""],
  ["folk(?= (?:live[sd]?|living|who|are|is|were|have|had|in|use|used)\\b)", "people"],
  [
    "(?:in terms of|adjusted for|corrected for|measured (?:at|in|by)|counted in|going by|at|by|in) (?:its |their )?purchasing[- ]power(?: parit(?:y|ies))?(?: (?:terms|dollars))?",
    "ppp",
  ],
  ["^(?:in )?ppp (.*)", "$1 ppp"],
  ["gdp per (?:head|capita|person|inhabitant)(.*) ppp", "gdp per capita ppp$1"],
  [
    "(on|for|by) electricity(?! (?:use|consumption|prices?|generation|production|imports|exports|access|from|per))",
    "$1 electricity access",
  ],
  [
    "(?:cell|mobile)(?: ?phones?)? (?:contracts|lines|accounts|sims?|plans|numbers|connections)",
    "mobile phone subscriptions",
  ],
  ["the going rate(?= of)", "the rate"],
  [
    "(?:infants|babies|newborns)(?: (?:that|who))? (?:dying|died?|dead)(?= .*\\bper\\b)",
    "infant mortality",
  ],
  [
    "(?:children|kids)(?: (?:that|who))? (?:dying|died?)(?= (?:before|under) (?:the age of )?(?:five|5)\\b)(?: before| under)(?: the age of)? (?:five|5)|deaths of children under (?:five|5)(?= .*\\bper\\b)",
    "under-five mortality",
  ],
  [
    "(?:deaths of (?:mothers|women in childbirth)|mothers dying(?: in childbirth)?|mothers dead|deaths in childbirth)(?= .*\\bper\\b)",
    "maternal mortality",
  ],
  ["(highest|lowest|biggest|largest|smallest)-([a-z]+)", "$1 $2"],
  ["earn(?:s|ed)? (?:the )?(most|least) from exports", "had the $1 exports"],
  ["in double figures|double figures", "in double digits"],
  [
    "(?:joint|pooled|collective)(?= (?:gdp|population|economy|output|exports|imports|emissions|co2))",
    "combined",
  ],
  // The same in Swahili, word by word.
  ["idadi ya watu(?: (?:wa|ya|katika|nchini))?", "population of"],
  ["ukosefu wa ajira(?: (?:nchini|katika|wa|ya))?", "unemployment in"],
  ["mfumuko wa bei(?: (?:nchini|katika|wa|ya))?", "inflation in"],
  ["pato la taifa(?: (?:la|ya|nchini))?", "gdp of"],
  ["umri wa kuishi(?: (?:nchini|katika|wa|ya))?", "life expectancy in"],
  ["deni la taifa(?: (?:la|ya|nchini))?", "public debt of"],
  [`mwaka(?: wa)?(?= ${YEAR})`, "in"],
  ["folks|(?<=\\bhow many )(?:souls|folk|humans|human beings|individuals|heads)", "people"],
  ["head ?count(?! (?:ratio|poverty))", "population"],
  ["per (?:100k|hundred thousand|100 000|100 ?thousand)", "per 100,000"],
  ["per (?:1k|thousand|1 000)", "per 1,000"],
  ["([a-z]+) ?\\/ ?(100,?000|1,?000|100k|100)", "$1 per $2"],
  ["per 100k", "per 100,000"],
  [
    "(under-?(?: ?five|5|fives)|under (?:five|5)|child|children|infant|newborn|neonatal|maternal)(?:s)? deaths(?= .*(?:per (?:1,?000|100,?000|live)|\\{per\\}))",
    "$1 mortality",
  ],
  [
    "(?:murders|homicides|killings|people murdered|people killed)(?= .*per 100,?000)",
    "homicide rate",
  ],
  [
    "(?:people |persons )?(?:(?:are |were |is |was )?(?:killed|died?|dying|dead)|deaths|fatalities) (?:on (?:the|its|their) roads?|in (?:road|traffic|car) (?:accidents|crashes|collisions))",
    "road deaths",
  ],
  [
    "(?:money|cash|funds|wages|earnings|payments) (?:that |which )?(?:(?:is|was|are|were) )?sent (?:back )?home(?: (?:by|from) (?:(?:its|their|the|of|migrant|emigrant) )*(?:workers|migrants|emigrants|citizens|people|nationals|diaspora|relatives|emigres|expats|expatriates|those)(?: (?:(?:living|working|based) )?(?:abroad|overseas|in the diaspora))?)?|(?:money|cash|funds|transfers) from (?:its |their |the )?(?:workers|migrants|emigrants|diaspora|relatives|family|families|citizens|nationals)(?: (?:(?:living|working) )?(?:abroad|overseas))?",
    "remittances",
  ],
  [
    "(?:diaspora|migrants|migrant workers|workers abroad) (?:money|cash|transfers|remittances)",
    "remittances",
  ],
  [
    "(?:had|have|has|having|got|get|gets|with|enjoy|enjoyed) (?:mains |grid )?(?:power|electricity|electric (?:light|lighting|current)|lights?|the lights on)(?: (?:at|in (?:their|the)) homes?)?(?! (?:plants?|stations?|cuts?|outages?|use|consumption|prices?|lines?|access|years?))",
    "had access to electricity",
  ],
  [
    "(?<=\\b(?:share|portion|percentage|percent|proportion|fraction|%|half|third|quarter) of (?:the |all )?)(?:households|homes|families|houses)(?= .*access to electricity)",
    "people",
  ],
  [
    "(?:had |have |has |with |access to |having )?(?:decent|proper|usable|working|adequate|at least basic|basic|improved) (?:toilets?|latrines?|sanitation)(?: facilities)?(?: (?:at|in (?:their|the)) homes?)?",
    "access to basic sanitation",
  ],
  [
    "(?:a |the )?(?:chunk|slice|portion|bit|segment|swathe|fraction)s? of(?= .*\\b(?:population|people|land|inhabitants|citizens|gdp|economy)\\b)",
    "share of",
  ],
  [
    "(?:population|people|citizens|inhabitants)(?: (?:is|are|was|were))? (?:aged )?(?:under|below|younger than|less than) (?:the age of )?(?:15|fifteen)(?: years?(?: old| of age)?)?",
    "people under 15",
  ],
  [
    "(?:population|people|citizens|inhabitants)(?: (?:is|are|was|were))? (?:aged )?(?:over|above|older than|more than) (?:the age of )?(?:65|sixty-five)(?: years?(?: old| of age)?)?",
    "people aged 65 and over",
  ],
  ["(?<!\\d ?)(?:%|percent|per cent|pct) gdp", "% of gdp"],
  ["debt (?:load|pile|burden|stock|mountain|level|levels|position)", "debt"],
  ["(?:heavily|deeply|highly|badly)(?= indebted)", ""],
  ["(?:densely|thickly|heavily|richly)(?= (?:forested|wooded))", ""],
  ["wooded", "forested"],
  ["(most|more|less|least) (?:crowded|tightly packed|packed|cramped)", "$1 densely populated"],
  ["(?:trio|threesome|triplet) of", "3"],
  ["(?:the )?top half (?:a )?dozen", "top 6"],
  ["(?:the )?bottom half (?:a )?dozen", "bottom 6"],
  ["half (?:a )?dozen", "6"],
  ["(?:quartet|foursome) of", "4"],
  ["(?:quintet) of", "5"],
]

/** Orders. */
const ORDERS: readonly PlainWord[] = [
  [
    "(?:from )?(?:the )?(?:lowest|smallest|least|fewest|poorest|low|small) (?:up )?to (?:the )?(?:highest|largest|biggest|most|richest|high|large|big)(?: first)?|(?:in )?(?:ascending|increasing|rising) order(?: of)?|bottom to top",
    "lowest first",
  ],
  ["(?:in )?(?:descending|decreasing|falling) order(?: of)?|top to bottom", "highest first"],
  ["in order(?: of (?:size|magnitude|rank))?$|in (?:the right|rank|ranked) order", ""],
  ["in order of", "by"],
  [
    "(?:hit|hits|reach|reached|touch|touched|attain|attained|struck?|find|found) (?:its|their|the|an?|rock) (?:all[- ]time |record |absolute |historic |lowest )?(?:lows?|bottom|nadir|trough|minimum|floor|lowest)(?: (?:point|level|ebb))?|(?:hit|reach|at|touch(?:ed)?)(?: a| its)? rock[- ]bottom|at (?:its|their) (?:lowest (?:ebb|point|level)|nadir|low(?: point)?)|bottom(?:ed)? out",
    "at its lowest",
  ],
  [
    "(?:hit|hits|reach|reached|touch|touched|attain|attained|struck?|scale|scaled) (?:its|their|the|an?) (?:all[- ]time |record |absolute |historic )?(?:highs?|peak|zenith|maximum|top|ceiling|summit|high[- ]water mark|highest)(?: (?:point|level|mark))?|at (?:its|their) (?:zenith|summit|high(?: point)?|highest point)|(?:top|topped|max|maxed|peak|peaked) out",
    "at its highest",
  ],
  ["(highest|lowest|deepest) (?:point|ebb|reading|mark)", "$1"],
  ["(?:the )?(?:record|peak|top|banner|bumper) year (?:for|of)", "year of highest"],
  [
    "(?:the )?(?:low|worst|lowest|slowest) year (?:for|of)(?! .*\\b(?:econom|unemployment|inflation|poverty|debt))",
    "year of lowest",
  ],
  [
    "(?:(?<=\\b(?:econom(?:y|ies)|gdp) )(?:do|did|does|perform|performed|fare|fared))(?: the)?(?= (?:worst|best)\\b)",
    "grow",
  ],
  ["(?<=\\bgrow )worst", "slowest"],
  ["(?<=\\bgrow )best", "fastest"],
  [
    "(?:real )?(?:gdp|output|economic output)(?= (?:grow|grew|growing|expand|expanded|expanding|rise|rose|increase|increased) (?:the )?(?:fastest|quickest|most (?:quickly|rapidly|strongly)|slowest|most slowly)\\b)",
    "economy",
  ],
  [
    "(?<=\\beconomy )(?:rise|increase|rose|increased)(?= (?:the )?(?:fastest|quickest|slowest))",
    "grow",
  ],
  [
    "(?:all of )?(?:the )?(?:in )?(?:the|its|their) (?:enlarged|expanded|current|present|present-day|wider) (?:club|form|membership|composition|line-?up|make-?up)",
    "",
  ],
]

/** Comparisons. */
const COMPARISONS: readonly PlainWord[] = [
  ["^(.*) over (.*) as a (?:ratio|multiple|factor)", "how many times $1 versus $2"],
  [
    "^how (?:do|does|did) (.*) (?:stack up|compare|measure up) (?:against|with|to) (.*) as a (?:ratio|multiple|factor)",
    "how many times $1 versus $2",
  ],
  ["^(.* (?:to|and|against|versus|vs) .*) as a (?:ratio|multiple|factor)", "how many times $1"],
  [
    `^(.*\\b${YEAR}) (?:expressed )?as an? (?:multiple|factor|share|percentage|fraction|proportion) of (?:(?:that|those|its|the|their|level|value|figure|size|one|what|it|they|was|were|of|in|from) )*(${YEAR})`,
    "how many times $1 than $2",
  ],
  ["at (?:what|which) point(?: in time)?", "when"],
  ["how (?:early|late|long ago|soon)(?= (?:did|has|had|was|were|is)\\b)", "when"],
  [
    "(?<![\\w-])(?:x|n|so many|however many) times(?= (?:as|more|the|larger|bigger|higher|greater|richer)\\b)",
    "how many times",
  ],
  ["(?:and )?(?:find|what is|solve for|give|tell me|then)? ?(?:the value of )?\\bx$", ""],
  ["by (?:what|which) (?:factor|multiple)|by how many times|how many-?fold", "how many times"],
  ["how many times over(?= (?:did|has|have|had)\\b)", "how many times"],
  [
    "^how much (more|larger|bigger|higher|greater|richer|wealthier)\\b(.*?) (?:as|in terms of|expressed as) an? (?:multiple|factor|ratio)",
    "how many times $1$2",
  ],
  [
    "(?:next to|alongside|in contrast (?:to|with)|head[- ]to[- ]head(?: with)?|toe[- ]to[- ]toe(?: with)?|face[- ]off|up against)",
    "versus",
  ],
  ["how much (?:smaller|lower|less|shorter|longer)(?= .*\\bthan\\b)", "how much higher"],
]

/** All of them, in their order. */
export const PLAIN_WORDS: readonly PlainWord[] = [
  ...TIMES,
  ...COUNTS,
  ...VERBS,
  ...LIMITS,
  ...ORDERS,
  ...COMPARISONS,
]
