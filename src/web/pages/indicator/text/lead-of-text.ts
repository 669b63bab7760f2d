/** The start of a long text and what follows; `rest` is empty when the whole text is short enough to be read at once. */
export type FoldedText = { lead: string; rest: string }

const LEAD_SENTENCES = 3
/** A lead grows by whole sentences up to about this length, however short the first ones are. */
const SHORT_LEAD = 160
/** Less than this is not worth hiding. */
const SHORTEST_REST = 200
const sentences = new Intl.Segmenter("en", { granularity: "sentence" })
// What ends in a full stop without ending a sentence.
const UNFINISHED = /(?:\b(?:e\.g|i\.e|etc|vs|cf|approx|no|vol|ed|pp?|Dr|Mr|Mrs|St|[A-Z])\.|\()\s*$/

/** Folds a text after its first three sentences; a text that is hardly longer stays whole. */
export function leadOfText(text: string): FoldedText {
  const whole = text.trim()
  let lead = ""
  let count = 0
  for (const { segment } of sentences.segment(whole)) {
    if (count >= LEAD_SENTENCES && lead.length >= SHORT_LEAD) break
    lead += segment
    if (!UNFINISHED.test(lead)) count += 1
  }
  const rest = whole.slice(lead.length).trim()
  return rest.length < SHORTEST_REST ? { lead: whole, rest: "" } : { lead: lead.trim(), rest }
}
