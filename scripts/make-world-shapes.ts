import { writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"

import { geoEqualEarth, geoPath, type GeoContext } from "d3-geo"
import { merge } from "topojson-client"
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from "topojson-specification"
import countries from "world-countries"

import { COUNTRIES } from "#domain/places/find-country.ts"

// `node scripts/make-world-shapes.ts` writes src/charts/scene/world-shapes.data.ts from Natural Earth's borders: projected
// (Equal Earth, so that areas compare), simplified, rounded to the unit of a box of 1500 in width.

const WIDTH = 1500
/** Corners that span a smaller triangle than this are left out, in square units of the box. */
const MIN_CORNER = 5
/** Islands smaller than this are left out, save the largest of each country. */
const MIN_ISLAND = 10
/** Countries smaller than this become a dot: nobody finds a shape of two units. */
const MIN_SHAPE = 14

type Point = readonly [number, number]
type Borders = Topology<{ countries: GeometryCollection<{ name: string }> }>

const read = createRequire(import.meta.url)
const topology = read("world-atlas/countries-50m.json") as Borders

/** Areas without a code of their own, shown as part of what most publishers count them to. */
const PART_OF: Readonly<Record<string, string>> = {
  Kosovo: "XKX",
  Somaliland: "SOM",
  "N. Cyprus": "CYP",
}
/** No publisher has figures of it, and its shape would take a tenth of the map. */
const LEFT_OUT = ["ATA"]

const codeOfNumber = new Map(countries.map(({ ccn3, cca3 }) => [ccn3, cca3]))
const known = new Set<string>(COUNTRIES.map(({ code }) => code))

function codeOf({ id, properties = {} }: Borders["objects"]["countries"]["geometries"][number]) {
  const code = codeOfNumber.get(String(id ?? "").padStart(3, "0"))
  const name = "name" in properties ? properties.name : ""
  return code === "UNK" ? "XKX" : (code ?? PART_OF[name])
}

const base = geoEqualEarth().scale(1).translate([0, 0])
const edge = base([180, 0])?.[0] ?? 1
const top = base([0, 84])?.[1] ?? -1
const bottom = base([0, -56])?.[1] ?? 1
const scale = WIDTH / (2 * edge)
// Without points in between: the corners are close enough.
const projection = geoEqualEarth()
  .scale(scale)
  .translate([WIDTH / 2, -top * scale])
  .precision(0)
const project = ([x, y]: Point): Point => projection([x, y]) ?? [0, 0]

/** Corners in order of how little they matter are taken out until all that remain matter enough (Visvalingam). */
function simplify(points: readonly Point[]): Point[] {
  const kept = points.map((point) => ({ point, at: project(point) }))
  for (;;) {
    let least = MIN_CORNER
    let at = -1
    for (let k = 1; k < kept.length - 1; k += 1) {
      const area = triangle(kept[k - 1]?.at, kept[k]?.at, kept[k + 1]?.at)
      if (area < least) [least, at] = [area, k]
    }
    if (at < 0) return kept.map(({ point }) => point)
    kept.splice(at, 1)
  }
}

function triangle(a: Point | undefined, b: Point | undefined, c: Point | undefined): number {
  if (!a || !b || !c) return 0
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
}

function areaOf(ring: readonly Point[]): number {
  let sum = 0
  for (const [k, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(k + 1) % ring.length] ?? [0, 0]
    sum += x * nextY - nextX * y
  }
  return Math.abs(sum) / 2
}

/** Steps from corner to corner, which are shorter than places. */
function pathOf(rings: readonly (readonly Point[])[]): string {
  let path = ""
  for (const ring of rings) {
    const corners = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
    let [lastX, lastY] = corners[0] ?? [0, 0]
    let steps = ""
    for (const [x, y] of corners.slice(1)) {
      if (x === lastX && y === lastY) continue
      const [dx, dy] = [x - lastX, y - lastY]
      steps += `${steps === "" || dx < 0 ? "" : " "}${String(dx)}${dy < 0 ? "" : " "}${String(dy)}`
      ;[lastX, lastY] = [x, y]
    }
    const [x, y] = corners[0] ?? [0, 0]
    if (steps.length > 4) path += `M${String(x)} ${String(y)}l${steps}z`
  }
  return path
}

// Borders are simplified once for both sides, so that no gaps open between neighbours.
const plain = {
  ...topology,
  transform: undefined,
  arcs: topology.arcs.map((arc) => simplify(absolute(arc as unknown as Point[]))),
}

function absolute(arc: readonly Point[]): Point[] {
  const { scale: [sx, sy] = [1, 1], translate: [tx, ty] = [0, 0] } = topology.transform ?? {}
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * sx + tx, y * sy + ty]
  })
}

/** The rings of a shape as they lie in the box; what crosses the edge of the map is cut there. */
function ringsOf(shape: GeoJSON.MultiPolygon): Point[][] {
  const rings: Point[][] = []
  const context: GeoContext = {
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1)?.push([x, y]),
    closePath: () => undefined,
    beginPath: () => undefined,
    arc: () => undefined,
  }
  geoPath(projection, context)(shape)
  return rings
}

const shapes = new Map<string, (Polygon | MultiPolygon)[]>()
for (const geometry of topology.objects.countries.geometries) {
  const code = codeOf(geometry)
  if (code === undefined || LEFT_OUT.includes(code) || !known.has(code)) continue
  if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") continue
  shapes.set(code, [...(shapes.get(code) ?? []), geometry])
}

const paths: Record<string, string> = {}
const dots: Record<string, readonly [number, number]> = {}
for (const { code } of COUNTRIES) {
  const parts = shapes.get(code)
  const rings = parts ? ringsOf(merge(plain as unknown as Borders, parts)) : []
  const sorted = rings.toSorted((a, b) => areaOf(b) - areaOf(a))
  const large = sorted.filter((ring, k) => k === 0 || areaOf(ring) >= MIN_ISLAND)
  const total = large.reduce((sum, ring) => sum + areaOf(ring), 0)
  const path = total < MIN_SHAPE ? "" : pathOf(large)
  if (path !== "") paths[code] = path
  else {
    const place = countries.find(({ cca3 }) => cca3 === (code === "XKX" ? "UNK" : code))
    const [latitude, longitude] = place?.latlng ?? [49.4, -2.3]
    const [x, y] = project([longitude, latitude])
    dots[code] = [Math.round(x), Math.round(y)]
  }
}

const lines = (table: object) =>
  Object.entries(table).map(
    ([code, value]) =>
      `  ${code}: ${typeof value === "string" ? JSON.stringify(value) : `[${String(value).replace(",", ", ")}]`},`,
  )

/** What a map of one continent shows, in degrees: west, south, east, north. */
const CONTINENT_EDGES = {
  africa: [-26, -37, 60, 39],
  americas: [-150, -56, -32, 72],
  asia: [24, -12, 148, 56],
  europe: [-25, 34, 52, 71.5],
  oceania: [110, -48, 180, 16],
} as const

const views = Object.fromEntries(
  Object.entries(CONTINENT_EDGES).map(([continent, [west, south, east, north]]) => {
    // Meridians bend outwards towards the equator.
    const widest = Math.sign(south) === Math.sign(north) ? Math.min(south, north) : 0
    const [left, right] = [project([west, widest])[0], project([east, widest])[0]]
    const [upper, lower] = [project([0, north])[1], project([0, south])[1]]
    return [continent, [left, upper, right - left, lower - upper].map(Math.round)]
  }),
)

/** The generated file, as it should stand in the tree. */
export const WORLD_SHAPES_FILE = [
  "// Made by scripts/make-world-shapes.ts from Natural Earth (public domain) as packed by world-atlas. Equal Earth.",
  "",
  `/** Width and height of the box in which countries are drawn. */`,
  `export const WORLD_BOX = { width: ${String(WIDTH)}, height: ${String(Math.ceil((bottom - top) * scale))} } as const`,
  "",
  "/** The part of the box that shows one continent: x, y, width, height. */",
  `export const WORLD_VIEWS = {`,
  ...Object.entries(views).map(([continent, box]) => `  ${continent}: [${box.join(", ")}],`),
  "} as const",
  "",
  "/** The outline of each country by ISO 3166 alpha-3 code, as an SVG path. */",
  "export const WORLD_SHAPES: Readonly<Record<string, string>> = {",
  ...lines(paths),
  "}",
  "",
  "/** Where countries lie that are too small for a shape. */",
  "export const WORLD_DOTS: Readonly<Record<string, readonly [x: number, y: number]>> = {",
  ...lines(dots),
  "}",
  "",
].join("\n")

if (import.meta.main) {
  await writeFile(
    join(import.meta.dirname, "..", "src", "charts", "scene", "world-shapes.data.ts"),
    WORLD_SHAPES_FILE,
  )
}
