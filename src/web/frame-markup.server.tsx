import { renderToString } from "react-dom/server"

import type { FrameMarkup } from "./components/frame-markup/frame-markup.ts"
import { FooterInside, type FooterData } from "./components/footer/footer.tsx"
import { NAVIGATION, placeIn } from "./components/side-menu/navigation.data.ts"
import { MenuPages } from "./components/side-menu/side-menu.tsx"

const PAGES = NAVIGATION.flatMap(({ items }) => items)
/** The menu marks one of few pages, and the footer changes with the data. */
const MOST_KEPT = 50
const kept = new Map<string, string>()

/** What frames the page at a path, drawn once for all pages that have the same. */
export function frameMarkup(pathname: string, data: FooterData): FrameMarkup {
  const marks = PAGES.map((page) => placeIn(page, pathname)).join()
  return {
    menu: keep(`menu ${marks}`, () => renderToString(<MenuPages pathname={pathname} />)),
    footer: keep(JSON.stringify(data), () => renderToString(<FooterInside {...data} />)),
  }
}

function keep(key: string, draw: () => string): string {
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const drawn = draw()
  kept.set(key, drawn)
  return drawn
}
