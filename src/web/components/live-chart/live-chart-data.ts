import type { Scene } from "#charts/scene/scene.ts"
import type { Frequency } from "#domain/time/frequency.ts"

/** A chart inside a text, drawn by the server; `missing` where this site does not hold the series. */
export type LiveChartData =
  | {
      state: "drawn"
      title: string
      subtitle: string
      path: string
      scene: Scene
      frequency: Frequency
      notes: readonly string[]
      source: { text: string; url: string }
      vintage: string
    }
  | { state: "missing"; title: string }
