import { createContext } from "react"

/** The insides of menu and footer as the server has drawn them before: they are the same on page after page. */
export type FrameMarkup = { menu: string; footer: string }

/** Given by the server only; without it, in the browser, menu and footer are drawn as usual. */
export const FrameMarkupContext = createContext<FrameMarkup | null>(null)
