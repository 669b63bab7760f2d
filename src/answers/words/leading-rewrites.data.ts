import { listOrdinals } from "#factcheck/read-text.ts"

import { AGENT_REWRITES } from "./agents.data.ts"
import { EVERYDAY_NAMES } from "./everyday-names.data.ts"
import { HELD_AGAINST } from "./held-against.data.ts"
import { P, Q, T } from "./pattern-marks.ts"
import { ONE_OF_MANY } from "./verbs.data.ts"

const COUNTRY = "(?:countr(?:y|ies)|nations?|economy|economies|states?|members?)"
/** Money that several countries call alike, so that the word alone names none of them. */
const MONEY =
  "(?:shillings?|dollars?|francs?|pounds?|pesos?|dinars?|dirhams?|rupees?|riyals?|rials?|kwachas?|krona|krone|kroner|kronor|koruna|reais|real|won)"
const DOLLAR = "(?:(?:one|an?|the|each|every|1) )?(?:us )?dollars?"
/** Things that are counted by themselves and are not grown or made. */
const NO_PRODUCT =
  "(?:population|people|inhabitants|gdp|output|exports?|imports?|trade|emissions?|debt|economy|economic|refugees|aid|land|area|military|total)"
const GROWS = "(?:grown|produced|harvested|mined|extracted|made)"

type Rewrite = readonly [pattern: string, marks: string]

/** Words around a question that say nothing of what is asked, and those that ask for the newest value. */
const FRAMES: readonly Rewrite[] = [
  [
    "\\b(?:slice|chunk|cut)s? of(?= (?:(?:the|its|their) )?(?:gdp|economy|budget|population|people|land))",
    "share of",
  ],
  [
    "\\b(?:pls|plz|please|thx|thanks(?: a lot| in advance)?|thank you|cheers|asap|merci|gracias|obrigad[oa]|s'?il (?:vous|te) plait|por favor)\\b",
    "",
  ],
  [
    "^(?:hi |hello |hey )?(?:i(?:'m| am) (?:looking for|interested in|curious about|after)|i(?:'d| would) (?:like|love)(?: to (?:know|see|get|have))?|i (?:just )?(?:need|want|require)(?: to (?:know|see|get|have))?|looking for|need|quick question|question)(?= )",
    "",
  ],
  [
    "\\b(?:the )?(?:most recent|latest) (?:year|time)(?: (?:that|in which|when|with|where))\\b",
    "{last}",
  ],
  [
    "\\b(?:the )?earliest (?:year|time)(?: (?:that|in which|when|with|where)\\b)?|\\b(?:the )?first (?:year|time)(?= (?:it |that |when )*(?:(?:was|were|is) )?(?:under|below|above|over|less|more|at)\\b)",
    "{first}",
  ],
  [
    "\\b(?:the |your )?(?:most (?:recent|current)|up[- ]to[- ]date|newest|latest|freshest)(?: (?:available|known|published))?\\b(?! (?:year|time|month|quarter) (?:that|in which|when|with|where)\\b)(?: (?:one|figures?|numbers?|values?|data|year|reading|estimates?)\\b)?(?: (?:that )?(?:you (?:have|hold|got|know)|there is|is available|on file))?",
    "{now}",
  ],
  [`(${T})(?: the)? (?:data|figures?|numbers?|values?)(?: only)?$`, "$1"],
]

/** "The 10th largest", "the eighth most populous", "which country is 15th by population". */
const NTH: readonly Rewrite[] = [
  ["\\b(?:number|no\\.?|nr\\.?|rank) (\\d{1,3})(?= (?:in|by|on|for|among|worldwide)\\b)", "$1th"],
  ...listOrdinals()
    .slice(1)
    .map((word, k): Rewrite => [
      `\\b${word}(?=[- ](?:${COUNTRY} )?(?:most|least|rich|\\w+est)\\b| econom(?:y|ies)\\b)|(?<=\\b(?:is|was|came|comes|ranks|ranked|stood|stands)(?: the)? )${word}(?= (?:in|by|for|on)\\b)`,
      `${String(k + 2)}th`,
    ]),
  [`\\b(\\d{1,3})(?:st|nd|rd|th)[- ](?:${COUNTRY} )?(?=(?:most|least|\\w+est)\\b)`, "{nth-$1} "],
  ["\\b(\\d{1,3})(?:st|nd|rd|th) (?=econom(?:y|ies)\\b)", "{nth-$1} largest "],
  [
    `\\b(\\d{1,3})(?:st|nd|rd|th)(?: place)?(?= (?:${P} )?(?:(?:in|on) (?:the )?${P} )?(?:by|for|in)\\b)`,
    "{nth-$1} ",
  ],
  ["(\\{nth-\\d+\\}.*\\b(?:by|for) (?:the )?)(?:low|small|little|few)\\b", "$1{lowest}"],
]

const TIMES_OVER: readonly (readonly [words: string, mark: string])[] = [
  ["doubl(?:e|es|ed|ing)", "{multiplied-2} {up}"],
  ["(?:tripl(?:e|es|ed|ing)|trebl(?:e|es|ed|ing))", "{multiplied-3} {up}"],
  ["quadrupl(?:e|es|ed|ing)", "{multiplied-4} {up}"],
  [
    "(?:halv(?:e|es|ed|ing)|(?:cut|fell|fall|fallen|dropped|drop|reduced) (?:by|in) half)",
    "{divided-2} {down}",
  ],
]

/** The year that another one is compared with: "how many times higher in 1983 than in 2020". */
const OVER_YEAR: readonly Rewrite[] = [
  [
    `\\b((?:how many times|(?:by )?what factor)\\b.*?${T}.*?) (?:than|compared (?:to|with)|relative to|as)((?: [a-z]+){0,5}?) (?=${T}[^{}]*$)`,
    // Words between stay: they may be ones that are not understood, or a mean.
    "$1$2 {over-year} ",
  ],
]

/** "Did it double between 2000 and 2020", "when did it halve from its level of 1990"; a multiple that is not at least so high is `{below}`. */
const MULTIPLES: readonly Rewrite[] = [
  ...TIMES_OVER.map(([words]): Rewrite => [
    `\\b(?:exactly|precisely|only|just|merely|barely|quite|about|around|roughly|approximately) (?=${words}\\b)`,
    "{below} ",
  ]),
  ...TIMES_OVER.map(([words, mark]): Rewrite => [
    `\\b(?:(?<!\\b(?:no|not) )(?:more than|at least|over) )?${words}(?: in size)?\\b(?! (?:that|those|as|what)\\b)`,
    mark,
  ]),
  [
    `(\\{(?:multiplied|divided)-\\d\\}.*?)\\b(?:compared (?:to|with)|relative to|over|from|on) (?=(?:(?:its|the|their|level|value|in|of) )*${T})`,
    "$1 ",
  ],
]

/** Whether something is so: "true or false: …", "…, yes or no?". */
const WHETHER: readonly Rewrite[] = [
  [
    "\\b(?:true or false|yes or no|fact or fiction|right or wrong|true or not|correct or not)\\b",
    "{truth} ",
  ],
]

/** The month or the quarter of a year, or of all, in which a figure was highest. */
const PARTS: readonly Rewrite[] = [
  ["\\b(?:in )?(?:which|what) month(?: of| in|(?= ))", "{which-month} {when} "],
  ["\\b(?:in )?(?:which|what) quarter(?: of| in|(?= ))", "{which-quarter} {when} "],
  [
    "\\(?\\b(?:quarter[- ](?:on|over)[- ]quarter|q[- ]?o[- ]?q|qoq|on the (?:previous|preceding) quarter|from the (?:previous|preceding) quarter|compared (?:to|with) the (?:previous|preceding) quarter|vs the previous quarter)\\b",
    " {on-before-quarterly} ",
  ],
  // "When was it cheapest, by month" asks for the month.
  [`((?:\\{when\\}|\\bwhen\\b).*)\\b(?:by|to the|which) (month|quarter)$`, "$1 {which-$2}"],
  [
    "\\b(?:month[- ](?:on|over)[- ]month|m[- ]?o[- ]?m|mom|on the (?:previous|preceding) month|from the (?:previous|preceding) month|compared (?:to|with) the (?:previous|preceding) month)\\b",
    " {on-before-monthly} ",
  ],
  ["\\b(?:year[- ](?:on|over)[- ]year|yoy|y/y)\\b", ""],
]

/** What a dollar costs in a country's money. */
const EXCHANGE: readonly Rewrite[] = [
  [`\\bhow many ${MONEY} (?:of )?(${P}) (?:to|for|per|in) ${DOLLAR}\\b`, "{m:exchange-rate} $1"],
  [
    `\\bhow many (${P})(?: (?:${P}|${MONEY}))? (?:does it take )?(?:to|for|per|in|is|are|bought|buys?|made|makes?|equal(?:led|s)?|did you get for) ${DOLLAR}\\b`,
    "{m:exchange-rate} $1",
  ],
  [
    `\\bhow many (${P})(?: (?:${P}|${MONEY}))? (?:was|were|is|did) ${DOLLAR}(?: (?:worth|cost|buy))?\\b`,
    "{m:exchange-rate} $1",
  ],
  [`\\b(exchange rate(?: of| for| between)?(?: the)? ${P}) ${MONEY}(?: and ${DOLLAR})?\\b`, "$1"],
  [`(${P}) (?:${P}|${MONEY}) (exchange rate)\\b`, "$1 $2"],
  [`(${P})(?: (?:${P}|${MONEY}))? price of ${DOLLAR}\\b`, "{m:exchange-rate} $1"],
  [`\\bprice of ${DOLLAR} in (${P})(?: (?:${P}|${MONEY}))?`, "{m:exchange-rate} $1"],
  [
    `^(?:how (?:much|many) (?:is|are) )?${DOLLAR} (?:to|in|against|versus|vs\\.?) (?:the )?(${P})(?: (?:${P}|${MONEY}))?(?=$| ${T})`,
    "{m:exchange-rate} $1",
  ],
  [`\\bdollar (?:price|rate) in (${P})(?: (?:${P}|${MONEY}))?`, "{m:exchange-rate} $1"],
  [`(${P}) (?:${P}|${MONEY}) (?:per|to the|to one|to a) (?:us )?dollar\\b`, "{m:exchange-rate} $1"],
]

/** Prices that the whole world has in common, by the name of what is sold. */
const PRICES: readonly Rewrite[] = [
  // The kinds of crude oil have prices of their own.
  [
    "\\b(?:prices? (?:of|for) )?(?:a barrel of )?(brent|wti)(?: crude)?(?: oil)?(?: prices?)?\\b",
    "{m:oil-price} {of-$1}",
  ],
  [
    "\\b(?:price|cost) of (?:an? |one |1 )?(?:kilo(?:gram)?|kg|barrel|tonne|ton|(?:troy )?ounce|bushel) of (?=[a-z])",
    "price of ",
  ],
  [
    "\\b(price .*?) per (?:kilo(?:gram)?|kg|barrel|(?:metric )?(?:tonne|ton)|(?:troy )?ounce|oz|mt)\\b",
    "$1",
  ],
]

/** A price is at its ends when a thing is cheapest and dearest. */
const PRICE_ENDS: readonly Rewrite[] = [
  ...(
    [
      ["(?:cheapest|least expensive|least costly)", "{lowest}"],
      ["(?:dearest|costliest|most expensive|most costly|priciest)", "{highest}"],
    ] as const
  ).flatMap(([words, end]): Rewrite[] => [
    [`(\\{m:oil-price\\}.*?)\\b(?:at (?:its|their) )?${words}\\b`, `$1 ${end}`],
    [`\\b${words}\\b(?=.*\\{m:oil-price\\})`, end],
    [
      `((?:\\{when\\}|\\bwhen\\b|\\b(?:what|which) (?:year|month)\\b).*)\\b(?:was|were|is|are) ((?:[a-z]+ ){1,2}?)(?:at (?:its|their) )?${words}\\b`,
      `$1 was the price of $2 ${end}`,
    ],
  ]),
]

/** "How long can a woman in Japan expect to live at birth?" */
const LIVES_OF: readonly Rewrite[] = (
  [
    ["of-women", "wom[ae]n|females?"],
    ["of-men", "m[ae]n|males?"],
  ] as const
).map(([mark, words]) => [
  `\\bhow (?:long|many years) (?:can|could|may|might|does|do|did) (?:the |an? )?(?:(?:average|typical|ordinary|\\{mean\\}) )?(${P} )?(?:${words})((?: (?:in|from) (?:the )?${P}| ${T})*)(?: (?:can|could))?(?: (?:expect|hope)(?:s|ed)? to)? live\\b(?: at birth\\b)?`,
  `{${mark}} {m:life-expectancy} $1$2`,
])

/** "Fertiliser per hectare: does Brazil or India use more?" says again what the measure says. */
const SAID_AGAIN: readonly Rewrite[] = [
  ["\\bhow many (?:metric )?(?:tonnes|tons) of (?=(?:co2|carbon|greenhouse))", "how much "],
  ["\\b(?:children|kids) (?=(?:(?:that|who) )?(?:die|died|dying) before\\b)", ""],
  ["\\bhow unequal (?=(?:is|was|are|were)\\b)", "{m:gini} "],
  // How long a girl or a boy may live is told apart.
  [
    "\\b((?:how long|how many years)\\b.*?)\\b(?:baby )?girls?\\b(?=.*\\blive)",
    "{of-women} $1 child ",
  ],
  [
    "\\b((?:how long|how many years)\\b.*?)\\b(?:baby )?boys?\\b(?=.*\\blive)",
    "{of-men} $1 child ",
  ],
  ...LIVES_OF,
  // What one of many does is counted by the head.
  [
    `\\bhow much (?:electricity|power) (?:do|does|did) (?:an?|the) (?:average|typical) (${P}) (?:use|consume)\\b(?: (?:a|per|each) year)?`,
    "{m:electricity-use} $1",
  ],
  [
    `\\b(?:an?|the) (?:average|typical) (${P}) (?=(?:emit|emits|emitted|produce|produces|produced|cause|causes)\\b)`,
    "$1 {per-head} ",
  ],
  [
    "(\\{m:(?:fertiliser|electricity-use|energy-use|water-withdrawal|internet)\\}.*)\\b(?:use[sd]?|consume[sd]?|apply|applie[sd])\\b(?: (?:per|a|for each) hectare)?",
    "$1",
  ],
]

/** What part of a group's harvest one country had. */
const HARVESTS: readonly Rewrite[] = [
  [
    `\\b(?:what |which |how much )?(?:percentage|per ?cent|share|proportion|part|%)? ?of (?:the |all )?(${P}) (?:the )?(?!${NO_PRODUCT}\\b)((?:[a-z]+ ){1,2}?)(?:production |output |harvest |crop |supply )?(?:came|comes|come|is|was|are|were) (?:from|${GROWS} (?:in|by)) (?:the )?(${P})`,
    "{share} $3 production of $2 $1",
  ],
  [
    `\\b(?:what |which )(?:percentage|per ?cent|share|proportion|part|%) of (?:the |all )?(${P}) (?:the )?(?!${NO_PRODUCT}\\b)((?:[a-z]+ ){1,2}?)(?:production |output |harvest |crop )?(?:did|does|do) (?:the )?(${P}) (?:have|produce|grow|harvest|make|mine|account for)\\b`,
    "{share} $3 production of $2 $1",
  ],
  [
    `\\b(?:what |which )(?:percentage|per ?cent|share|proportion|part|%) of (?:the |all )?(?!${NO_PRODUCT}\\b)((?:[a-z]+ ){1,2}?)(?:production |output )?in (?:the )?(${P}) (?:came|comes|is|was) (?:from|${GROWS} (?:in|by)) (?:the )?(${P})`,
    "{share} $3 production of $1 $2",
  ],
]

/**
 * Turns of phrase that are looked for before all others, because later tables would take a part of them for something else.
 * Marks are explained in `rewrites.data.ts`.
 */
export const LEADING: readonly Rewrite[] = [
  ...FRAMES,
  ...WHETHER,
  ...ONE_OF_MANY,
  ...HELD_AGAINST,
  ...NTH,
  ...OVER_YEAR,
  ...MULTIPLES,
  ...PARTS,
  ...EXCHANGE,
  ...PRICES,
  ...PRICE_ENDS,
  ...HARVESTS,
  ...AGENT_REWRITES,
  ...EVERYDAY_NAMES.map(([pattern, measure]): Rewrite => [
    `(?<![\\w-])(?:${pattern})(?![\\w-])`,
    `{m:${measure}}`,
  ]),
  ...SAID_AGAIN,
  ["\\b(most|least) visited\\b(?: (countr(?:y|ies)))?", "$1 $2 {m:tourists}"],
  // "What fraction of its land is forest" names the land twice.
  [
    `\\b(?:(?:what|which|how much|a|the) )*(?:share|fraction|percent(?:age)?|proportion|part|%)? ?of (?:the )?(?:(${P}) (?:the )?(?:total )?(?:land|territory|area|surface)(?: area)?|(?:land|territory) (?:of|in) (?:the )?(${P})) (?:is|was|are|were) (?=(?:covered|under|forest|arable|farm|agricultural|protected|irrigated))`,
    "$1$2 ",
  ],
  // "As a multiple of Uganda's" divides the first by the second.
  [
    `(${P}.*?) (?:as an? multiple of|divided by) (?:(?:the|that|of) )*(${P})`,
    "{times} $1 {than} $2",
  ],
  // Two places side by side.
  [`(${P})([^{}]*?) v\\.? (?:the |that of )?(${P})`, "$1$2 vs $3"],
  [
    `\\b(?:what is |what was |how (?:big|large|wide) (?:is|was) )?(?:the )?(?:difference|gap) (?=(?:in|of|between)\\b.*${P}.*${P})`,
    "{gap} ",
  ],
  [`^(?:the )?(?:difference|gap) (?=(?:the )?${P} (?:and |the |vs )*${P})`, "{gap} "],
  [`\\b(?:difference|gap) (?=between (?:the )?${P})|\\b(?<=${P}.*) (?:difference|gap)$`, "{gap} "],
  // The whole that something is a part of.
  [
    "\\b(?:relative|compared|in relation|in proportion) (?:to|with) (?:the |its |their )?(?:size of (?:the |its |their )?)?(?:gdp|economy|economic output|national income)\\b",
    "as a share of gdp",
  ],
  ["\\brelative to (?:the |its |their )?(land(?: area)?|population)\\b", "as a share of $1"],
  // Children, as women have them.
  [
    `\\b(?:do |did )?(?:women|mothers) (?:had|have|bear|bore|give birth to|gave birth to) (?:on average |an average of )?((?:more|fewer|less) than|over|under|at least|at most|above|below) (${Q}) (?:children|babies|kids)(?: each| apiece)?(?: on average)?`,
    "{m:fertility} $1 $2",
  ],
  // Of people, not of countries: half of them earn more.
  [
    "\\bmedian (?=(?:household |personal |family |monthly |hourly |annual |national |disposable )*(?:incomes?|wages?|earnings|salary|salaries|age|wealth|rents?|house|voter|consumption)\\b)",
    "{unknown:median} ",
  ],
]
