const MONTH_NAMES = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleString("en", { month: "long", timeZone: "UTC" }),
)
const MONTH = MONTH_NAMES.map((name) => `${name}|${name.slice(0, 3)}t?\\.?`).join("|")
const FORMS = [
  // 12 March 2024, 12th of March, 2024
  new RegExp(
    `\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?\\s+(?<month>${MONTH}),?\\s+(?<year>(?:19|20)\\d\\d)\\b`,
    "i",
  ),
  // March 12, 2024
  new RegExp(
    `\\b(?<month>${MONTH})\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>(?:19|20)\\d\\d)\\b`,
    "i",
  ),
  // 2024-03-12
  /\b(?<year>(?:19|20)\d\d)-(?<month>\d\d)-(?<day>\d\d)\b/,
]
/** A text is dated in its first lines; a date further down is one of what it tells. */
const HEAD = 400

/** The day that a text bears at its beginning, `YYYY-MM-DD`; `undefined` where it bears none, or one after `today`. */
export function findTextDay(text: string, today: string): string | undefined {
  const head = text.slice(0, HEAD)
  const [first] = FORMS.map((form) => form.exec(head))
    .filter((match) => match !== null)
    .sort((a, b) => a.index - b.index)
  const day = first?.groups && writeDay(first.groups)
  return day !== undefined && day <= today ? day : undefined
}

function writeDay({ year = "", month = "", day = "" }: Record<string, string>): string | undefined {
  const named = MONTH_NAMES.findIndex((name) =>
    name.toLowerCase().startsWith(month.slice(0, 3).toLowerCase()),
  )
  const number = /^\d/.test(month) ? Number(month) : named + 1
  const text = `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`
  const time = Date.parse(`${text}T00:00:00Z`)
  // There is no 31 February.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  return isDay ? text : undefined
}
