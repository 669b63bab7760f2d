import type { DoubtfulFigure } from "./decide-doubtful.ts"
import { periodLabel } from "../time/period.ts"
import { lastIndex, trimGaps, type Observations } from "./series.ts"

/** Doubtful figures by their periods; `undefined` or empty where there are none. */
type Doubtful = readonly DoubtfulFigure[] | undefined

/** The figures without the doubtful ones: what is ranked, averaged, compared and judged. May be empty. */
export function withoutDoubtful(observations: Observations, doubtful: Doubtful): Observations {
  if (!doubtful || doubtful.length === 0) return observations
  return trimGaps(blankDoubtful(observations, doubtful)) ?? { ...observations, values: [] }
}

/** The same periods with a gap in place of each doubtful figure. */
export function blankDoubtful(observations: Observations, doubtful: Doubtful): Observations {
  if (!doubtful || doubtful.length === 0) return observations
  const left = new Set(doubtful.map(({ index }) => index))
  const values = observations.values.map((value, k) =>
    left.has(observations.start + k) ? null : value,
  )
  return { ...observations, values }
}

/** The doubtful ones among the figures shown. */
export function doubtfulShown(doubtful: Doubtful, shown: Observations): DoubtfulFigure[] {
  return (doubtful ?? []).filter(({ index }) => index >= shown.start && index <= lastIndex(shown))
}

/** Whether a figure is doubtful. */
export function isDoubtful(doubtful: Doubtful, index: number): boolean {
  return doubtful?.some((each) => each.index === index) ?? false
}

const MAX_NAMED = 5

/** Names the doubtful figures with their reasons: `As published, doubtful: 2015 (share over 100 %).` Empty for none. */
export function doubtfulSentence(
  doubtful: Doubtful,
  { frequency }: Pick<Observations, "frequency">,
): string {
  if (!doubtful || doubtful.length === 0) return ""
  const byReason = [...Map.groupBy(doubtful, ({ reason }) => reason)]
  const parts = byReason.map(([reason, alike]) => {
    const labels = alike.map(({ index }) => periodLabel(frequency, index))
    const named = labels.length > MAX_NAMED ? describeRange(labels) : labels.join(", ")
    return `${named} (${reason.replace(/\.$/, "")})`
  })
  return `As published, doubtful: ${parts.join("; ")}.`
}

function describeRange(labels: readonly string[]): string {
  return `${String(labels.length)} figures from ${labels[0] ?? ""} to ${labels.at(-1) ?? ""}`
}
