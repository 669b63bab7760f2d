import { joinMoves } from "../grammar/join-verbs.ts"

const QUESTION = /\?["”’')\]]*$/
const ASKS =
  /^(?:what|who|why|how|when|where|which|is|are|was|were|does|do|did|can|could|will|would|should|has|have)\b[^.]*\?/i
const AIMS =
  /\b(?:would|could|should|might|ought|must|let us|let['’]s|suppose|imagine|assum(?:e|es|ed|ing)|hypothetical(?:ly)?|what if|if only(?! (?:by|just|slightly|marginally|a little|for|to)\b)|wish(?:es)?|hopes?|hoping|aims?|aimed|aiming|targets?|targeted|targeting|goals?|pledge[sd]?|promise[sd]?|vow(?:s|ed)?|undertakes?|undertook|commits? to|committed to|bent on|want(?:s|ed)?|seeks?|sought|plans? to|planned to|intends?|proposes?|proposed|calls? for|called for|urge[sd]?|urging|demand(?:s|ed)|needs? to|what\b[^.]{0,40}\bneeds|is needed|has to|have to|in order to|so that(?! (?:the )?\w+ (?:now |today |even )?(?:has|have|had|is|are|was|were)\b)|by law|may (?:not )?(?:exceed|rise|fall|reach|grow|need|well)|ceiling|limit of|threshold of|ambition|objective)\b/i
const EXPECTS_TO_LIVE =
  "\\b(?:could|can) expect (?:(?:to (?:have|bear|give birth to) )?(?:[a-z]+ ){0,3}\\d(?:\\.\\d+)? (?:children|births|babies)\\b|to (?:live|reach|see|celebrate)\\b|(?:a life of )?(?:[a-z]+ ){0,3}[2-9]\\d(?:\\.\\d+)? years\\b)|\\bborn\\b[^.;:]{0,50} (?:could|can|may) (?:now )?hope (?:for|to (?:live|reach|see))\\b"
/** "could expect to live" says what is, not what might be; "target" and "planned" may be part of what was reached. */
const NO_AIMS = new RegExp(
  `${EXPECTS_TO_LIVE}|\\b(?:could|can) (?:read|muster|boast|only|scarcely|barely|hardly|find|not (?:get|reach|match|keep|muster))\\b|\\b(?:above|below|over|exceeded|missed|beyond|within) (?:its|the|their) (?:[\\w’'-]+ ){0,4}target\\b`,
  "i",
)
/** ", if only by 0.1%" makes less of what is stated: not a condition. */
const CONDITIONS =
  /^(?:if|unless|were|should|suppose|assuming|imagine)\b|,\s*if\b(?!\s+(?:only|anything|barely|slightly)\b)|\bif\s+(?!(?:only|anything|barely|slightly)\b)(?:the|it|they|we|inflation|growth|prices|unemployment|\p{Lu})/iu
const FURNITURE =
  /^(?:(?:chapter|section|table|figure|fig\.|annex|appendix|box|part|note|source|sources|see|page|vol\.|isbn|issn|tel|phone|fax|email|www\.|https?:|©|copyright|doi)\b)|\b(?:chapter|section|table|figure|annex|appendix)\s+\d+\s+(?:reviews?|shows?|presents?|describes?|discusses|covers|looks|examines|sets out|explains|lists|contains)/i
const METHODS =
  /\b(?:we|i|they|the authors?|this (?:paper|study|report|chapter|article))\s+(?:use[sd]? (?:the |an? )?(?:\w+ ){0,3}(?:data|figures|sample|methods?|models?|estimates|panel|survey|series)|collect(?:s|ed)?|survey(?:s|ed)?|interview(?:s|ed)?|estimate[sd]?|review(?:s|ed)?|analy[sz]e[sd]?|sampled?|examine[sd]?|draws? on|rel(?:y|ies|ied) on|construct(?:s|ed)?|compiled?)\b|\b(?:is|are) (?:defined as|calculated (?:as|by|from)|measured (?:as|in)|computed (?:as|by)|expressed (?:as|in)|the ratio of|the (?:total )?(?:market )?value of|the number of (?:years|people|deaths|births) (?:a|who|per|that))\b|\b(?:means|refers to) (?:the|a|that)\b|\bmargin of error\b|\bsample (?:size )?of\b|\bconfidence interval\b|\brespondents\b/i
const DOUBT =
  /\b(?:nobody|no one|no-one) knows\b|\bit is (?:not known|unclear|unknown)\b|\bwhether\b.*\b(?:unclear|remains|depends)\b|\bdepend(?:s|ed)? on\b/i
const OPINION =
  /^in (?:my|our|his|her|their) (?:view|opinion|judg(?:e)?ment)\b|\b(?:I|we) (?:(?:now|still) )?(?:think|believe|feel|doubt|fear|suspect|expect|foresee|anticipate|predict)\b|\bis (?:never|not|hardly) enough\b/i
/**
 * What ought to be thought of a figure, and no statement that it is one: "deserve better than 2% growth", "stop
 * fretting about 4% unemployment", "why worry about 3% inflation", "would settle for". With a time it states the figure.
 */
const VALUES =
  /\bdeserv(?:e|es|ed|ing)\b|\b(?:it['’]s|it is|is it not)\s+(?:high\s+|about\s+|past\s+)?time\b|\b(?:stop|quit|enough of)\s+(?:\w+ing|this|the)\b|\b(?:stopped|quit)\s+(?:fretting|worrying|obsessing|pretending|moaning|complaining|panicking)\b|\b(?:who|nobody|no one)\s+(?:really\s+)?(?:cares?|minds?|worries|gets?\s+(?:excited|upset))\b|\bwhy\s+(?:worry|fret|care|bother|panic|obsess|celebrate|settle)\b|\b(?:do\s+not|don['’]t|let['’]s\s+not|never)\s+(?:panic|worry|fret|obsess|celebrate|be\s+fooled|settle)\b|\b(?:can|can['’]t|cannot|can\s+not|could|must)\s+(?:not\s+|surely\s+|do\s+)*(?:better\s+than|be\s+(?:satisfied|content|happy|proud)|settle\s+for|accept|tolerate|live\s+with)\b|\b(?:tired|sick|fed\s+up|weary|ashamed|proud|afraid|scared)\s+(?:and\s+tired\s+)?(?:of|with)\b|\b(?:nothing|no\s+(?:cause|reason|excuse))\s+to\s+(?:celebrate|cheer|boast|brag|worry|panic)\b|\b(?:is|are)\s+(?:simply\s+|just\s+|surely\s+)?(?:a\s+(?:failure|disgrace|scandal|shame|disaster|triumph|joke|dream)|not\s+good\s+enough|unacceptable|shameful|pathetic|a\s+small\s+price)\b|\bi['’]d\s+(?:rather|take|settle|prefer)\b|\b(?:give|show)\s+me\b|\bbeats?\s+(?:any|every)\b|\bworth\s+(?:fighting|striving)\b|\b(?:will\s+not|won['’]t|does\s+not|cannot|can['’]t|never)\s+(?:accept|tolerate|feed|satisfy|eat|pay)\b|^(?:try\s+)?tell(?:ing)?\b|\bdreams?\s+of\b|\bno\s+business\b|\bneeds?\s+(?:at\s+least\s+|more\s+than\s+|over\s+)?\d/i
/** A year, or words for one: the figure beside it is of that time. */
const DATED =
  /\b(?:19|20)\d\d\b|\b(?:last|this|that|previous)\s+(?:year|month|quarter|decade)\b|\ba\s+year\s+(?:ago|earlier|before)\b|\b(?:now|currently|today)\b/i
const RULE =
  /^for (?:every|each)\b(?!.*\b(?:19|20)\d\d\b)|\brule of thumb\b|\bin theory\b|\btheory (?:says|holds|predicts)\b|^an? (?:country|economy|nation|growth rate|household|person|inflation rate)\b(?!\s+of\s+(?:\S+\s+){0,3}(?:people|million|was|in))[^;]*\b(?:is|are|when|if|means)\b/i
const POLL =
  /\b(?:polls?|surveys?)\b[^.]{0,60}\b(?:found|finds|shows?|showed|suggests?|asked)\b|(?:%|per\s?cent|percent)\s+(?:of\s+\w+\s+)?(?:think|believe|say|said|support|approve|favou?r|want|oppose|agree)\b|\bof the votes?\b|\bturnout\b/i
const IMPERATIVE =
  /^(?:note|see|click|call|read|subscribe|contact|visit|consider|compare|calculate|enter|choose|imagine|remember|recall|multiply|divide|take)\b(?!.*\b(?:was|were|is)\b)/i

/** ", which at independence could look its neighbour in the eye,": what is said by the way does not make the rest a hope. */
const ASIDE = /,\s+(?:which|who|whose|where|when)\b[^,;]*(?:,|$)/gi

/**
 * Whether a sentence states no figure of a country: questions, hopes, conditions, definitions, methods, and what documents
 * say about themselves.
 */
export function isNoStatement(text: string): boolean {
  const plain = text.trim()
  if (QUESTION.test(plain) || ASKS.test(plain)) return true
  if (CONDITIONS.test(plain) || DOUBT.test(plain) || FURNITURE.test(plain) || METHODS.test(plain))
    return true
  if (!DATED.test(plain) && VALUES.test(plain)) return true
  if (IMPERATIVE.test(plain) || OPINION.test(plain) || RULE.test(plain) || POLL.test(plain))
    return true
  return (
    AIMS.test(plain.replace(ASIDE, ",").replace(NO_AIMS, "")) &&
    !/\b(?:fell short of|missed|met|exceeded|above|below|beat|overshot) (?:its|the|their)\b/i.test(
      plain,
    ) &&
    statedUntil(plain) === plain.length
  )
}

/** Verbs that state what was. */
const STATES = `was|were|averaged|reached|hit|stood|recorded|posted|${joinMoves({ tense: "stating" })}`
const STATED = new RegExp(
  `\\b(?:${STATES}|came)\\b.*\\d.*\\b(?:19|20)\\d\\d\\b|\\b(?:19|20)\\d\\d\\b.*\\b(?:${STATES}|came)\\b.*\\d`,
  "i",
)

/**
 * How far a sentence states what was: "grew by 5% in 2024, the target of the government" up to the clause with the aim.
 * All of it where there is no aim, or where nothing dated stands before.
 */
export function statedUntil(text: string): number {
  const aim = AIMS.exec(text.replace(NO_AIMS, (found) => "·".repeat(found.length)))
  if (!aim) return text.length
  const clause = Math.max(
    ...[",", ";", "—", "–", " and ", " but "].map((mark) => text.lastIndexOf(mark, aim.index)),
  )
  return clause > 0 && STATED.test(text.slice(0, clause)) ? clause : text.length
}

const FUTURE =
  /\b(?:will|shall|forecasts?|forecasted|projected|projects?|projections?|predict(?:s|ed|ion)?|expected(?=\s+(?:to|at|that|by|in))|expects?|estimated to (?:grow|reach|rise|fall)|set to|likely to|due to (?:reach|grow|rise|fall)|on course to|on track to|anticipate[sd]?|seen (?:rising|falling|growing|at)|is going to|are going to|outlook)\b/i

/** ", but in 2020 it shrank by 3.3%", "; in 2023 it grew": a clause of what was, after one of what will be. */
const THEN_WAS = new RegExp(
  `(?:;|,\\s+(?:but|and|while|whereas|though|although|yet)\\b|\\b(?:but|whereas|although|even though)\\b|\\bafter\\s+(?:it|they|prices|growth|inflation|the\\s+\\w+)\\b)[^;]*\\b(?:had|${STATES})\\b[^;]*$`,
  "i",
)

/** Whether a text, up to a figure, ends in a clause that speaks of what is still to come. */
export function isForecast(text: string): boolean {
  const plain = withoutExpectancy(text)
  const found = FUTURE.exec(plain)
  if (!found) return false
  const rest = plain.slice(found.index + found[0].length)
  const past = THEN_WAS.exec(rest)
  return past === null || FUTURE.test(past[0])
}

const EXPECTANCY = new RegExp(
  `${EXPECTS_TO_LIVE}|\\bwom[ae]n\\b[^.;]{0,40} (?:could|can) expect\\b|\\b(?:life )?expect(?:ancy|ed to live)\\b|\\bthan (?:expected|forecast|projected|predicted|anticipated)\\b|\\bwill (?:not (?:live to )?(?:see|reach|celebrate|survive)(?= (?:their|its|his|her|a|the age)\\b)|die before)\\b|\\b(?:world|regional|african|global) economic outlook\\b`,
  "gi",
)

/** "The offshore gas projects": things that are built, and no forecast. */
const THINGS_BUILT =
  /\b(?:the|these|those|such|all|both|most|other|two|three|four|five|its|their|new|big|large|major|several|many|some|oil|gas|energy|power|water|road|rail|dam|housing|mining|infrastructure|construction|investment|development|public|capital|offshore|hydropower|solar|wind)\s+projects?\b/gi
/** "Thanks to projects in the north", but not "Fitch projects in its report": a name or a body before the word forecasts. */
const PROJECTS_ELSEWHERE =
  /(?<!(?<![\p{L}])(?:\p{Lu}[\p{L}’']+|fund|bank|government|ministry|treasury|commission|it|which|who|they|analysts|economists)\s)\b[Pp]rojects?\b(?=\s*(?:[,.;:)]|$)|\s+(?:in|for|of|and|or|by|on|at|from|under|which|that\s+(?:were|are|have|had)|were|was|are|is|have|had|has|came|led|such|like|worth)\b)/gu

/** "with 2015 set to 100", "prices set to 100 in 2015": the base of an index. */
const BASE_OF_INDEX = /\bset\s+(?:to|at)\s+(?:equal\s+)?100\b/gi

function withoutExpectancy(text: string): string {
  return text
    .replace(BASE_OF_INDEX, "")
    .replace(EXPECTANCY, "")
    .replace(THINGS_BUILT, "")
    .replace(PROJECTS_ELSEWHERE, "")
}
