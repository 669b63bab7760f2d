// Lies in one file with React itself, which thereby starts in that file's turn and not in the first one that needs it.
export { startTransition, StrictMode } from "react"
export { hydrateRoot } from "react-dom/client"
