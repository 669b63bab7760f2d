import { CODE_PREFIXES, DECISIVE_WORDS, TOPICS, WORDS } from "./categories.data.ts"
import type { Category } from "./category.ts"
import { withoutPriceBasis } from "./price-basis.ts"
import { listTopicParts } from "./topic-parts.ts"

const TOPIC_RANK: ReadonlyMap<string, number> = new Map(
  TOPICS.map(([topic], rank) => [topic, rank]),
)
const LONGEST_PREFIX = Math.max(...Object.keys(CODE_PREFIXES).map((prefix) => prefix.length))

/** The one category of an indicator; economy where code, name and topics say nothing. */
export function decideCategory(input: {
  code: string
  name: string
  topics: readonly string[]
}): Category {
  // A publisher named in brackets is not a bank that the figures are about.
  const name = withoutPriceBasis(input.name).replaceAll("World Bank", "")
  return (
    categoryOfCode(input.code) ??
    categoryOfWords(DECISIVE_WORDS, name) ??
    categoryOfTopics(input.topics) ??
    categoryOfWords(WORDS, name) ??
    "economy"
  )
}

function categoryOfCode(code: string): Category | undefined {
  const key = code.toUpperCase()
  for (let length = Math.min(LONGEST_PREFIX, key.length); length > 0; length -= 1) {
    const category = CODE_PREFIXES[key.slice(0, length)]
    if (category) return category
  }
  return undefined
}

function categoryOfTopics(topics: readonly string[]): Category | undefined {
  const ranks = topics.map(rankOfTopic).filter((rank) => rank !== undefined)
  return ranks.length === 0 ? undefined : TOPICS[Math.min(...ranks)]?.[1]
}

/** World Bank topics go from wide to narrow (`Health: Population: Structure`): the narrowest known part counts. */
function rankOfTopic(topic: string): number | undefined {
  const known = listTopicParts(topic).find((part) => TOPIC_RANK.has(part))
  return known === undefined ? undefined : TOPIC_RANK.get(known)
}

function categoryOfWords(
  rules: readonly (readonly [words: RegExp, category: Category])[],
  name: string,
): Category | undefined {
  return rules.find(([words]) => words.test(name))?.[1]
}
