import { capitalize } from "../format/capitalize.ts"

/** Subjects that cut across the categories, in the order shown. An indicator has none to three of them. */
export const TOPICS = [
  "environment",
  "energy",
  "water",
  "technology",
  "governance",
  "crime",
  "gender",
  "poverty",
  "debt",
] as const

export type Topic = (typeof TOPICS)[number]

/** The name of a topic as it is shown: `Environment`. */
export function topicLabel(topic: Topic): string {
  return capitalize(topic)
}

/** Reads a topic in any case; `undefined` when unknown. */
export function parseTopic(text: string): Topic | undefined {
  const key = text.trim().toLowerCase()
  return TOPICS.find((topic) => topic === key)
}
