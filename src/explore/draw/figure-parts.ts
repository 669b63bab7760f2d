import type { ExploreSpec } from "#charts/explore/explore-spec.ts"

import type { ComposedFrames, Composition } from "../composition.ts"
import type { ExploreRequest } from "../read/read-address.ts"
import type { SeriesParts } from "../read/read-series.ts"

/** What a layout makes of the series. */
export type Composed = Pick<
  Composition,
  "figure" | "table" | "rows" | "subtitle" | "description" | "title"
> & { notes: readonly string[]; frames?: ComposedFrames | null }

/** What a layout is made of. */
export type FigureParts = SeriesParts & { request: ExploreRequest; spec: ExploreSpec }
