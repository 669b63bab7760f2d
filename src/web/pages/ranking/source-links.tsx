import { nameSource } from "./name-source.ts"
import type { SourceInfo } from "../indicator/page-data.ts"

/** The sources of a map, a ranking or a comparison, each with a link to its publisher: `Source: World Bank, WHO.` */
export function SourceLinks({
  sources,
}: {
  sources: readonly Pick<SourceInfo, "id" | "publisher" | "title" | "url">[]
}) {
  return (
    <>
      Source:{" "}
      {sources.map((source, k) => (
        <span key={source.id}>
          {k > 0 && ", "}
          <a href={source.url}>{nameSource(source, sources)}</a>
        </span>
      ))}
      .
    </>
  )
}
