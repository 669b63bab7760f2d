import type { ScatterScene } from "../explore/multi-scene.ts"

/** Every frame of a player as one file. */
export type PackedFrames = {
  years: readonly number[]
  /** What is said of a frame beside its year; empty for most. */
  remarks: readonly string[]
  drawing: MapFrames | ScatterFrames | RaceFrames
}

/** A letter for each place of each frame says its class; `-` stands for no figure. */
export type MapFrames = {
  kind: "map"
  /** By which the links of the map name their places. */
  slugs: readonly string[]
  names: readonly string[]
  /** CSS paint of each class, and of no figure. */
  fills: readonly string[]
  empty: string
  /** What a class means in words: `20% to 50%`. */
  classes: readonly string[]
  frames: readonly string[]
}

/** Paths of places over axes that all frames share: positions in percent, sizes in pixels. */
export type ScatterFrames = {
  kind: "scatter"
  scene: Omit<ScatterScene, "dots" | "paths" | "labels">
  places: readonly { name: string; at: number | null }[]
  /** All tracks count in steps of this size. */
  unit: number
  x: readonly Track[]
  y: readonly Track[]
  /** `null` where all dots are of one size. */
  radius: readonly Track[] | null
}

/** Steps from value to value; `null` where there is none. */
export type Track = readonly (number | null)[]

/** The bars of each frame from the highest: which place, its length in tenths of a percent, its value as it is written. */
export type RaceFrames = {
  kind: "race"
  title: string
  places: readonly { name: string; at: number | null }[]
  slots: number
  tickChars: number
  rightChars: number
  frames: readonly (readonly (readonly [place: number, length: number, value: string])[])[]
}

/** Whole numbers as steps from the one before: a slow path is a row of small numbers, which packs well. */
export function packTrack(values: readonly (number | null)[]): Track {
  let before = 0
  return values.map((value) => {
    if (value === null) return null
    const step = value - before
    before = value
    return step
  })
}

/** The numbers of a track. */
export function readTrack(track: Track): (number | null)[] {
  let at = 0
  return track.map((step) => {
    if (step === null) return null
    at += step
    return at
  })
}
