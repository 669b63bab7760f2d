import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"

/** What every page loads: one file compresses better than the many it would be cut into. */
const FRAME =
  /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie)[\\/]|src[\\/]web[\\/](?:root|entry\.client)\.tsx|src[\\/]web[\\/]components[\\/](?:brand-mark|button|error-page|footer|icon|side-menu|tag|toast|top-bar)[\\/]/

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Fonts and pictures stay files: a data address in the style sheet would load on every page.
    assetsInlineLimit: 0,
    target: "es2022",
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: "frame", test: FRAME }] } },
        },
      },
    },
  },
})
