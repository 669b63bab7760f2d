import { svg, type Markup } from "#domain/format/markup.ts"

/** A length as it stands in an attribute: `12.5%`, or 12.5 pixels. */
export type Length = string | number

/** Slanted stripes: `content` is drawn into a square of the given size, again and again. */
export type Pattern = { id: string; size: Length; content: Markup }

/** Makes a pattern known to its document: `fill="url(#id)"` paints with it. */
export function definePattern({ id, size, content }: Pattern): Markup {
  return svg`<defs><pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${content}</pattern></defs>`
}
