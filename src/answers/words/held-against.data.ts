import { P, Q, T } from "./pattern-marks.ts"

type Rewrite = readonly [pattern: string, marks: string]

const PART = "(?:fraction|share|percentage|percent|per cent|proportion|part|%)"
const BE = "(?:is|was|are|were)"
const OF = "(?:(?:the|that|those|of|in|for|its|their) )*"
const COUNTRY = "(?:countr(?:y|ies)|nations?|econom(?:y|ies)|states?|members?)"
/** Up to five words or times, such as "gdp per head in 2015". */
const WORDS = `((?: (?:[a-z][a-z0-9-]*|${T})){0,5}?)`
const GROW =
  "(?:grow|grown|grew|multiply|multiplied|increase|increased|rise|risen|rose|expand|expanded|go up|gone up|swell|climb|climbed)"

/** Two countries, or two years of one, of which one is compared with the other. */
export const HELD_AGAINST: readonly Rewrite[] = [
  // Two countries side by side.
  [
    `^(?:pit|set|put|stack|weigh|line|match|hold|size|place) (?=${P})(?:the )?(${P}) (?:up )?(?:against|with|to|alongside|beside|next to) `,
    "compare $1 and ",
  ],
  [
    `^(?:pit|set|put|stack(?: up)?|weigh(?: up)?|line up|match(?: up)?|hold(?: up)?|measure|contrast|juxtapose|benchmark|place) (?=.*${P}.*\\b(?:against|and|with|versus|vs|beside|to|side by side)\\b.*${P})`,
    "compare ",
  ],
  [
    `^how (?:do|does|did) (?=.*${P}.*${P})(.*?) (?:stack up|measure up|fare|shape up|line up|square up|do)\\b(?: (?=against|on|in|for|by|\\{))`,
    "compare $1 ",
  ],
  ["^(compare .*) side by side(?: on| in| for| by)?", "$1 by"],
  // What is asked of the first stands behind: "what fraction of Nigeria's GDP was Ghana's".
  [
    `\\b(?:what|which|how (?:big|large) an?) ${PART} of ${OF}(${P})${WORDS} ${BE} ${OF}(${P})(?! [a-z]+ed\\b)`,
    "$3 $2 as a share of $1",
  ],
  [
    `\\b(?:what|which) multiple of ${OF}(${P})${WORDS} ${BE} ${OF}(${P})`,
    "{times} $3 $2 {than} $1",
  ],
  [`(${P}.*?) relative to (?:(?:the|that|of|those) )*(${P})`, "{times} $1 {than} $2"],
  [`(${P} (?:(?:/|to|and|vs\\.?|versus) )?${P})((?: [a-z]+){0,4}?) ratio\\b`, "{times} $1 $2"],
  // Who passes whom, as figures stand.
  [`(${P})((?: [a-z]+){1,4}) to (${P})((?: [a-z]+){1,4}) ratio\\b`, "{times} $1 $2 {than} $3 $4"],
  [
    `^(.*${P}.*) compared (?:to|with) ${OF}(${P})(.*?) (?:in (?:percent|per cent|%|percentage terms)|as an? (?:percentage|share))$`,
    "$1 as a share of $2 $3",
  ],
  [
    `\\b(?:outpac(?:e|es|ed)|outstrip(?:s|ped)?(?=.*\\{times\\})|outdo(?:es)?|outdid|outrank(?:s|ed)?|outweigh(?:s|ed)?|dwarf(?:s|ed)?|eclips(?:e|es|ed)|trump(?:s|ed)?|beats?|outperform(?:s|ed)?) ${OF}(${P})`,
    "{above} {than} $1",
  ],
  [
    `(?<=\\b(?:${COUNTRY}|${P}) (?:that |which )?)(?:outgrew|outgrow|outgrows) ${OF}(${P})`,
    "{m:growth} {above} {than} $1",
  ],
  // Two years of one country.
  [
    `\\bhow (?:much|many) (?:more|less|fewer) (.*?) (?:did|does|do|had|has) ((?:the )?${P})(?: have| has| had| get| got)? (?=(?:in )?${T} than (?:in )?${T})`,
    "{change} $1 $2 ",
  ],
  [
    `\\b(?:went|gone|go|moved|changed|rose|fell|swung) from (?:what|how much) (?:in )?(${T}) to (?:what|how much) (?:in )?(${T})`,
    "{change} $1 $2",
  ],
  [`(${T}) v\\.? (${T})`, "{change} $1 $2"],
  [
    `^(?!.*${P}.*${P})(.*${T}.*?),? (?:compared (?:to|with)|against|vs\\.?|versus|relative to) (?:in )?(${T})(.*?)\\bhow many times(?: (?:bigger|larger|higher|greater|more|as (?:big|large|high)))?$`,
    "how many times $1 than $2 $3",
  ],
  [
    `^(?!.*${P}.*${P})(.*${T}.*?) (?:is|was|were|are) (how many times)(?: [a-z]+){0,6} (?:in )?(${T})$`,
    "$2 $1 than $3",
  ],
  [
    `\\bhow many times (?:did|has|have|had) (?=.*${T})(?!.*${P}.*${P})(.*?) ${GROW}\\b(?! than)`,
    "how many times $1",
  ],
  [
    `\\b(how much (?:larger|bigger|higher|greater|more)) ((?:was|is|were|are) (?!.*${P}.*${P}).*${T} than (?:in )?${T})`,
    "{change} $2",
  ],
  [`(${Q} times) (?:over )?the (?:size|level) of`, "$1 as large as"],
]
