import { measure, type Measure } from "../measure.ts"

/** Lines of poverty in dollars a day, and the indicators of the share of people below them. */
const LINES: readonly (readonly [dollars: string, codes: string])[] = [
  ["1.90", "SI.POV.DDAY.2011"],
  ["2.15", surveysBelow("215")],
  ["3.00", "SI.POV.DDAY"],
  ["3.65", surveysBelow("365")],
  ["4.20", "SI.POV.LMIC"],
  ["6.85", surveysBelow("685")],
  ["8.30", "SI.POV.UMIC"],
  ["10.00", surveysBelow("1000")],
]

const WORDS: Readonly<Record<string, string>> = { "3": "three", "10": "ten" }

/** The share of people below a line: one measure for each line, so that no line is compared with the figure of another. */
export const POVERTY_MEASURES: readonly Measure[] = [
  ...LINES.map(([dollars, codes]) =>
    measure("share", [
      `poverty-${dollars.replace(".", "")}`,
      `the poverty rate at $${dollars} a day`,
      codes,
      ...sayLine(amount(dollars)),
    ]),
  ),
  measure("share", [
    "poverty-other-line",
    "the poverty rate at another line",
    "",
    ...sayLine(
      `(?!(?:${LINES.map(([dollars]) => amount(dollars)).join("|")})(?![\\d.]))(?:\\d+(?:\\.\\d+)?|one|two|three|four|five|ten)`,
    ),
  ]),
]

function surveysBelow(cents: string): string {
  return ["consumption", "income"]
    .map((kind) => `world-bank:PIP.headcount_ratio_${cents}.${kind}`)
    .join(" ")
}

/** "3.00" is "3" and "three" too, "4.20" is "4.2". */
function amount(dollars: string): string {
  const [whole = "", cents = ""] = dollars.split(".")
  const short = cents.replace(/0+$/, "")
  if (short === "") return `(?:${whole}(?:\\.00)?|${WORDS[whole] ?? whole})`
  return `${whole}\\.${short}${short === cents ? "" : "0?"}`
}

function sayLine(dollars: string): string[] {
  const line = `(?:(?:us\\s?)?\\$\\s?${dollars}|${dollars} (?:us )?dollars?)(?: (?:a|per) day| daily|-a-day|/day)`
  return [
    `(?:(?:live[sd]?|living|get(?:s|ting)? by|subsist(?:s|ed|ing)?|surviv(?:e[sd]?|ing)) )?(?:on|with) (?:less than|under|below|fewer than) ${line}`,
    `(?:live[sd]? |living )?(?:below|under|beneath) (?:the (?:(?:international )?poverty )?(?:line|threshold) of |the )?${line}(?: (?:poverty )?(?:line|threshold))?`,
    `poverty(?! gap)[^;.,%]{0,30} ${line}`,
  ]
}
