import type { Source } from "./source.ts"

type Terms = Pick<Source, "publisher" | "licence" | "redistribute">

/** Licences that allow every use, also a commercial one, as long as its results are shared on the same terms. */
const SHARE_ALIKE = /^(CC )?BY-SA\b|\bODbL\b/i

/** What readers may do with the figures of a source, in words. */
export function redistributionSentence(source: Terms): string {
  if (source.redistribute === "no") return `Shown here only. ${closedReason(source)}`
  if (source.redistribute === "yes")
    return SHARE_ALIKE.test(source.licence)
      ? "The figures may be downloaded and passed on with the credit; what is made from them must be under the same licence."
      : "The figures may be downloaded and passed on with the credit."
  return "The figures may be downloaded and passed on only under the licence’s terms, which may exclude commercial use or ask to share alike."
}

/** Why figures of a source that may not be passed on are in no file and no answer of the API. */
export function closedReason({ publisher, licence }: Terms): string {
  return `The licence of ${publisher} does not allow these figures to be passed on: ${licence.replace(/\.$/, "")}.`
}
