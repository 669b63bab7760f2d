import { attachTooltip, type PlotDataPoint } from "../../components/chart/attach-tooltip.ts"
import { heightFor } from "#charts/query/embed-code.ts"
import { heightMessages } from "./height-messages.ts"

/** Below this a plot says little, however wide the embed is. */
const LOWEST_PLOT = 160

const figure = document.querySelector<HTMLElement>("figure")
const plots = document.querySelectorAll<HTMLElement>("[data-points]")
for (const plot of plots) {
  const { points: dataPoints = "[]", names = "[]" } = plot.dataset
  attachTooltip(plot, JSON.parse(dataPoints) as PlotDataPoint[], JSON.parse(names) as string[])
}
if (figure && plots.length > 0 && window.parent !== window) reportHeight(figure, [...plots])

/** Tells the page around the embed which height suits its width, on load and whenever the width changes. */
function reportHeight(embed: HTMLElement, drawings: readonly HTMLElement[]): void {
  let reported = 0
  new ResizeObserver(() => {
    // Counted from the width alone: a page that follows would otherwise be asked for more each time.
    const drawn = drawings.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)
    const around = embed.scrollHeight - drawn
    const needed = around + drawings.length * LOWEST_PLOT
    const height = Math.ceil(Math.max(heightFor(embed.offsetWidth), needed))
    if (height === reported) return
    reported = height
    for (const message of heightMessages(height, location.href)) {
      window.parent.postMessage(message, "*")
    }
  }).observe(embed)
}
