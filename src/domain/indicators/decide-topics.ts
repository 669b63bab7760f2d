import type { Topic } from "./topic.ts"
import { listTopicParts } from "./topic-parts.ts"
import {
  CODE_TOPICS,
  DEFINITION_WORDS,
  PUBLISHED_TOPICS,
  TOPIC_UNITS,
  TOPIC_WORDS,
  type TopicWords,
} from "./topics.data.ts"

/** What the topics of an indicator are read from. */
export type TopicInput = {
  code: string
  /** The name as published. */
  name: string
  unit: string
  definition: string
  /** Under what the publisher files it. */
  publishedTopics: readonly string[]
}

const MAX_TOPICS = 3
const LONGEST_CODE = Math.max(...Object.keys(CODE_TOPICS).map((beginning) => beginning.length))

/**
 * The topics of an indicator, the surest first, at most three: what the name says, then the code, then the publisher's
 * own topics, then the unit. The definition is asked only where these say nothing.
 */
export function decideTopics(input: TopicInput): Topic[] {
  // A publisher named in brackets is not what is measured.
  const name = input.name.replaceAll("World Bank", "").replace(/^\[[^\]]*\]\s*/, "")
  const found = new Set<Topic>([
    ...topicsOfWords(name, TOPIC_WORDS),
    ...topicsOfCode(input.code),
    ...topicsOfPublisher(input.publishedTopics, name),
    ...topicsOfUnit(input.unit, name),
  ])
  if (found.size === 0)
    return topicsOfWords(firstSentence(input.definition), DEFINITION_WORDS).slice(0, MAX_TOPICS)
  return [...found].slice(0, MAX_TOPICS)
}

function topicsOfWords(text: string, rules: readonly TopicWords[]): Topic[] {
  return rules.filter((rule) => fits(rule, text)).map(({ topic }) => topic)
}

/** Words inside an exception do not count: "freshwater fish" says nothing of water. */
function fits({ words, except }: TopicWords, text: string): boolean {
  return words.test(except === undefined ? text : text.replace(except, " "))
}

/** The longest known beginning of a code decides. */
function topicsOfCode(code: string): readonly Topic[] {
  const key = code.toUpperCase()
  for (let length = Math.min(LONGEST_CODE, key.length); length > 0; length -= 1) {
    const topics = CODE_TOPICS[key.slice(0, length)]
    if (topics) return topics
  }
  return []
}

/** Publishers' topics go from wide to narrow (`Environment: Freshwater`): the narrowest known part counts. */
function topicsOfPublisher(published: readonly string[], name: string): Topic[] {
  return published.flatMap((text) => {
    const known = listTopicParts(text).find((part) => PUBLISHED_TOPICS.has(part))
    const rule = known === undefined ? undefined : PUBLISHED_TOPICS.get(known)
    return rule && (rule.where?.test(name) ?? true) ? rule.topics : []
  })
}

function topicsOfUnit(unit: string, name: string): Topic[] {
  return TOPIC_UNITS.filter(
    ({ words, except }) => words.test(unit) && !(except?.test(name) ?? false),
  ).map(({ topic }) => topic)
}

function firstSentence(definition: string): string {
  return /^.*?[.;](?=\s|$)/su.exec(definition)?.[0] ?? definition.slice(0, 200)
}
