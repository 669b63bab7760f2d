/** "in Kenya", "of the United States", or nothing: where those live of whom a pattern speaks. */
export const IN_PLACE = "(?: (?:in|of) (?:the )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2})?"

/** "33%", "33 per cent", "about a third", with the space before it. */
const SHARE = "\\s+(?:[\\p{L}-]+\\s+){0,6}(?:[\\d.,]+\\s?(?:%|per\\s?cent|percent)\\s+)?"

/** Whether a share of one of `wholes` stands behind: "33% of Kenya's jobs", "a third of all jobs", but not "21% of GDP and 33% of jobs". */
export function isShareOf(wholes: string): string {
  return `(?=${SHARE}of\\s+(?:[\\p{L}'’-]+\\s+){0,3}(?:${wholes})\\b)`
}

/** What all workers of a country are called. */
export const ALL_WORK =
  "jobs|employment|workers|workforce|labou?r\\s+force|employees|working\\s+(?:people|population)|people\\s+(?:in|at)\\s+work"

/** A pattern in which a space stands for any space, as `measure` reads it. */
export function spaced(pattern: string): string {
  return pattern.replaceAll(/ (?![^[\]]*\])/g, "\\s+")
}

/** Whether a share of all of `wholes` stands behind: "30% of Kenya's workforce", but not "of the tech workforce". */
export function isShareOfAll(wholes: string): string {
  return `(?=${SHARE}of\\s+(?:(?:the|its|all|total|whole|entire|national|overall|(?:country|nation|world|continent)['’]s|\\p{Lu}[\\p{L}'’-]*)\\s+){0,4}(?:${wholes})\\b)`
}

/** What an economy makes in a year. */
export const GDP =
  "gdp|gross\\s+(?:domestic|national)\\s+(?:product|income)|(?:national\\s+|economic\\s+)?output|economy|national\\s+income"
/** What a government spends in all. */
export const BUDGET =
  "(?:(?:government|public|state|national|annual|total)(?:['’]s)?\\s+){0,2}(?:budget|spending|expenditures?|outlays?)"

const TAKES =
  "(?:(?:still|now|alone) )?(?:took(?: up)?|takes?(?: up)?|cost|costs|absorb(?:ed|s)|consum(?:ed|es)|got|gets|received?s?|account(?:ed|s)? for|ma(?:de|kes?) up|swallow(?:ed|s)|claim(?:ed|s))"

/** "Spent 4% of GDP on schools", "health took 4% of GDP", "devoted 4% of its output to education", "4% of GDP went to health". */
export function spentOn(things: string, whole: string): readonly string[] {
  const share = `(?:[^;.]|\\.(?=\\d)){0,40} of (?!their\\b)(?:[\\p{L}'’-]+ ){0,3}(?:${whole})`
  return [
    `spen(?:t|ds?|ding)${share} on (?:its |the |their )?(?:${things})`,
    `(?:${things}) ${TAKES}${isShareOfAll(whole)}`,
    `(?:devot|allocat|dedicat|assign)(?:ed|es|ing)${share} to (?:its |the |their )?(?:${things})`,
    `(?:put|puts|invested|invests|ploughed)${share} (?:in|into|towards?) (?:its |the |their )?(?:${things})`,
    `(?:${whole})${IN_PLACE} (?:went|goes|was spent|is spent|was devoted|is devoted|was allocated) (?:to|on|into|towards) (?:the )?(?:${things})`,
  ]
}

/** Who does something is a country: "Kenya", "the country", but not "cars" or "industry". */
export const BY_COUNTRY =
  "(?<=(?:\\b\\p{Lu}[\\p{L}'’-]+|\\b(?:economy|country|nation|world)) (?:alone |also |still |then |now )?)(?<!(?:^|[.;] )\\p{Lu}\\p{Ll}+s )(?<!\\b(?:[Ii]ndustry|[Tt]ransport|[Aa]griculture|[Aa]viation|[Ff]arming|[Ss]hipping|[Ss]teel|[Cc]ement|[Ee]nergy|[Ee]lectricity|[Pp]ower|[Cc]oal|[Oo]il|[Gg]as|[Dd]eforestation|[Tt]raffic|[Mm]anufacturing|[Mm]ining|[Tt]ourism) )"
