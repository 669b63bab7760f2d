import { svg, type Markup } from "#domain/format/markup.ts"

import type { MapClass, MapPlace, MapScene } from "../scene/draw-map.ts"
import { definePattern, type Pattern } from "./pattern.ts"

/** Decides for one map how it looks: on a page, or in an image. */
export type MapTheme = (scene: MapScene) => MapLook

/** What the elements of a map look like. `Markup` stands for attributes unless said otherwise. */
export type MapLook = {
  /** Of places without a figure. */
  hatch: Pattern
  land: Markup
  /** Of a class; `undefined` stands for the places without a figure. */
  places: (mapClass: MapClass | undefined) => Markup
  /** Of a place that is too small for an outline. */
  dot: Markup | null
  /** A whole element: what is said of a place inside its shape. */
  title: (place: MapPlace) => Markup | null
  /** A whole element: the shape, and what is put around it. */
  place: (place: MapPlace, shape: Markup) => Markup
  /** The whole drawing. */
  wrap: (content: readonly (Markup | null)[]) => Markup
}

/** A map as SVG: land without places, then the places by class from the highest, those without a figure last. */
export function renderMap(scene: MapScene, theme: MapTheme): Markup {
  const look = theme(scene)
  const { view, classes, places, land } = scene
  const outlines = land.join("")
  const groups = [...classes.keys()].toReversed()
  return look.wrap([
    definePattern(look.hatch),
    outlines === "" ? null : svg`<path${look.land} d="${outlines}"/>`,
    ...[...groups, null].map((at) => {
      const members = places.filter((place) => place.at === at)
      if (members.length === 0) return null
      const shapes = members.map((place) => look.place(place, renderShape(place, look, view.width)))
      return svg`<g${look.places(at === null ? undefined : classes[at])}>${shapes}</g>`
    }),
  ])
}

function renderShape(place: MapPlace, look: MapLook, width: number): Markup {
  const { shape } = place
  const title = look.title(place)
  if (typeof shape === "string") {
    return title === null ? svg`<path d="${shape}"/>` : svg`<path d="${shape}">${title}</path>`
  }
  const radius = Math.round(width / 22) / 10
  const circle = svg`<circle${look.dot} cx="${shape[0]}" cy="${shape[1]}" r="${radius}"`
  return title === null ? svg`${circle}/>` : svg`${circle}>${title}</circle>`
}
