/** What the tooltip says of one period, as the data points of a drawn chart do. */
export type PlotDataPoint = Values & {
  period: string
  x: number
  y: number | null
  /** The values of a second dataset in the same period. */
  second?: Values & { y: number | null }
}

type Values = { value: string; change: string; since: string }

/** The box flips to the other side of the pointer this close to the edges, in percent. */
const START_EDGE = 28
const END_EDGE = 72

/** Which dataset is read: both, or the one that Up or Down chose. */
type Chosen = "both" | "first" | "second"

/**
 * Lets a plot be read by pointer, touch and arrow keys: the nearest period is marked, shown in a box and, for keys,
 * spoken. Returns what takes it off again. Needs no framework, so that embeds can use it alone. `names` are those of
 * two datasets in one plot.
 */
export function attachTooltip(
  plot: HTMLElement,
  dataPoints: readonly PlotDataPoint[],
  names: readonly string[] = [],
): () => void {
  const box = plot.querySelector<HTMLElement>("[data-tooltip]")
  const cursor = plot.querySelector<HTMLElement>("[data-cursor]")
  const live = plot.querySelector<HTMLElement>("[data-live]")
  if (!box || !cursor || !live || dataPoints.length === 0) return () => undefined
  const marks = plotMarks(plot)
  let at = -1
  let chosen: Chosen = "both"

  const show = (next: number): void => {
    at = next
    const dataPoint = dataPoints[at]
    plot.classList.toggle("has-active", dataPoint !== undefined)
    box.hidden = cursor.hidden = dataPoint === undefined
    marks.show(at, dataPoint)
    if (!dataPoint) {
      chosen = "both"
      return
    }
    fillBox(box, dataPoint, chosen)
    for (const element of [box, cursor]) element.style.setProperty("--x", `${String(dataPoint.x)}%`)
    box.dataset["edge"] = dataPoint.x > END_EDGE ? "end" : dataPoint.x < START_EDGE ? "start" : ""
  }

  const onPointerMove = (event: PointerEvent): void => {
    const { left, width } = plot.getBoundingClientRect()
    const nearest = findNearestPoint(dataPoints, ((event.clientX - left) / width) * 100)
    if (nearest !== at) show(nearest)
  }
  const onPointerLeave = (event: PointerEvent): void => {
    // A finger that lifts also leaves; what it read stays until the next touch elsewhere.
    if (event.pointerType !== "touch") show(-1)
  }
  const onPointerDownOutside = (event: PointerEvent): void => {
    if (at >= 0 && event.target instanceof Node && !plot.contains(event.target)) show(-1)
  }
  const onBlur = (): void => {
    show(-1)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const series = names.length > 1 ? chosenBy(event.key, chosen) : undefined
    const next =
      series === undefined ? keyTarget(event.key, at, dataPoints.length - 1) : Math.max(at, 0)
    if (next === undefined) return
    event.preventDefault()
    chosen = series ?? chosen
    show(next)
    live.textContent = next < 0 ? "" : writeSpoken(dataPoints[next], names, chosen)
  }
  // What a pointer opened can be closed without moving it.
  const onDocumentKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && at >= 0) show(-1)
  }

  plot.addEventListener("pointermove", onPointerMove)
  plot.addEventListener("pointerdown", onPointerMove)
  plot.addEventListener("pointerleave", onPointerLeave)
  plot.addEventListener("blur", onBlur)
  plot.addEventListener("keydown", onKeyDown)
  plot.ownerDocument.addEventListener("pointerdown", onPointerDownOutside)
  plot.ownerDocument.addEventListener("keydown", onDocumentKeyDown)
  return () => {
    show(-1)
    plot.removeEventListener("pointermove", onPointerMove)
    plot.removeEventListener("pointerdown", onPointerMove)
    plot.removeEventListener("pointerleave", onPointerLeave)
    plot.removeEventListener("blur", onBlur)
    plot.removeEventListener("keydown", onKeyDown)
    plot.ownerDocument.removeEventListener("pointerdown", onPointerDownOutside)
    plot.ownerDocument.removeEventListener("keydown", onDocumentKeyDown)
  }
}

/** The bars of a period and the points that follow the reader. */
function plotMarks(plot: HTMLElement) {
  const bars = new Map<string, Element[]>()
  for (const bar of plot.querySelectorAll("[data-at]")) {
    const key = bar.getAttribute("data-at") ?? ""
    bars.set(key, [...(bars.get(key) ?? []), bar])
  }
  const dot = plot.querySelector(".reader")
  const square = plot.querySelector(".reader-2")
  let active = ""
  return {
    show(at: number, dataPoint: PlotDataPoint | undefined): void {
      for (const bar of bars.get(active) ?? []) bar.classList.remove("is-active")
      active = String(at)
      for (const bar of bars.get(active) ?? []) bar.classList.add("is-active")
      move(dot, dataPoint?.x, dataPoint?.y, ["cx", "cy"])
      move(square, dataPoint?.x, dataPoint?.second?.y, ["x", "y"])
    },
  }
}

function move(
  point: Element | null,
  x: number | undefined,
  y: number | null | undefined,
  [across, down]: readonly [string, string],
): void {
  point?.setAttribute("visibility", y == null ? "hidden" : "visible")
  if (x === undefined || y == null) return
  point?.setAttribute(across, `${String(x)}%`)
  point?.setAttribute(down, `${String(y)}%`)
}

/** Index of the data point nearest to a place, in percent of the width. */
export function findNearestPoint(dataPoints: readonly PlotDataPoint[], x: number): number {
  let nearest = 0
  for (const [k, dataPoint] of dataPoints.entries()) {
    const best = dataPoints[nearest]
    if (best && Math.abs(dataPoint.x - x) < Math.abs(best.x - x)) nearest = k
  }
  return nearest
}

/** Where a key leads: an index, -1 for nothing, `undefined` when the key is not for the plot. */
export function keyTarget(key: string, at: number, last: number): number | undefined {
  const within = (next: number) => Math.max(0, Math.min(last, next))
  if (key === "ArrowRight") return within(at + 1)
  if (key === "ArrowLeft") return within(at < 0 ? last : at - 1)
  if (key === "Home") return 0
  if (key === "End") return last
  if (key === "Escape" && at >= 0) return -1
  return undefined
}

/** The dataset that Up and Down lead to, `undefined` for other keys. */
export function chosenBy(key: string, chosen: Chosen): Chosen | undefined {
  if (key === "ArrowUp") return "first"
  if (key === "ArrowDown") return chosen === "both" ? "first" : "second"
  return undefined
}

/** The sentence for the live region: `2016: 15.7%. +6.7 points on 2015`; of two datasets both are named. */
export function writeSpoken(
  dataPoint: PlotDataPoint | undefined,
  names: readonly string[] = [],
  chosen: Chosen = "both",
): string {
  if (!dataPoint) return ""
  const { period, second } = dataPoint
  const [name = "", name2 = ""] = names
  if (!second) return `${period}: ${withChange(dataPoint)}`
  if (chosen === "both") return `${period}: ${name} ${dataPoint.value}, ${name2} ${second.value}`
  return chosen === "first"
    ? `${period}, ${name}: ${withChange(dataPoint)}`
    : `${period}, ${name2}: ${withChange(second)}`
}

function withChange(values: Values): string {
  const change = changeText(values)
  return `${values.value}${change === "" ? "" : `. ${change}`}`
}

function changeText({ change, since }: Values): string {
  return change === "" ? "" : `${change} on ${since}`
}

function fillBox(box: HTMLElement, dataPoint: PlotDataPoint, chosen: Chosen): void {
  box.dataset["chosen"] = chosen
  const { second } = dataPoint
  const texts: Record<string, string> = {
    period: dataPoint.period,
    value: dataPoint.value,
    change: second ? "" : changeText(dataPoint),
    value2: second?.value ?? "",
  }
  for (const part of box.querySelectorAll<HTMLElement>("[data-part]")) {
    part.textContent = texts[part.dataset["part"] ?? ""] ?? ""
  }
}
