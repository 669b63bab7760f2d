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
  window.addEventListener("load", () => {
    void import("./offline/register.ts").then(({ keepPagesOffline }) => {
      keepPagesOffline()
    })
  })
}
