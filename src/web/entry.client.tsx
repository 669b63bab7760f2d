import { startTransition, StrictMode } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"

import { holdFailedLoads } from "./session/hold-failed-loads.ts"

holdFailedLoads()

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
  if (document.readyState === "complete") keep()
  else window.addEventListener("load", keep)
}
