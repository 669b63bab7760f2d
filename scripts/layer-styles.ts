import type { Plugin } from "vite"

/** The layer of the style sheets in each folder of the pages; what stands later wins, whichever sheet comes first. */
const LAYERS: readonly (readonly [folder: RegExp, layer: string])[] = [
  [/\/src\/web\/components\/.*\.module\.css$/, "components"],
  [/\/src\/web\/(?:pages|session)\/.*\.module\.css$/, "pages"],
]

/** All layers in their order. It stands at the top of every sheet, as a browser may read any of them first. */
const ORDER = "@layer tokens, base, components, pages;"

/**
 * Puts each style sheet in the cascade layer of its folder. A sheet that arrives late, with a dialog or a session, then
 * never undoes what a page says about the same element. `base.css` names its layers by itself.
 */
export function layerStyles(): Plugin {
  return {
    name: "layer-styles",
    enforce: "pre",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler(code, id) {
        const layered = layerSheet(code, id)
        return layered === undefined ? undefined : { code: layered, map: null }
      },
    },
  }
}

/** The sheet within the layer of its folder; `undefined` for one that has none. */
export function layerSheet(code: string, path: string): string | undefined {
  const layer = LAYERS.find(([folder]) => folder.test(path.replaceAll("\\", "/")))?.[1]
  return layer && `${ORDER}\n@layer ${layer} {\n${code}}\n`
}
