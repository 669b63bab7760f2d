import { svg, type Markup } from "#domain/format/markup.ts"

import type { MapClass, MapPlace, MapScene } from "../scene/draw-map.ts"
import { measureMark, type MapMark } from "../scene/place-map-marks.ts"
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
  /** Of the ring around the number of a note, and of the number. */
  mark: { ring: Markup; number: Markup }
  /** Whether notes of other years are drawn without being seen: a player shows them. */
  hasHiddenMarks: boolean
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
    ...scene.marks.map((mark) => renderMark(mark, look, measureMark(view))),
  ])
}

/** The number of a note; one of other years is there for a player, but not seen. */
function renderMark(
  { label, from, to, x, y, isShown }: MapMark,
  { mark, hasHiddenMarks }: MapLook,
  radius: number,
): Markup | null {
  if (!isShown && !hasHiddenMarks) return null
  const years = hasHiddenMarks && svg` data-from="${from}" data-to="${to}"`
  const hidden = !isShown && svg` visibility="hidden"`
  const ring = svg`<circle${mark.ring} cx="${x}" cy="${y}" r="${radius}"/>`
  const size = Math.round(radius * 13) / 10
  const middle = Math.round((y + size * 0.35) * 10) / 10
  return svg`<g${years}${hidden}>${ring}<text${mark.number} x="${x}" y="${middle}" font-size="${size}" text-anchor="middle" font-weight="bold">${label}</text></g>`
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
