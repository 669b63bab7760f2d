import { REWORDED } from "./reworded-names.data.ts"
import { disagreement, distinctiveWords } from "./shares-words.ts"

/** What is wrong with a shown name against the published one, or `undefined`. */
export function nameFault(
  folder: string,
  published: string | undefined,
  shown: { id: string; name: string; unit: string },
): string | undefined {
  const reworded = distinctiveWords(REWORDED[folder]?.words ?? "")
  const stated = withoutConditions(published ?? "")
  const lacking = disagreement(stated, `${shown.name} ${shown.unit}`).filter(
    (word) => !reworded.has(word),
  )
  // A name that is too long for a title is shown with a gap.
  const mayLack = shown.name.includes("…") ? distinctiveWords(stated).size / 2 : 0
  return lacking.length <= mayLack
    ? undefined
    : `${folder} ${shown.id}: "${published ?? ""}" is shown as "${shown.name}" (${shown.unit}); ${lacking.join(", ")}`
}

/** Without conditions on other questions of a form, codes of variables and examples in brackets, and later sentences. */
function withoutConditions(name: string): string {
  return name
    .replace(/\. As of .*/, "")
    .replaceAll(
      /\((?:if|but|either|or all|including relapse|for example|not used|excluding|i\.e\.|e\.g\.)[^)]*\)|\([a-z]+(?:_[a-z\d]+)+\)/gi,
      " ",
    )
}
