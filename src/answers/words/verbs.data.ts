import { P, Q, T } from "./pattern-marks.ts"

type Rewrite = readonly [pattern: string, marks: string]

/** Verbs that say no more than "have" beside a measure. */
const EMPTY =
  "(?:post(?:s|ed|ing)?|log(?:s|ged|ging)?|clock(?:s|ed|ing)?|notch(?:es|ed|ing)?|register(?:s|ed|ing)?|report(?:s|ed|ing)?|display(?:s|ed|ing)?|carr(?:y|ies|ied|ying)|bear(?:s|ing)?|bore|shoulder(?:s|ed|ing)?|sport(?:s|ed|ing)?|r[au]n(?:s|ning)?|hover(?:s|ed|ing)?|manag(?:e|es|ed|ing)|chalk(?:s|ed|ing)?|rack(?:s|ed|ing)?|boast(?:s|ed|ing)?|command(?:s|ed|ing)?|featur(?:e|es|ed|ing)|sustain(?:s|ed|ing)?|endur(?:e|es|ed|ing)|fac(?:e|es|ed|ing)|maintain(?:s|ed|ing)?|deliver(?:s|ed|ing)?|achiev(?:e|es|ed|ing)|scor(?:e|es|ed|ing)|garner(?:s|ed|ing)?|collect(?:s|ed|ing)?|dr[ae]w(?:s|n|ing)?|pocket(?:s|ed|ing)?|exhibit(?:s|ed|ing)?|possess(?:es|ed|ing)?|earn(?:s|ed|ing)?|show(?:s|ed|ing)?|rak(?:e|es|ed|ing)|pull(?:s|ed|ing)?|br(?:ing|ings|ought|inging)|t(?:ake|akes|ook|aking)|recorded|records|recording|top(?:s|ped)(?= \\{highest\\}))"
const PARTICLE = "(?: (?:up|in|at|out|around|about|off))?"
const BEFORE_MARK =
  "(?= (?:(?:the|an?|its|their|at|with|some|in|on|what|how much|about|around) )*(?:\\{(?!@)|$))"

/** Verbs beside a measure, once measures are marked: they change nothing. */
export const EMPTY_VERBS: readonly Rewrite[] = [
  [
    `(?<=\\b(?:did|does|do) (?:the )?${P}(?: the)? )(?:record|post|log|run at|stand at|see|count|number)\\b`,
    "",
  ],
  [
    `(?<!^|\\{(?:up|down|change)\\} |\\b(?:the|an?|of|in|by|natural) )\\b${EMPTY}${PARTICLE}\\b${BEFORE_MARK}`,
    "",
  ],
  [
    `\\b(?:st(?:and|ands|ood|anding)|sit(?:s|ting)?|sat|c(?:ome|omes|ame)|r[au]n(?:s|ning)?|clock(?:s|ed)|l(?:ie|ies|ay)|hover(?:s|ed)?|amount(?:s|ed)?|work(?:s|ed)? out|reach(?:es|ed)?) (?:in |out )?(?:at|to)(?: (?:what|how (?:much|many|high)))?(?= \\{(?!%)|$| (?:in|for|during) )`,
    "",
  ],
  [
    `\\b(?:look(?:s|ed|ing)? (?:like|forward to)|liv(?:e|es|ed|ing) (?:through|with)|(?:get|gets|got|getting) away with)${BEFORE_MARK}`,
    "",
  ],
  [`\\b(?:is|was) (?:what|how (?:much|high|large))(?= (?:in |for )?${T}|$)`, ""],
  ["\\bbetween (?:them|themselves)\\b|\\b(?:taken|put|added|lumped) together\\b", "together"],
  ["\\badd(?:s|ed)? up to\\b", "{sum}"],
]

const DID = "(?:did|do|were|are|have|has)"
const RISE =
  "(?:rise|rose|risen|rising|go up|gone up|going up|climb|climbed|climbing|increase|increased|increasing|grow|growing)"
const FALL =
  "(?:fall|fell|fallen|falling|go down|gone down|going down|drop|dropped|dropping|decline|declined|declining|decrease|decreased|decreasing)"
const RISE_OR_FALL = `(?:${RISE}|${FALL})`

/** What one of many has, before measures are looked for. */
export const ONE_OF_MANY: readonly Rewrite[] = [
  // A rate that is beaten is not the one that is had; the one that is reached is.
  [
    `(?<=\\b(?:did|does|do|has|have|had|that|which) (?:the )?${P} )(beat|beaten|beats|exceed|exceeds|exceeded|surpass|surpasses|surpassed)(?= (?:in |during )?${T}|$)`,
    "{unknown:$1}",
  ],
  // Of single people no figures are held.
  [
    `\\bhow rich (?:is|was|are|were) the (?:richest|wealthiest|poorest) (?=${P})`,
    "{unknown:richest} ",
  ],
  [
    `\\b(?:workforce|labou?r force|work force|working population)((?: (?:in|of) (?:the )?${P})?) (?:(?:that|who|which) )?(?:(?:is|was|are|were) )?(?:out of work|unemployed|jobless|without (?:a )?(?:job|work))\\b`,
    "{m:unemployment} $1",
  ],
  [
    `\\bhow many of (?:the )?(${P}) (?:people|citizens|inhabitants|population|residents)\\b`,
    "what share of $1 people",
  ],
  [
    `\\b(?:what|how much) (?:did|does|do) (?:the )?(${P}) (ex|im)port(?: (?:in total|altogether|overall))?(?= \\{~|$| (?:in|per|last)\\b)`,
    "{m:$2ports} $1",
  ],
  [
    `\\bwomen ((?:first )?)(?:make|made|makes|form|formed|constituted?) up ((?:[a-z]+ ){0,3})(${Q}) of (?:the )?(${P})(?: the)? (?:national )?(?:parliament|mps|lawmakers)\\b`,
    "$1 {m:women-in-parliament} $4 $2 $3",
  ],
  // Prices that rise are inflation itself and no change of it.
  [
    `\\b(?:by )?how (?:much|quickly|fast|rapidly) (?:did|do|were|are|have|has) (?:the )?(?:(${P}) (?:the )?)?(?:consumer )?prices((?: (?:in|of|for) (?:the )?${P})?) (?:been )?(?:rise|rose|risen|rising|go up|gone up|going up|climb|climbed|climbing|increase|increased|increasing|grow|growing)\\b`,
    "{m:inflation} $1 $2",
  ],
  [
    `(?<!\\b(?:house|home|food|oil|property|share|stock|energy|fuel|producer|gas|land|import|export) )\\b(?:consumer )?(?:prices|price level|cost of living)((?: (?:in|of|for) (?:the )?${P})?) (?:has |have |were |was |did )?(?:rise|rose|risen|rising|go up|went up|gone up|climb|climbed|increase|increased)(?: by)? (?:how much|what percentage|what percent|what)\\b`,
    "{m:inflation} $1",
  ],
  ["\\b(?:the )?(?:price level|consumer price) (?:rise|increase)\\b", "{m:inflation}"],
  [
    `\\b(food|energy|producer) prices ${RISE} (?:the )?(?:fastest|most|quickest)\\b`,
    "{m:$1-inflation} {highest}",
  ],
  // Of some prices alone the rate says how much they rose, and only a rate below zero that they fell.
  [
    `\\b(?:by )?how (?:much|quickly|fast|rapidly) ${DID} (?:the )?(?:(${P}) (?:the )?)?(food|energy|producer) prices((?: (?:in|of|for) (?:the )?${P})?) (?:been )?${RISE_OR_FALL}\\b`,
    "{m:$2-inflation} $1 $3",
  ],
  [
    `\\b(?:by )?how (?:much|quickly|fast|rapidly) ${DID} (?:the )?(?:(${P}) (?:the )?)?(?:consumer )?prices((?: (?:in|of|for) (?:the )?${P})?) (?:been )?${FALL}\\b`,
    "{m:inflation} $1 $2",
  ],
  [
    `\\b(${DID}) (?:the )?(food|energy|producer) prices((?: (?:in|of|for) (?:the )?${P})?) (?:been )?${RISE}\\b`,
    "$1 {m:$2-inflation} {positive} $3",
  ],
  [
    `\\b(${DID}) (?:the )?(food|energy|producer) prices((?: (?:in|of|for) (?:the )?${P})?) (?:been )?${FALL}\\b`,
    "$1 {m:$2-inflation} {negative} $3",
  ],
  [
    `\\b(${DID}) (?:the )?(?:consumer )?prices((?: (?:in|of|for) (?:the )?${P})?) (?:been )?${FALL}\\b`,
    "$1 {m:inflation} {negative} $2",
  ],
  // What became of the average person is a change.
  [
    `\\bhow much (?:richer|wealthier|poorer|better off|worse off) (?:did|has|have|had|is|are|was|were) (?:the )?(?:(?:average|typical|ordinary) )?(?:(?:person|people|citizens?) (?:in|of) )?(${P})(?: (?:person|people|citizens?))? (?:get|got|gotten|become|became|grow|grown)\\b`,
    "{change} {m:gdp-per-head} $1",
  ],
  [
    `\\bhow long (?:does|do|did|can|could) (?:the |an? )?(?:average|typical|ordinary) (${P})(?: (?:person|citizen))? (?:expect to |hope to )?live\\b`,
    "{m:life-expectancy} $1",
  ],
  [
    `\\bhow many of (?:the )?(${P}) (?:the )?(lawmakers|mps|members of parliament|parliamentarians|legislators|deputies|parliamentary seats)\\b`,
    "share of $1 $2",
  ],
  [
    `\\bhow many more (${P}) (?:were|are) there (?=(?:in )?${T} than)`,
    "{change} {m:population} $1 ",
  ],
  [
    `\\b(?:the )?number of (${P})(?=(?: (?:in )?${T})?$| (?:first|exceed|exceeded|pass|passed|reach|reached|go|grow|grew|rise|rose|fall|fell)\\b)`,
    "{m:population} $1",
  ],
  [
    `\\b(fastest|slowest|quickest)[- ](growing|expanding|shrinking) (${P}) (econom(?:y|ies)|countr(?:y|ies)|states?|nations?|members?)\\b`,
    "$1 growing $4 $3",
  ],
  [
    `\\b(?:trail(?:s|ed)?|lag(?:s|ged)?)(?: behind)? (?:the )?(?:others|rest|pack|field|all others|its peers)\\b`,
    "{lowest}",
  ],
  [`\\b(?:trail(?:s|ed)?|lag(?:s|ged)? behind) (?:the |that of )*(${P})`, "{below} {than} $1"],
  [
    `((?:\\{when\\}|\\bwhen\\b|\\b(?:which|what) year\\b).*?)(?<!\\b(?:than|over|above|below|under|least|most) )(${Q}) of (?:the |all )?(?=${P}.*\\bfirst\\b)`,
    "$1 at least $2 of ",
  ],
  [`\\bratio (?:of )?(${P}) (?:/ )?(${P})`, "{times} $1 $2"],
  [
    `\\b(exceed(?:s|ed)?|reach(?:es|ed)?|surpass(?:es|ed)?) (?:the )?(${P}) (?:the )*(?=${Q})`,
    "$2 $1 ",
  ],
  [
    `(?<=\\b(?:co2|carbon|emissions|greenhouse|gases)\\b.*)(${Q}) (?:metric )?(?:tonnes|tons)\\b`,
    "$1",
  ],
  [
    `\\b(?:the |an? )?(?:average|typical|ordinary) (?:person|citizen|inhabitant|resident|individual)s?(?: (?:in|of|from))? (?:the )?(${P})((?: ${T})?) (?:is|was|are|were) how (?:rich|wealthy|poor|well[- ]off|prosperous)\\b`,
    "{m:gdp-per-head} $1 $2",
  ],
  [
    `\\bhow (?:rich|wealthy|poor|well[- ]off|prosperous|affluent) (?:is|was|are|were) (?:the |an? )?(?:average|typical|ordinary) (?:(?:person|citizen|inhabitant|resident|individual)s?(?: (?:in|of|from))? )?(?:the )?(${P})(?: (?:person|citizen))?(?= \\{|$)`,
    "{m:gdp-per-head} $1",
  ],
  [
    `\\bhow (?:well[- ]off|prosperous|affluent) (?:is|was|are|were) (?:the )?(${P})`,
    "{m:gdp-per-head} $1",
  ],
  [
    `\\b(?:what|how much)(?: money)? (?:did|does|do|would|will|might) (?:the |an? )?(?:average|typical|ordinary) (${P})(?: (?:person|citizen|inhabitant))? (?:have )?(?:earned|earn|made|make|take home|bring home|lived on|live on)(?: (?:in a|a|per|each) year| annually| yearly)?`,
    "{m:income-per-head} $1",
  ],
  [
    `\\bhow many (?:children|babies|kids) (?:does|do|did) (?:(?:the|an?|average|typical) )*(${P}) (?:women|woman|mothers?|couples?) (?:have|bear|give birth to|raise|get)(?: on average)?`,
    "{m:fertility} $1",
  ],
  [
    `\\bhow much(?: money| cash)? (?:did|does|do|have|has) (?:the )?(${P})(?: (?:workers|migrants|emigrants|people|citizens|nationals|diaspora|living|working|who live|who work|based))* (?:abroad |overseas |in the diaspora )?(?:send|sent|sending)(?: back)? home`,
    "{m:remittances} $1",
  ],
  [`\\bhow (big|large) (?:the )?(${P})(?: the)? economy (?:is|was|got)\\b`, "{m:gdp} $2"],
  [`\\bhow (?:many )?people (?:there )?(?:are|were) in (?:the )?(${P})`, "{m:population} $1"],
  // "Price growth" is inflation; that of houses, food or oil is another measure.
  [
    `(?<=(?:^|${P} |${T} |\\b(?:in|of|the|did|does|was|is|has|annual|consumer|overall|average|highest|lowest|whose|with|had) )(?:the )?)(?:consumer )?(?:price (?:growth|rises|increases)|rises? in (?:consumer )?prices)\\b(?! (?:of|for|in) (?:houses|homes|food|oil|fuel|rents?))`,
    "{m:inflation}",
  ],
  [
    `\\b(?:every|each) (?:single )?(?=(?:(?:${P}|member|african|[a-z]+ing) )*(?:${P}(?= (?:with|that|which|where|whose))|countr|nation|state|econom|member))`,
    "all ",
  ],
  [
    "\\b(?:saw|seen|see|had|have|with|whose|where|experienced|suffered) (?:(?:its|their|the) )?(?:gdp|output|econom(?:y|ies)|economic output)(?: (?:that|which))? (?:fall|fell|fallen|falling|drop|dropped|dropping|decline|declined|declining|go down|went down|decrease|decreased|decreasing|slump|slumped|dip|dipped)\\b(?! by| below| under| to)",
    "{m:growth} {negative}",
  ],
  // Forests and debts shrink otherwise than economies do.
  [
    `\\b(forests?|population|debt|deficit|exports|imports|remittances|reserves|emissions|investment|labou?r force|workforce|aid|savings|wages|consumption|manufacturing|agriculture|industry|tourism)((?: (?:${P}|${T}|of|in|the|did|has|have|had|share|area|cover|to))*) (?:shrink|shrinks|shrank|shrunk|contract|contracted)\\b`,
    "$1$2 fell",
  ],
  [
    `\\bgrowth (?:turn|turned|go|went|gone|slip|slipped|dip|dipped|fall|fell)(?: (?:in)?to)? (?:negative|below zero)\\b`,
    "growth negative",
  ],
  [`(${Q}) (?:people )?or (?:higher|greater|better|larger|bigger)\\b`, "$1 or more"],
  [`(${Q}) (?:people )?or (?:lower|smaller)\\b`, "$1 or less"],
]
