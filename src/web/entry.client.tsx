import { HydratedRouter } from "react-router/dom"

import { hydrateRoot, startTransition, StrictMode } from "./hydrating.ts"

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

if ("serviceWorker" in navigator) {
  const keep = () => {
    void import("./offline/register.ts").then(({ keepPagesOffline }) => {
      keepPagesOffline()
    })
  }
  // This module starts after the first paint, and where files are quick after all else has loaded.
  if (document.readyState === "complete") keep()
  else window.addEventListener("load", keep)
}
