import { BRAND } from "#domain/brand.ts"
import { checkFeedPath, publishedCheckPath } from "#domain/addresses/check-paths.ts"

import type { WebServices } from "../../services.server.ts"
import type { AtomFeed } from "./atom-xml.server.ts"

/** What new data changed about a published check, and that it was published; `undefined` where there is none. */
export async function loadCheckFeed(
  { checks, publicUrl }: Pick<WebServices, "checks" | "publicUrl">,
  id: string,
): Promise<AtomFeed | undefined> {
  const check = await checks.find(id)
  if (!check) return undefined
  const link = publicUrl + publishedCheckPath(id)
  return {
    self: publicUrl + checkFeedPath(id),
    title: `Fact check: ${check.title}`,
    subtitle: "Verdicts that new data changed.",
    link,
    author: BRAND,
    rights: "Verdicts may be quoted with their source.",
    entries: [
      ...check.changes.map(({ words, from, to, message, at }, k) => ({
        id: `${link}#change-${at}-${String(k)}`,
        title: `Now ${to}, before ${from}: ${words}`,
        updated: new Date(at),
        link,
        summary: message,
      })),
      {
        id: `${link}#published-${check.publishedAt.toISOString()}`,
        title: `Published: ${check.title}`,
        updated: check.publishedAt,
        link,
        summary: `${String(check.claims.length)} statements were checked.`,
      },
    ],
  }
}
