import type { SentenceContext } from "../claims/sentence-context.ts"
import { measureById } from "../grammar/find-measures.ts"
import type { MeasureMention, Quantity } from "../claims/claim-types.ts"

const SEX_BEHIND =
  /^\s*(?:for|among|in the case of)\s+(?:the\s+|its\s+)?(?:(?<women>women|girls|females)|(?<men>men|boys|males))\b(?!\s+(?:and|or)\s+(?:(?:wo)?men|girls|boys))/i
const SEX_BEFORE =
  /(?:^|[,;]|\band|\bbut|\bwhile)\s*(?:for|among)\s+(?:the\s+|its\s+)?(?:(?<women>women|girls|females)|(?<men>men|boys|males))\b,?\s+(?:(?:it|the\s+\w+)\s+)?(?:(?:was|is|at|stood\s+at|only|just|about)\s+)*$/i
/** "the male rate of 52.9%". */
const SEX_OF_RATE =
  /\b(?:(?<women>female|women['’]s)|(?<men>male|men['’]s))\s+(?:rate|share|figure|ratio|level|value)\s+(?:of|was|is|at)\s+(?:(?:only|just|about|some)\s+)*$/i
/** ", men's 63.3", "a third of men's (68.3": the same of the other sex. */
const SEX_OWNS =
  /(?:[,;]|\band|\bbut|\bwhile|\bagainst|\bversus|\bof|\bthan)\s+(?:(?<women>(?:women|girls?|female)['’]s?|females['’])|(?<men>(?:men|boys?|male)['’]s?|males['’]))\s+(?:(?:was|is|at|only|just|about|stood\s+at)\s+)*\(?$/i
/** "fewer than the girls, at 57.4 percent", "against women's, with 60%": the other sex before its own figure. */
const SEX_HELD_AGAINST =
  /\b(?:than|against|versus|behind|ahead\s+of)\s+(?:(?:the|its|their)\s+)?(?:(?<women>women|girls|females)|(?<men>men|boys|males))\b,?\s+(?:at|with)\s+(?:(?:only|just|about|some)\s+)*$/i
/** "Iranian men, on the UN's estimates, lived to", "a Russian woman born in 2000 had a life expectancy of". */
const SEX_LIVES =
  /\b(?:(?<women>wom[ae]n|girls?|females?)|(?<men>m[ae]n|boys?|males?))\b(?![’'-])(?:(?!\b(?:wo)?m[ae]n\b|\bboys?\b|\bgirls?\b)[^;.])*?\b(?:liv(?:e[ds]?|ing)(?:\s+(?:to|for))?|(?:a\s+)?life\s+expectancy\s+of|expect(?:ed|s)?\s+to\s+live|one\s+of|(?<=m[ae]n\s)to)\s+(?:(?:about|almost|nearly|only|just|some|to|over|around|an?\s+average\s+of)\s+)*$/i
/** "It is the boys who lose out: 46.8 percent of them": the sex that was named last. */
const OF_THEM = /^\s*of\s+them\b/i
const SEX_NAMED = /\b(?:(?<women>women|girls|females)|(?<men>men|boys|males))\b(?![’'-])/gi
const COUNTED_WORD =
  "the|its|all|adult|working|employed|married|(?:economically )?active|\\p{Lu}[\\p{L}’'-]*"
/** "9% of Kenyan women were", "70% of working women", "two men in ten", "one Jordanian woman in six". */
const SEX_COUNTED = new RegExp(
  `^(?:\\s*[Oo]f\\s+(?:(?:${COUNTED_WORD})\\s+){0,3}|\\w+\\s+(?:\\p{Lu}[\\p{L}’'-]*\\s+)?)(?:(?<women>wom[ae]n|girls?|females?)|(?<men>m[ae]n|boys?|males?))\\b(?![’'-]|\\s+(?:and|or)\\s+(?:(?:wo)?men|girls|boys))`,
  "u",
)
/** "26% of young Peruvian women". */
const YOUNG_COUNTED = new RegExp(
  `^\\s*[Oo]f\\s+(?:(?:${COUNTED_WORD})\\s+){0,3}young\\s+(?:(?:${COUNTED_WORD})\\s+){0,3}(?:(?<women>women|females)|(?<men>men|males))\\b(?![’'-]|\\s+(?:and|or)\\s)`,
  "u",
)
/** "Of the women at work in Zambia, 63% were in farming". */
const OF_BEFORE =
  /(?:^|[.;]\s+|\b(?:and|but|while)\s+)(?<whole>[Oo]f\s+[^,;]{3,60}),\s+(?:(?:about|around|some|only|just|nearly|almost|over|more\s+than)\s+)*$/u
const OF_WOMEN = /wom[ae]n|girl|mother|pregnan|female/i
const OF_YOUTH = /^youth-/
const OF_A_SEX = /^(?:fe)?male-|-(?:wo)?men$/

/**
 * The measure of a figure beside one sex ("54 years for men and 54.9 for women", "for women 68.9"): that of the sex, the
 * same measure where no sex is named, or `undefined` where the measure is known for all people only.
 */
export function measureBySex(
  text: string,
  { start, end }: Quantity,
  stated: string,
): string | undefined {
  const before = text.slice(0, start)
  const whole = OF_BEFORE.exec(before)?.groups?.["whole"] ?? text.slice(end)
  const said = text.slice(start, end)
  const measure = countedWhole(text, whole, stated)
  if (measure === undefined) return undefined
  const sexes = findSexBeside(before, text.slice(end))
  if (sexes) return ofSex(measure, sexes["women"] !== undefined)
  // "One in ten employed women" counts them as "one in ten of the employed women" does.
  const counted = SO_MANY_IN.test(said) && !/^\s*of\b/i.test(whole) ? ` of${whole}` : whole
  const isCounted = isOfWomen(counted) ?? isOfWomen(said)
  if (isCounted === undefined) return measure
  return ofCounted(measure, isCounted, YOUNG_COUNTED.exec(counted)?.[0])
}

/** The sex that stands beside a figure. */
function findSexBeside(before: string, behind: string): RegExpExecArray["groups"] {
  const beside =
    SEX_BEHIND.exec(behind) ??
    SEX_BEFORE.exec(before) ??
    SEX_OF_RATE.exec(before) ??
    SEX_OWNS.exec(before) ??
    SEX_HELD_AGAINST.exec(before) ??
    SEX_LIVES.exec(before) ??
    (OF_THEM.test(behind) ? [...before.matchAll(SEX_NAMED)].at(-1) : undefined)
  return beside?.groups
}

const SO_MANY_IN = /\b(?:in|out\s+of)\s+(?:every\s+)?\w+$/i

/** Whether women or men are counted by the words; `undefined` where neither are. */
function isOfWomen(whole: string): boolean | undefined {
  const sexes = (SEX_COUNTED.exec(whole) ?? YOUNG_COUNTED.exec(whole))?.groups
  return sexes && sexes["women"] !== undefined
}

/** The measure of the sex that a share counts; one of all people is none of a sex. */
function ofCounted(
  measure: string,
  isWomen: boolean,
  youth: string | undefined,
): string | undefined {
  // A rate of the young who seek work is not the share of all the young.
  if (youth !== undefined && measure === "unemployment" && !/\bactive\b/.test(youth)) return measure
  const young =
    youth !== undefined ? ofSex(`youth-${measure.replace(OF_YOUTH, "")}`, isWomen) : undefined
  return young ?? ofSex(measure, isWomen) ?? (isOfOneSex(measure) ? measure : undefined)
}

function isOfOneSex(measure: string): boolean {
  const known = measureById(measure)
  return known !== undefined && OF_WOMEN.test([known.label, ...known.says].join(" "))
}

function ofSex(measure: string, isWomen: boolean): string | undefined {
  const all = measure.replace(OF_A_SEX, "").replace(/^employment-rate$/, "employment")
  const ids = isWomen ? [`female-${all}`, `${all}-women`] : [`male-${all}`, `${all}-men`]
  return ids.find((id) => measureById(id) !== undefined)
}

/** Sectors by their share of GDP, and the measure of those who work there. */
const WORKERS: Readonly<Record<string, string>> = {
  agriculture: "farm-employment",
  industry: "industry-employment",
  services: "services-employment",
}
const SECTORS: ReadonlySet<string> = new Set([...Object.keys(WORKERS), "manufacturing"])
const OF_OUTPUT =
  /^\s*[Oo]f\s+(?:[\p{L}’'-]+\s+){0,4}?(?:gdp|gnp|gni|gross\s+\p{L}+\s+product|economy|economies|output|income|value[- ]added|value\s+that|wealth|production|total|whole|everything|all\s+that|what)\b/iu
const OF_WORKERS = new RegExp(
  `^\\s*[Oo]f\\s+(?:(?:all|the|its|their|total|employed|working|${COUNTED_WORD})\\s+){0,3}(?:workers|workforce|labou?r\\s+force|jobs|employment|employees|employed|working\\s+(?:people|population|(?:wo)?men)|employed\\s+(?:people|(?:wo)?men)|(?:people|those|adults|(?:wo)?men|\\p{Lu}\\p{L}+)\\s+(?:in\\s+(?:the\\s+)?\\p{Lu}[\\p{L}’'-]+\\s+)?(?:in|at|with|who\\s+(?:had|have)|having)\\s+(?:an?\\s+)?(?:work|jobs?|employment))\\b`,
  "u",
)

const OWN = /^\s*[Oo]f\s+\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)*['’]s?(?=\s*(?:[,.;]|$|in\b))/u

/** Shares of workers, adults or the young: a share of nurses or of households is none of these. */
const OF_ADULTS: ReadonlySet<string> = new Set([
  ...Object.values(WORKERS),
  "participation",
  "employment-rate",
  "self-employed",
  "vulnerable-employment",
  "wage-workers",
  "family-workers",
  "part-time",
  "informal-employment",
  "neet",
  "literacy",
  "youth-literacy",
  "accounts",
  "smoking",
  "obesity",
  "hiv",
])
/** Shares of all people: one of the urban population or of children is none of these. */
const OF_EVERYBODY: ReadonlySet<string> = new Set([
  "aged-0-14",
  "aged-15-64",
  "aged-65",
  "urban-share",
  "rural-share",
  "internet",
  "electricity",
  "clean-water",
  "sanitation",
  "open-defecation",
  "clean-cooking",
  "undernourishment",
  "extreme-poverty",
  "poverty",
  "poverty-national",
])
/** Shares of children: one of adults who once finished school is none of these. */
const OF_CHILDREN: ReadonlySet<string> = new Set([
  "primary-completion",
  "lower-secondary-completion",
])
const CHILDREN =
  /^\s*[Oo]f\s+(?:(?:the|its|all|young|\p{Lu}[\p{L}’'-]*)\s+){0,3}(?:children|pupils|girls|boys|kids|youngsters|those|each|every|relevant)\b/u
const PEOPLE =
  "people|population|adults?|persons|residents|citizens|inhabitants|households|homes|families|those|them|us|youths?|wom[ae]n|m[ae]n|females|males|total|\\p{Lu}[\\p{L}-]*(?:s|ese|ish|ch|i|b[eéè]|sotho|people)(?!\\s+(?:children|boys|girls|firms|schools|companies|farmers|students|pupils|teenagers|mothers)\\b)"
const OF_PEOPLE = shareOfAll(PEOPLE)
const OF_ALL = shareOfAll(
  `workers|workforce|work|labou?r\\s+force|jobs|employment|employees|employed|${PEOPLE}`,
)

/** A share of all of them, not of those of an age, with or without something. */
function shareOfAll(nouns: string): RegExp {
  const isOfAge =
    "(?:aged|over)\\s+(?!15(?:\\s+(?:and|or)\\s+(?:over|older|above)|(?:-|–|\\s+to\\s+)(?:24|64))?\\b)"
  return new RegExp(
    `^\\s*[Oo]f\\s+(?:(?:total|(?:country|nation|world|continent)['’]s|every|young|economically|active|non-agricultural|[\\d.,]+\\s*(?:million|billion|m|bn)|${COUNTED_WORD})\\s+){0,4}(?:${nouns})(?![\\p{L}\\d'’-]|\\s+(?:${isOfAge}|under\\b|without\\b|with\\s+(?!(?:an?\\s+)?jobs?\\b)))`,
    "u",
  )
}

/** "The tourism industry", "financial services": only a part of a sector. */
const PART_OF_SECTOR =
  /(?:^|\s)(?!(?:the|its|and|in|but|while|that|by|of|to|from|whereas|where|when|then|still|for|on|or|with|into|said|is|was|were|\d+)\s)(?:\p{Ll}[\p{L}-]*|\p{Lu}\p{L}*(?:al|ng|sm|le|st|re|rt|ic|il|d))\s+(?:industry|services|manufacturing|agriculture|farming)\b/u

/**
 * A sector's share of the workers where a figure is one of those. None where a sector's is a share of something else than
 * output, and where a share of workers or adults is one of some of them only.
 */
function countedWhole(text: string, behind: string, measure: string): string | undefined {
  if (!/^\s*[Oo]f\s/.test(behind)) return measure
  if (OF_ADULTS.has(measure)) return OF_ALL.test(behind) ? measure : undefined
  if (OF_CHILDREN.has(measure)) return CHILDREN.test(behind) ? measure : undefined
  if (OF_EVERYBODY.has(measure)) return OF_PEOPLE.test(behind) ? measure : undefined
  if (!SECTORS.has(measure)) return measure
  if (OF_WORKERS.test(behind)) return PART_OF_SECTOR.test(text) ? undefined : WORKERS[measure]
  return OF_OUTPUT.test(behind) || OWN.test(behind) ? measure : undefined
}

type OfMeasure = { mention: MeasureMention | undefined; measure: string | null }

/** "In Vietnam 68.6 percent of women work, 55 percent of all": what is said of everybody again. */
const OF_EVERYBODY_AGAIN =
  /\b(?:overall|total|all|whole|everybody|everyone|general|both|average)\b/i

/**
 * "In Vietnam 68.6 percent of women work, in Kenya 63.0 percent": the second figure is of women too. Behind figures of both
 * sexes nobody can tell whose the next one is: `undefined`.
 */
export function carrySex<C extends OfMeasure>(
  text: string,
  quantities: readonly Quantity[],
  chosen: readonly (C | undefined)[],
  bySex: readonly (C | undefined)[],
): (C | undefined)[] {
  return bySex.map((own, k) => {
    const choice = chosen[k]
    if (!own || !choice || own.measure !== choice.measure) return own
    const ofSex = bySex.slice(0, k).filter((one, j) => {
      const [before, isSexed] = [chosen[j], one?.measure !== chosen[j]?.measure]
      return (
        isSexed && one && before?.measure === choice.measure && before.mention === choice.mention
      )
    })
    const gap = text.slice(quantities[k - 1]?.end ?? 0, (quantities[k]?.end ?? 0) + 20)
    if (ofSex.length === 0 || OF_EVERYBODY_AGAIN.test(gap)) return own
    const [first] = ofSex
    return ofSex.every((one) => one?.measure === first?.measure) ? first : undefined
  })
}

const IS_SERVED =
  /^[^.;:,]{0,40}?\b(?:was|were|is|are)\s+(?:already\s+|still\s+|now\s+)?(?:connected|covered|served|reached)\b/i

/** "Three in ten were without electricity: 69.8 percent were connected": those who have what the others lack. */
export function readServed<C extends OfMeasure>(
  text: string,
  quantity: Quantity | undefined,
  choice: C | undefined,
): C | undefined {
  const measure = choice?.measure?.replace(/^without-/, "")
  if (!quantity || !choice || measure === undefined || measure === choice.measure) return choice
  return IS_SERVED.test(text.slice(quantity.end)) && measureById(measure)
    ? { ...choice, mention: undefined, measure }
    : choice
}

/** "The internet came late. 17.6% of Nepalis used it in 2015": a share of people that the measure in focus is of. */
export function isSaidOfPeople(
  { sentence: { text }, carry }: SentenceContext,
  { end }: Quantity,
): boolean {
  const carried = carry.measure === null ? undefined : measureById(carry.measure)
  return (
    carried?.kind === "share" &&
    /\bpeople\b|\badults?\b|\bpopulation\b/i.test(carried.label) &&
    OF_PEOPLE_WHO.test(text.slice(end))
  )
}

const OF_PEOPLE_WHO =
  /^\s*of\s+(?:the\s+|all\s+)?(?:people|adults|the\s+population|\p{Lu}\p{L}+s?)\s+(?:used|use|had|have|did|do)(?:\s+(?:it|so|one))?\s*(?:[.,;]|in\s+(?:19|20)\d\d|$)/u
