import type { MetaDescriptor } from "react-router"

import { postFeedPath } from "#domain/addresses/page-paths.ts"
import { categoryLabel, type Category } from "#domain/indicators/category.ts"

/** Tells programs of the feed of all posts and of those on the topics given. */
export function feedLinks(topics: readonly Category[]): MetaDescriptor[] {
  return [undefined, ...topics].map((topic) => ({
    tagName: "link",
    rel: "alternate",
    type: "application/atom+xml",
    title: topic === undefined ? "Blog" : `Blog: ${categoryLabel(topic)}`,
    href: postFeedPath(topic),
  }))
}
