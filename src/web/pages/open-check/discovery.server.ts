import {
  cardTags,
  linkTag,
  oembedLinks,
  socialTags,
} from "../../components/head/discovery-tags.server.ts"
import type { HeadTag } from "../../components/head/head-tags.tsx"
import { describeCheck } from "../check/describe-check.ts"
import type { OpenCheckData } from "./page-data.ts"

/** What only other programs read in the head of a check: the preview of its shared link and its embed. */
export function openCheckDiscovery({ origin, links, checked }: OpenCheckData): HeadTag[] {
  if (!links || !checked) return []
  const title = checked.article?.title ? `Fact check: ${checked.article.title}` : "Fact check"
  const url = origin + links.path
  const description = describeCheck(checked.claims)
  const social = socialTags({ title, description, url })
  if (links.frame === null || links.card === null || checked.claims.length === 0)
    return [...social, ...cardTags(null, "")]
  return [
    ...oembedLinks({ title, url, origin }).map(linkTag),
    ...social,
    ...cardTags(origin + links.card, description),
  ]
}
