import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"

import { flagPictures } from "./scripts/flag-pictures.ts"

const ICONS = "lucide-react/dist/esm/icons"

/**
 * What every page loads, and what is so small that a request costs a slow phone more than its bytes: one file compresses
 * better than the many it would be cut into, and each request takes time before anything is drawn.
 */
const FRAME = filesOf({
  "src/web": ["root"],
  "src/web/session": ["use-session"],
  "src/web/components": [
    ...["brand-mark", "button", "escape-html", "flag", "footer", "frame-markup", "head", "icon"],
    ...["link", "option-select", "side-menu", "sparkline", "tag", "toast", "top-bar"],
    ...["use-copy", "use-hydrated", "use-markup"],
  ],
  [ICONS]: [
    ...["chart-column", "chart-line", "chevron-down", "code", "map-pin", "minus"],
    ...["trending-down", "trending-up"],
  ],
})

const REACT = filesOf({ node_modules: ["react", "react-dom", "scheduler"] })
const ROUTER = filesOf({ node_modules: ["react-router", "cookie"] })

/** What the pages with figures have in common, small files without a style sheet of their own. */
const FIGURES = filesOf({
  "src/charts": ["chart-query", "chart-spec", "extremes", "series-words", "transform-labels"],
  "src/domain": [
    ...["addresses", "category", "country", "day-text", "frequency", "number-format", "period"],
    ...["series", "unit-scale"],
  ],
  "src/web/session": ["use-gate"],
  "src/web/pages/indicator": ["places-text"],
  [ICONS]: ["check", "chevron-right", "download", "share-2", "sliders-horizontal"],
})

/** A chart with its table and the window its tools open in, with their style sheets. */
const CHARTS = filesOf({
  "src/web/components/chart": ["data-table", "plot"],
  "src/web/components": ["modal"],
})

/** What stands around a chart on the pages of an indicator. */
const INDICATOR = filesOf({
  "src/web/pages/indicator": ["about-data", "analysis-section", "indicator-header", "page-texts"],
})

/** What only a comparison needs. */
const COMPARISON = filesOf({
  "src/web/pages/compare": ["compare-figure"],
  "src/charts": ["compare-query"],
  [ICONS]: ["undo-2"],
})

/** Matches the files and folders of these names (endings left out) in these folders. */
function filesOf(folders: Readonly<Record<string, readonly string[]>>): RegExp {
  const paths = Object.entries(folders).map(
    ([folder, names]) => `${folder}/(?:${names.join("|")})(?:/|\\.)`,
  )
  return new RegExp(`/(?:${paths.join("|")})`.replaceAll("/", "[\\\\/]"))
}

export default defineConfig({
  plugins: [flagPictures(), reactRouter()],
  build: {
    // Fonts and pictures stay files: a data address in the style sheet would load on every page.
    assetsInlineLimit: 0,
    target: "es2022",
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Nearly all of them run when a page becomes live: Chromium compiles them beside the page, at once.
            postBanner: ({ name }) =>
              ["react", "router", "frame"].includes(name) ? "//# allFunctionsCalledOnLoad" : "",
            codeSplitting: {
              groups: [
                { name: "react", test: REACT, priority: 3 },
                { name: "router", test: ROUTER, priority: 2 },
                { name: "frame", test: FRAME, priority: 1 },
                { name: "figures", test: FIGURES },
                { name: "charts", test: CHARTS },
                { name: "indicator", test: INDICATOR },
                { name: "comparison", test: COMPARISON },
              ],
            },
          },
        },
      },
    },
  },
})
