import { lazy, Suspense } from "react"

import { useSignedIn } from "../use-session.ts"
import type { KeptView } from "./kept-views.ts"

// Fetched for who is signed in: visitors have nothing to save.
const SaveView = lazy(async () => ({ default: (await import("./save-view.tsx")).SaveView }))

/** Notes the view at this address as opened and offers to save it, for who is signed in. */
export function SaveButton(view: Pick<KeptView, "title" | "datasetId">) {
  const isSignedIn = useSignedIn() !== null
  if (!isSignedIn) return null
  return (
    <Suspense>
      <SaveView {...view} />
    </Suspense>
  )
}
