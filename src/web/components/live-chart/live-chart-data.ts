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

/** The same indicator in several places, each in a small chart on the one scale of them all. */
export type SmallMultiplesData = {
  /** The indicator, without its unit. */
  title: string
  subtitle: string
  panels: readonly SmallPanel[]
  frequency: Frequency
  notes: readonly string[]
  source: { text: string; url: string }
  vintage: string
}

export type SmallPanel = { name: string; path: string; scene: Scene }
