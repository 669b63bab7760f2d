import type { SourceInfo } from "../indicator/page-data.ts"

/** The publisher, with the dataset where others of the same publisher stand beside it. */
export function nameSource(
  source: Pick<SourceInfo, "publisher" | "title">,
  sources: readonly Pick<SourceInfo, "publisher">[],
): string {
  const ofPublisher = sources.filter(({ publisher }) => publisher === source.publisher)
  return ofPublisher.length > 1 ? `${source.publisher}: ${source.title}` : source.publisher
}
