import { expect, test } from "vitest"
import { parseTopic, topicLabel, TOPICS } from "./topic.ts"

test("a topic is read in any case, and what is none is unknown", () => {
  expect(parseTopic(" Energy ")).toBe("energy")
  expect(parseTopic("weather")).toBeUndefined()
})

test("every topic reads back from its own label", () => {
  expect(TOPICS.map((topic) => parseTopic(topicLabel(topic)))).toEqual([...TOPICS])
})
