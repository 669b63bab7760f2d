import Bookmark from "lucide-react/icons/bookmark"
import { useLocation } from "react-router"

import { Button } from "../../components/button/button.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { useSignedIn } from "../use-session.ts"
import { withSaved } from "./kept-views.ts"
import { useKept } from "./use-kept.ts"

/** Saves the view at this address to the dashboard, or takes it out again; only for who is signed in. */
export function SaveView() {
  const isSignedIn = useSignedIn() !== null
  const { kept, change } = useKept()
  const { pathname, search } = useLocation()
  const toast = useToast()
  if (!isSignedIn) return null
  const path = `${pathname}${search}`
  const isSaved = kept.views.some((view) => view.path === path && view.isSaved)
  return (
    <Button
      look="quiet"
      size="small"
      aria-pressed={isSaved}
      onClick={() => {
        change((now) => withSaved(now, path, !isSaved))
        toast(isSaved ? "Taken from your dashboard" : "Saved to your dashboard", "success")
      }}
    >
      <Icon of={Bookmark} />
      {isSaved ? "Saved" : "Save"}
    </Button>
  )
}
