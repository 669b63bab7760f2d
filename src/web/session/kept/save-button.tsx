import { lazy, Suspense } from "react"

import { useSignedIn } from "../use-session.ts"
import type { KeptView } from "./kept-views.ts"

// Fetched only when somebody is signed in: visitors cannot save anything.
const SaveView = lazy(async () => ({ default: (await import("./save-view.tsx")).SaveView }))

/** Notes the view at this address as opened and offers to save it, when somebody is signed in. */
export function SaveButton(view: Pick<KeptView, "title" | "datasetId">) {
  return (
    useSignedIn() && (
      <Suspense>
        <SaveView {...view} />
      </Suspense>
    )
  )
}
