import { RATE, type Measure } from "../measure.ts"

/** Measures of education. */
export const EDUCATION_MEASURES: readonly Measure[] = [
  {
    id: "education-spending",
    label: "government spending on education as a share of GDP",
    kind: "share",
    units: RATE,
    codes: ["SE.XPD.TOTL.GD.ZS"],
    says: [
      "(?:government\\s+spending\\s+on\\s+education(?:\\s+as\\s+a\\s+share\\s+of\\s+gdp)?|education\\s+(?:spending|expenditures?|budget))",
      "spen(?:t|ds?|ding)\\b[^;]{0,50}\\bon\\s+education",
    ],
  },
  {
    id: "literacy",
    label: "the adult literacy rate",
    kind: "share",
    units: RATE,
    codes: ["SE.ADT.LITR.ZS"],
    says: ["(?:adult\\s+)?literacy(?:\\s+rate)?", "(?:can|could)\\s+read(?:\\s+and\\s+write)?"],
  },
  {
    id: "primary-enrolment",
    label: "primary school enrolment",
    kind: "share",
    units: RATE,
    codes: ["SE.PRM.ENRR"],
    says: ["primary(?:[- ]school)?\\s+enrol?lment(?:\\s+rate)?"],
  },
  {
    id: "secondary-enrolment",
    label: "secondary school enrolment",
    kind: "share",
    units: RATE,
    codes: ["SE.SEC.ENRR"],
    says: ["secondary(?:[- ]school)?\\s+enrol?lment(?:\\s+rate)?"],
  },
  {
    id: "research-spending",
    label: "research and development spending as a share of GDP",
    kind: "share",
    units: RATE,
    codes: ["GB.XPD.RSDV.GD.ZS"],
    says: [
      "(?:research\\s+and\\s+development|r&d)(?:\\s+(?:spending|expenditure)(?:\\s+as\\s+a\\s+share\\s+of\\s+gdp)?)?",
    ],
  },
]
