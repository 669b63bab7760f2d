import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"

import { entitiesInWorkers } from "./scripts/entities-in-workers.ts"
import { flagImages } from "./scripts/flag-pictures.ts"
import { layerStyles } from "./scripts/layer-styles.ts"
import { shortCountries } from "./scripts/short-countries.ts"

/** Modules that at least this many routes load are one file: each request costs a slow phone more than a few bytes. */
const MANY_ROUTES = 7

export default defineConfig({
  plugins: [layerStyles(), flagImages(), reactRouter()],
  worker: { plugins: () => [shortCountries(), entitiesInWorkers()] },
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
                {
                  name: "react",
                  test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                  priority: 2,
                },
                {
                  name: "router",
                  test: /node_modules[\\/](?:react-router|cookie)[\\/]/,
                  priority: 1,
                },
                { name: "shared", minShareCount: MANY_ROUTES },
              ],
            },
          },
        },
      },
    },
  },
})
