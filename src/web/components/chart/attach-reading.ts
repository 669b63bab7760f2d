/** What is read out of one period; the same shape as a drawn chart's readings. */
export type PlotReading = {
  period: string
  x: number
  y: number | null
  value: string
  change: string
  since: string
}

/** The box flips to the other side of the pointer this close to the edges, in percent. */
const START_EDGE = 28
const END_EDGE = 72

/**
 * Lets a plot be read by pointer, touch and arrow keys: the nearest period is marked, told in a box and, for keys,
 * spoken. Returns what takes it off again. Needs no framework, so that embeds can use it alone.
 */
export function attachReading(plot: HTMLElement, readings: readonly PlotReading[]): () => void {
  const box = plot.querySelector<HTMLElement>("[data-reading]")
  const cursor = plot.querySelector<HTMLElement>("[data-cursor]")
  const live = plot.querySelector<HTMLElement>("[data-live]")
  if (!box || !cursor || !live || readings.length === 0) return () => undefined
  const bars = new Map<string, Element>()
  for (const bar of plot.querySelectorAll("[data-at]")) {
    bars.set(bar.getAttribute("data-at") ?? "", bar)
  }
  const dot = plot.querySelector(".reader")
  let at = -1

  const show = (next: number): void => {
    bars.get(String(at))?.classList.remove("is-active")
    at = next
    const reading = readings[at]
    plot.classList.toggle("has-active", reading !== undefined)
    box.hidden = cursor.hidden = reading === undefined
    dot?.setAttribute("visibility", reading?.y == null ? "hidden" : "visible")
    if (!reading) return
    bars.get(String(at))?.classList.add("is-active")
    dot?.setAttribute("cx", `${String(reading.x)}%`)
    dot?.setAttribute("cy", `${String(reading.y ?? 0)}%`)
    fillBox(box, reading)
    for (const element of [box, cursor]) element.style.setProperty("--x", `${String(reading.x)}%`)
    box.dataset["edge"] = reading.x > END_EDGE ? "end" : reading.x < START_EDGE ? "start" : ""
  }

  const pointed = (event: PointerEvent): void => {
    const { left, width } = plot.getBoundingClientRect()
    const nearest = nearestReading(readings, ((event.clientX - left) / width) * 100)
    if (nearest !== at) show(nearest)
  }
  const left = (event: PointerEvent): void => {
    // A finger that lifts also leaves; what it read stays until the next touch elsewhere.
    if (event.pointerType !== "touch") show(-1)
  }
  const elsewhere = (event: PointerEvent): void => {
    if (at >= 0 && event.target instanceof Node && !plot.contains(event.target)) show(-1)
  }
  const blurred = (): void => {
    show(-1)
  }
  const pressed = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = keyTarget(event.key, at, readings.length - 1)
    if (next === undefined) return
    event.preventDefault()
    show(next)
    live.textContent = next < 0 ? "" : spoken(readings[next])
  }

  plot.addEventListener("pointermove", pointed)
  plot.addEventListener("pointerdown", pointed)
  plot.addEventListener("pointerleave", left)
  plot.addEventListener("blur", blurred)
  plot.addEventListener("keydown", pressed)
  plot.ownerDocument.addEventListener("pointerdown", elsewhere)
  return () => {
    show(-1)
    plot.removeEventListener("pointermove", pointed)
    plot.removeEventListener("pointerdown", pointed)
    plot.removeEventListener("pointerleave", left)
    plot.removeEventListener("blur", blurred)
    plot.removeEventListener("keydown", pressed)
    plot.ownerDocument.removeEventListener("pointerdown", elsewhere)
  }
}

/** Index of the reading nearest to a place in percent of the width. */
export function nearestReading(readings: readonly PlotReading[], x: number): number {
  let nearest = 0
  for (const [k, reading] of readings.entries()) {
    const best = readings[nearest]
    if (best && Math.abs(reading.x - x) < Math.abs(best.x - x)) nearest = k
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

/** The sentence for the live region: `2016: 15.7%. +6.7 points on 2015`. */
export function spoken(reading: PlotReading | undefined): string {
  if (!reading) return ""
  const change = changeText(reading)
  return `${reading.period}: ${reading.value}${change === "" ? "" : `. ${change}`}`
}

function changeText({ change, since }: PlotReading): string {
  return change === "" ? "" : `${change} on ${since}`
}

function fillBox(box: HTMLElement, reading: PlotReading): void {
  const [period, value, change] = box.children
  if (period) period.textContent = reading.period
  if (value) value.textContent = reading.value
  if (change) change.textContent = changeText(reading)
}
