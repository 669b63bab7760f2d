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
  [`\\b(?:is|was) (?:what|how (?:much|high|large))(?= (?:in |for )?${T}|$)`, ""],
  ["\\bbetween (?:them|themselves)\\b|\\b(?:taken|put|added|lumped) together\\b", "together"],
  ["\\badd(?:s|ed)? up to\\b", "{sum}"],
]

/** What one of many has, before measures are looked for. */
export const ONE_OF_MANY: readonly Rewrite[] = [
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
    `\\b(?:what|how much)(?: money)? (?:did|does|do) (?:the |an? )?(?:average|typical|ordinary) (${P})(?: (?:person|citizen|inhabitant))? (?:earn|make|take home|bring home|live on)(?: (?:in a|a|per|each) year| annually| yearly)?`,
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
