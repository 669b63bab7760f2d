/**
 * Every rule by which a claim is judged, with its text as it is published. Code asks for the name of a rule and never for
 * its text, so that a text may be worded anew; `{}` stands for what a rule names: how many, since when, which slots.
 */
export const RULE_TEXTS = {
  // A stated figure compared with the published one.
  "equal-as-rounded": "equal when rounded as stated",
  "within-revisions": "within what figures of this kind differ between vintages and sources",
  about: "about: within 5 per cent",
  nearly: "nearly: from 10 per cent below to 1 per cent above",
  "lower-bound": "lower bound",
  "upper-bound": "upper bound",
  "far-bound": "a bound less than half of the figure misleads",
  "within-range": "within the range, widened by what figures of this kind differ",
  "more-than-multiple": "more than the multiple",
  "less-than-multiple": "less than the multiple",
  "nearly-multiple": "nearly the multiple",
  "near-multiple": "the multiple, give or take what the word allows",
  "arithmetic-mean": "arithmetic mean of {}",
  "compound-average": "compound average of {}",

  // Movements, comparisons and places in an order.
  "wrong-way": "direction of the change",
  "ends-compared": "the ends of the period are compared",
  "rates-together": "the rates of the years taken together",
  "every-year": "every year of the period is compared",
  "every-year-of-series": "every year since the figures begin in {} is compared",
  "every-earlier-year": "every earlier year is compared with the mark",
  "years-counted": "years counted among {}",
  "same-period": "comparison of the two figures of the same period",
  "means-compared": "the means of the years are compared",
  rank: "place among {} with a figure of the same year",

  // The figures do not decide.
  "no-base-for-percent":
    "a change in per cent means nothing where the first figure is not above zero",
  "no-base-for-multiple": "a multiple means nothing where a figure is not above zero",
  "no-base-for-ratio": "a ratio means nothing where a figure is not above zero",
  "same-figures": "the two figures are practically the same",
  "same-in-some-years": "the two figures are practically the same in some years",
  "so-in-some-years": "it was so in some years of the period and not in others",
  "years-alike": "the figures of two years are practically the same",
  unchanged: "the figure changed so little that it can be called unchanged",
  "depends-on-start":
    "it changed so little over these years that it depends on where one begins to count",
  "figures-begin-later": "the figures begin only in {}",
  "years-missing": "figures of some years of the period are missing",
  "years-before-missing": "figures of the years before are missing",
  "vague-word": "the word has no agreed measure",
  "open-group": "group",
  "basis-unsaid": "the text does not say what the change is counted from",
  "members-missing": "all members that matter must have a figure",

  // Nothing is held that the claim could be compared with.
  "slots-missing": "missing: {}",
  "national-figures": "figures are national",
  "part-of-whole": "said of a part, figures are of the whole",
  forecast: "forecasts are not checked",
  "annual-figures": "figures are annual",
  "fiscal-year": "fiscal years are not held",
  "nothing-to-look-up": "no series",
  "no-series": "no series of this measure, place and frequency",
  "no-figure": "no published figure for the period",
  "not-looked-up": "not looked up in the catalogue by its name",

  // Something else may be meant.
  "several-places": "the name means several places",
  "several-indicators": "several indicators may be meant",
  "measures-disagree": "two measures of that name disagree",
  "other-interpretation": "another reading fits",
  "slots-open": "the text does not settle the {}",
  "far-from-all": "far from every figure that may be meant",

  // What is published is old, weak or contradicted by the text itself.
  "earlier-vintage": "equal to an earlier vintage of the same series",
  "only-compilation": "only a compilation is held",
  "open-year": "the year was not over on the day of the text",
  "other-definition": "only a figure of another definition is held",
  "near-revision": "near, within what revisions amount to",
  "direction-unread": "the size fits, the word for the direction is not read",
  "named-source-lacks": "the source that the text names has no such figure here",
  "publishers-differ": "publishers differ widely on this country",
  "self-contradiction": "the two figures of the text contradict its word",
} as const satisfies Readonly<Record<string, string>>

/** The name of a rule. */
export type RuleId = keyof typeof RULE_TEXTS

/** The rule that decided a claim. */
export type Rule = {
  id: RuleId
  /** What its text names in place of `{}`. */
  names?: number | string
  /** The rule by which a mean was compared with the statement. */
  heldBy?: RuleId
  /** What is said behind it: on what a rate was counted, how an indicator was found. */
  notes?: readonly string[]
}

/** The text of a rule as it is published. */
export function writeRule({ id, names, heldBy, notes = [] }: Rule): string {
  const named = RULE_TEXTS[id].replace("{}", String(names))
  const text = heldBy === undefined ? named : `${named}: ${RULE_TEXTS[heldBy]}`
  return [text, ...notes].join("; ")
}

/** The note on a claim of a measure that only the catalogue knows. */
export const FOUND_BY_NAME = "indicator found by its name in the catalogue"

/** The rule with one more note behind it. */
export function withNote(rule: Rule, note: string): Rule {
  return { ...rule, notes: [...(rule.notes ?? []), note] }
}
