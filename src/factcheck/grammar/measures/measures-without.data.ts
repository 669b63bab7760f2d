/** A share of a whole that is spoken of by those left out; its figures are 100 less those of `whole`. */
export type WithoutMeasure = {
  id: string
  label: string
  /** The measure of those who are not left out. */
  whole: string
  says: readonly string[]
}

/** Shares of people without something, in the words that deny it. */
export const WITHOUT_MEASURES: readonly WithoutMeasure[] = [
  {
    id: "without-electricity",
    label: "the share of people without access to electricity",
    whole: "electricity",
    says: [
      // "without electricity", "lacked access to electricity"
      "(?:(?<!^)without|lack(?:ed|s|ing)?)\\s+(?:any\\s+)?(?:access\\s+to\\s+)?(?:electricity|electric\\s+power)",
      // "had no access to electricity"
      "(?:had|have|has|having|with)\\s+no\\s+(?:access\\s+to\\s+)?electricity",
      // "did not have electricity"
      "(?:did|do|does)(?:\\s+not|n['’]t)\\s+have\\s+(?:any\\s+)?(?:access\\s+to\\s+)?electricity",
      "(?:were|was|are|is)\\s+(?:not\\s+connected\\s+to\\s+the\\s+grid|off\\s+the\\s+grid)",
      "(?:had|have|has)\\s+no\\s+(?:electric\\s+|mains\\s+)?power\\s+(?:at\\s+home|in\\s+(?:their|the)\\s+homes?)",
      "live[sd]?\\s+without\\s+(?:electric\\s+)?power(?!\\s+(?:for|plants?|stations?|cuts?))",
    ],
  },
  {
    id: "without-water",
    label: "the share of people without access to safe drinking water",
    whole: "clean-water",
    says: [
      "(?:without|lack(?:ed|s|ing)?)\\s+(?:access\\s+to\\s+)?(?:clean|safe|improved|basic)\\s+(?:drinking[- ])?water",
      "(?:had|have|has|having|with)\\s+no\\s+(?:access\\s+to\\s+)?(?:clean|safe|improved|basic)\\s+(?:drinking[- ])?water",
      "(?:did|do|does)(?:\\s+not|n['’]t)\\s+have\\s+(?:access\\s+to\\s+)?(?:clean|safe|improved|basic)\\s+(?:drinking[- ])?water",
    ],
  },
  {
    id: "without-sanitation",
    label: "the share of people without access to basic sanitation",
    whole: "sanitation",
    says: [
      "(?:without|lack(?:ed|s|ing)?)\\s+(?:access\\s+to\\s+)?(?:basic\\s+)?sanitation",
      "(?:had|have|has|having|with)\\s+no\\s+(?:access\\s+to\\s+)?(?:basic\\s+)?sanitation",
      "(?:did|do|does)(?:\\s+not|n['’]t)\\s+have\\s+(?:access\\s+to\\s+)?(?:basic\\s+)?sanitation",
      "(?:(?:had|have|has)\\s+no|lack(?:ed|s)?\\s+an?|without\\s+an?|(?:did|do|does)(?:\\s+not|n['’]t)\\s+have\\s+an?)\\s+(?:decent|proper|basic|adequate)\\s+(?:toilets?|latrines?)",
    ],
  },
  {
    id: "illiteracy",
    label: "the illiteracy rate of adults",
    whole: "literacy",
    says: [
      "(?:the\\s+)?(?:adult\\s+)?illiteracy(?:\\s+rate)?(?:\\s+of\\s+adults)?",
      "(?:were|was|are|is)\\s+illiterate",
      "(?:can|could)(?:\\s*not|n['’]t)\\s+read(?:\\s+(?:and|or)\\s+write)?",
    ],
  },
  {
    id: "without-internet",
    label: "the share of people who do not use the internet",
    whole: "internet",
    says: [
      "(?:did|do|does)(?:\\s+not|n['’]t)\\s+use\\s+the\\s+internet",
      "(?:was|were|is|are)(?:\\s+not|n['’]t)\\s+(?:using|on|connected\\s+to)\\s+the\\s+internet",
      "(?:without|lack(?:ed|s|ing)?)\\s+(?:access\\s+to\\s+the\\s+internet|internet(?:\\s+access)?)",
      "(?:were|was|are|is)\\s+(?:offline|not\\s+online)",
      "(?:have|has|had)\\s+never\\s+(?:used\\s+the\\s+internet|(?:been|gone)\\s+online)",
    ],
  },
  {
    id: "younger-than-65",
    label: "the share of people younger than 65",
    whole: "aged-65",
    says: [
      "(?:people\\s+)?(?:younger\\s+than|under|below)\\s+(?:the\\s+age\\s+of\\s+)?65(?:\\s+years(?:\\s+of\\s+age|\\s+old)?)?(?!%|\\s*(?:per|million|thousand|billion|\\d|dollars|pounds))",
    ],
  },
  {
    id: "without-forest",
    label: "the share of land that is not forest",
    whole: "forest",
    says: [
      "(?:was|were|is|are)(?:\\s+not|n['’]t)\\s+(?:covered\\s+(?:by|with|in)\\s+(?:forests?|trees|woods?)|forest(?:ed)?|wooded)",
    ],
  },
]
