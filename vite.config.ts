import { join } from "node:path"

import { reactRouter } from "@react-router/dev/vite"
import { defineConfig, type Plugin } from "vite"

/** What every page loads: one file compresses better than the many it would be cut into. */
const FRAME =
  /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie)[\\/]|src[\\/]web[\\/](?:root|entry\.client)\.tsx|src[\\/]web[\\/]components[\\/](?:brand-mark|button|footer|frame-markup|icon|link|side-menu|tag|toast|top-bar)[\\/]|src[\\/]web[\\/]session[\\/]use-session\.ts/

/** What the pages with a chart have in common, small files without a style sheet of their own. */
const FIGURES =
  /src[\\/]charts[\\/](?:series-words|chart-query|chart-spec|transform-labels|extremes)\.ts|src[\\/]domain[\\/](?:number-format|addresses|category|country|day-text|period|frequency|series|unit-scale)\.ts|src[\\/]web[\\/](?:session[\\/]use-gate|pages[\\/]indicator[\\/]places-text)\.tsx?|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:check|chevron-right|download|share-2|sliders-horizontal)\.mjs/

const OWN_ICON = join(import.meta.dirname, "src/web/components/icon/create-lucide-icon.ts")

/** Leaves out of the browser's files what this site never uses of its libraries. */
function leaveOutUnused(): Plugin {
  return {
    name: "leave-out-unused",
    enforce: "pre",
    // The icons' drawings stay lucide's; the code around them is ours, a tenth of the size.
    resolveId: (source, importer) =>
      source === "../createLucideIcon.mjs" && importer?.includes("lucide-react")
        ? OWN_ICON
        : undefined,
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]router\.js/ },
      // We hand the router no instrumentation, so the code that wraps loaders for it can go.
      handler: (code) => code.replaceAll(/(?:init|opts\?)\.instrumentations/g, "undefined"),
    },
  }
}

export default defineConfig({
  plugins: [leaveOutUnused(), reactRouter()],
  // The server draws the same icons as the browser.
  ssr: { noExternal: ["lucide-react"] },
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
            codeSplitting: {
              groups: [
                { name: "frame", test: FRAME, priority: 1 },
                { name: "figures", test: FIGURES },
              ],
            },
          },
        },
      },
    },
  },
})
