import { HtmlValidate } from "html-validate"

// What is left to taste or to other tests: form of the source, and rules that our own checks make stricter.
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "void-style": "off",
    "long-title": "off",
    "require-sri": "off",
    "no-raw-characters": "off",
    "tel-non-breaking": "off",
    "prefer-native-element": "off",
    "no-implicit-button-type": "off",
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
})

/** What is wrong with a page's HTML, each with the rule and the place. */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  )
}

/** What is wrong with the headings of a page: not one of the first level, or a level that is left out on the way down. */
export function headingFaults(html: string): string[] {
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
  const tops = levels.filter((level) => level === 1).length
  const faults = tops === 1 ? [] : [`${String(tops)} h1`]
  for (const [k, level] of levels.entries()) {
    const before = levels[k - 1] ?? level
    if (level > before + 1) faults.push(`h${String(before)} to h${String(level)}`)
  }
  return faults
}
