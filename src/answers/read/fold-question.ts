import { LONGEST_QUESTION } from "#domain/longest-question.ts"

/**
 * A question in small letters without diacritics, possessives and marks that say nothing, so that tables of words need one
 * form of each word. Numbers keep their points, commas and signs.
 */
export function foldQuestion(text: string): string {
  return (
    text
      .slice(0, LONGEST_QUESTION)
      .normalize("NFKD")
      // "Où" asks for a place, "ou" says "or": their accent is all that tells them apart.
      .replace(/(?<![\p{L}\p{M}])(o)u\u0300(?![\p{L}\p{M}])/giu, "$1ù")
      .replace(/\p{M}/gu, "")
      .replace(/[’‘ʼ`´]/g, "'")
      .replace(/[–—−]/g, "-")
      // The currency of a figure is no country.
      .replace(/\b(?:U\.?S\.?|American) (dollars?)\b/gi, " $1 ")
      .replace(/\bUSD\b|\bUS\$(?!\s?\d)/gi, " dollars ")
      .replace(/\bUS\$(?=\s?\d)/gi, "$")
      .replace(/\bU\.?S\.?A?\.?(?=\W|$)/g, "united states")
      .toLowerCase()
      .replace(
        /\b(?:can|do|does|did|is|are|was|were|has|have|had|should|would|could)n't\b/g,
        (verb) => verb.replace("n't", " not"),
      )
      .replace(/(?<=\p{L})'s\b/gu, " ")
      .replace(/(?<=s)'(?=\s|$)/g, " ")
      .replace(/\b(l|d|qu|n|s|c|j|m|t|aujourd|jusqu)'/g, "$1 ")
      .replace(/[¿¡?!;:"“”«»()[\]{}|<>*_~^#@\\]+/g, " ")
      .replace(/\b(top|bottom|last|first)-?(\d{1,3})\b/g, "$1 $2")
      .replace(/\s\/\s/g, " ")
      .replace(/,(?!\d)|(?<!\d),/g, " ")
      .replace(/\.(?!\d)/g, " ")
      .replace(/\s+/g, " ")
      .trim()
  )
}
