import {
  cardTags,
  embedTags,
  fileLinkTags,
  linkTag,
  oembedLinks,
  socialTags,
} from "../../components/head/discovery-tags.server.ts"
import type { HeadTag } from "../../components/head/head-tags.tsx"
import type { AnswerEmbedData } from "../chart-answer/load-answer-embed.server.ts"
import type { AnswerPageData } from "./page-data.ts"

/** What only other programs read in the head of an answer: the preview of its shared link, its embed, its files. */
export function answerDiscovery(page: AnswerPageData): HeadTag[] {
  const { query: title, sentence, origin, path, card, files, state } = page
  const url = origin + path
  const social = socialTags({ title, description: sentence, url })
  if (state !== "answered") return [...social, ...cardTags(null, "")]
  return [
    ...oembedLinks({ title, url, origin }).map(linkTag),
    ...fileLinkTags(files, origin),
    ...social,
    ...cardTags(card, sentence),
  ]
}

/** What only other programs read in the head of an embedded answer. */
export function answerEmbedDiscovery({ query: title, link, card }: AnswerEmbedData): HeadTag[] {
  if (card === null) return []
  return embedTags({ title, link, card })
}
