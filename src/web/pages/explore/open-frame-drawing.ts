import { WEB_LOOK } from "#charts/explore/plot-look.ts"
import { renderPlot } from "#charts/explore/render-plot.ts"
import type { MapFrames, PackedFrames } from "#charts/frames/packed-frames.ts"
import { nameFrame, openPlotFrames } from "#charts/frames/read-frame.ts"

/** A figure that can show any of its frames, and stand again as it came. */
export type FrameDrawing = {
  /** Between two frames, at 3.4 for instance, what moves is on its way. */
  show: (at: number) => void
  restore: () => void
}

/** Draws frames into the figure of a page. */
export function openFrameDrawing(figure: HTMLElement, frames: PackedFrames): FrameDrawing {
  return frames.drawing.kind === "map"
    ? openMap(figure, frames, frames.drawing)
    : openPlot(figure, frames)
}

function openPlot(figure: HTMLElement, frames: PackedFrames): FrameDrawing {
  const plot = figure.querySelector<HTMLElement>("[data-plot]")
  const svg = plot?.querySelector("svg")
  const readSize = () => ({ width: plot?.clientWidth ?? 0, height: plot?.clientHeight ?? 0 })
  const draw = openPlotFrames(frames, readSize)
  if (!plot || !svg || !draw) return NOTHING
  const [markup, style] = [svg.innerHTML, plot.getAttribute("style") ?? ""]
  return {
    show: (at) => {
      const scene = draw(at)
      svg.innerHTML = renderPlot(scene, WEB_LOOK).toString()
      plot.style.setProperty("--tick-chars", String(scene.tickChars))
    },
    restore: () => {
      svg.innerHTML = markup
      plot.setAttribute("style", style)
    },
  }
}

const NOTHING: FrameDrawing = { show: () => undefined, restore: () => undefined }

type Place = { link: SVGAElement; text: string }

function openMap(figure: HTMLElement, frames: PackedFrames, map: MapFrames): FrameDrawing {
  const links = [...figure.querySelectorAll<SVGAElement>(".map-svg a")]
  const places = new Map(
    links.map((link): [string, Place] => [
      decodeURIComponent(link.href.baseVal.split("/").at(-1) ?? ""),
      { link, text: readText(link) },
    ]),
  )
  const marks = [...figure.querySelectorAll<SVGGElement>(".map-svg [data-from]")]
  const own = marks.map((mark) => mark.getAttribute("visibility"))
  let shown = -1
  return {
    show: (at) => {
      const k = Math.round(at)
      if (k === shown) return
      shown = k
      const year = nameFrame(frames, k)
      const classes = map.frames[k] ?? ""
      for (const mark of marks) showMark(mark, frames.years[k] ?? 0)
      for (const [n, slug] of map.slugs.entries()) {
        const place = places.get(slug)
        if (!place) continue
        const letter = classes.charAt(n)
        place.link.style.fill = letter === "-" ? map.empty : (map.fills[Number(letter)] ?? "")
        const what = letter === "-" ? "no data" : (map.classes[Number(letter)] ?? "")
        writeText(place.link, `${map.names[n] ?? ""}: ${what}, ${year}`)
      }
    },
    restore: () => {
      for (const [n, mark] of marks.entries()) mark.setAttribute("visibility", own[n] ?? "inherit")
      for (const { link, text } of places.values()) {
        link.style.removeProperty("fill")
        writeText(link, text)
      }
    },
  }
}

/** The number of a note is seen in its own years. */
function showMark(mark: SVGGElement, year: number): void {
  const { from = "", to = "" } = mark.dataset
  const isShown = Number(from) <= year && year <= Number(to)
  mark.setAttribute("visibility", isShown ? "inherit" : "hidden")
}

/** What is said of a place: in its title, or where the map's own box reads it. */
function readText(link: SVGAElement): string {
  return link.querySelector("title")?.textContent ?? link.dataset["text"] ?? ""
}

function writeText(link: SVGAElement, text: string): void {
  const title = link.querySelector("title")
  if (title) title.textContent = text
  else link.dataset["text"] = text
}
