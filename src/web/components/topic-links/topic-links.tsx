import X from "lucide-react/icons/x"

import { TOPICS, topicLabel, type Topic } from "#domain/indicators/topic.ts"

import { Icon } from "../icon/icon.tsx"
import { Link } from "../link/link.tsx"
import styles from "./topic-links.module.css"

/** The topics to narrow a list by. The one that is chosen leads back to the whole list. */
export function TopicFilter({
  current,
  pathOf,
}: {
  current: Topic | null
  /** Address of the list with a topic, or of the whole list for none. */
  pathOf: (topic: Topic | null) => string
}) {
  return (
    <nav className={styles.row} aria-label="Topics">
      <span aria-hidden="true">Topics</span>
      {TOPICS.map((topic) =>
        topic === current ? (
          <Link
            key={topic}
            className={styles.current}
            to={pathOf(null)}
            aria-current="true"
            aria-label={`${topicLabel(topic)}, show all topics`}
            preventScrollReset
          >
            {topicLabel(topic)}
            <Icon of={X} size={16} />
          </Link>
        ) : (
          <Link key={topic} className={styles.chip} to={pathOf(topic)} preventScrollReset>
            {topicLabel(topic)}
          </Link>
        ),
      )}
    </nav>
  )
}

/** Small links from an indicator to everything of its topics. */
export function TopicTags({
  topics,
  pathOf,
}: {
  topics: readonly Topic[]
  pathOf: (topic: Topic) => string
}) {
  return topics.map((topic) => (
    <Link key={topic} className={styles.tag} to={pathOf(topic)} rel="tag">
      {topicLabel(topic)}
    </Link>
  ))
}
