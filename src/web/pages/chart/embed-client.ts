import { attachReading, type PlotReading } from "../../components/chart/attach-reading.ts"
import { heightFor } from "#charts/embed-code.ts"
import { heightMessages } from "./height-messages.ts"

/** Below this a plot says little, however wide the frame is. */
const LOWEST_PLOT = 160

const figure = document.querySelector<HTMLElement>("figure")
const plots = document.querySelectorAll<HTMLElement>("[data-readings]")
for (const plot of plots) {
  const { readings = "[]", names = "[]" } = plot.dataset
  attachReading(plot, JSON.parse(readings) as PlotReading[], JSON.parse(names) as string[])
}
const [plot] = plots
if (figure && plot && window.parent !== window) tellHeight(figure, plot)

/** Tells the page around the frame which height suits its width, on load and whenever the width changes. */
function tellHeight(frame: HTMLElement, drawing: HTMLElement): void {
  let told = 0
  new ResizeObserver(() => {
    // Counted from the width alone: a page that follows would otherwise be asked for more each time.
    const around = frame.offsetHeight - drawing.offsetHeight
    const height = Math.ceil(Math.max(heightFor(frame.offsetWidth), around + LOWEST_PLOT))
    if (height === told) return
    told = height
    for (const message of heightMessages(height, location.href)) {
      window.parent.postMessage(message, "*")
    }
  }).observe(frame)
}
