import type { ComparedView } from "#charts/query/compared-view.ts"

/** The source of a comparison whose licence keeps its figures on this site, if there is one. */
export function findClosedSource({ first, second }: ComparedView) {
  return [first, second]
    .flatMap((side) => side?.series.source ?? [])
    .find(({ isClosed }) => isClosed)
}
