import { RATE, type Measure } from "../measure.ts"

/** Measures of work. */
export const WORK_MEASURES: readonly Measure[] = [
  {
    id: "youth-unemployment",
    label: "the youth unemployment rate",
    kind: "rate",
    units: RATE,
    codes: ["SL.UEM.1524.ZS"],
    says: [
      "youth\\s+(?:unemployment|joblessness)(?:\\s+rate)?",
      "unemployment\\s+(?:rate\\s+)?among\\s+(?:the\\s+)?(?:young|youth|young\\s+people)",
      "joblessness\\s+among\\s+(?:the\\s+)?young(?:\\s+people)?",
      "young\\s+people\\s+(?:were|are)\\s+(?:unemployed|jobless|out\\s+of\\s+work)",
    ],
  },
  {
    id: "female-unemployment",
    label: "the female unemployment rate",
    kind: "rate",
    units: RATE,
    codes: ["SL.UEM.TOTL.FE.ZS"],
    says: [
      "female\\s+unemployment(?:\\s+rate)?",
      "unemployment\\s+(?:rate\\s+)?(?:among|of|for)\\s+women",
    ],
  },
  {
    id: "male-unemployment",
    label: "the male unemployment rate",
    kind: "rate",
    units: RATE,
    codes: ["SL.UEM.TOTL.MA.ZS"],
    says: [
      "male\\s+unemployment(?:\\s+rate)?",
      "unemployment\\s+(?:rate\\s+)?(?:among|of|for)\\s+men",
    ],
  },
  {
    id: "unemployment",
    label: "the unemployment rate",
    kind: "rate",
    units: RATE,
    codes: ["SL.UEM.TOTL.ZS", "LUR"],
    says: [
      "(?<!(?:youth|female|male)\\s)(?:unemployment|joblessness|jobless)(?:\\s+rate)?",
      "rate\\s+of\\s+(?:unemployment|joblessness)",
      "out\\s+of\\s+(?:work|a\\s+job)",
      "(?:was|were|is|are)\\s+unemployed",
      "unemployed",
      "(?:without|no)\\s+(?:work|jobs?)",
    ],
  },
  {
    id: "participation",
    label: "the labour force participation rate",
    kind: "rate",
    units: RATE,
    codes: ["SL.TLF.CACT.ZS"],
    says: ["labou?r[- ]force\\s+participation(?:\\s+rate)?"],
  },
  {
    id: "employment-rate",
    label: "the employment rate",
    kind: "rate",
    units: RATE,
    codes: ["SL.EMP.TOTL.SP.ZS"],
    says: ["employment(?:[- ]to[- ]population)?\\s+(?:rate|ratio)"],
  },
  {
    id: "wages",
    label: "average wages",
    kind: "money",
    units: ["money", "percent"],
    codes: [],
    says: ["(?:average|real|minimum|median)\\s+(?:wages?|pay|earnings|salar(?:y|ies))", "wages"],
  },
]
