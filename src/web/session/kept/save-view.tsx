import Bookmark from "lucide-react/icons/bookmark"
import { useLocation } from "react-router"

import { Button } from "../../components/button/button.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { withSaved, type KeptView } from "./kept-views.ts"
import { useKept, useNoteView } from "./use-kept.ts"

/** Notes the view at this address, and saves it to the dashboard or takes it out again. */
export function SaveView(view: Pick<KeptView, "title" | "datasetId">) {
  useNoteView(view)
  const { kept, change } = useKept()
  const { pathname, search } = useLocation()
  const toast = useToast()
  const path = `${pathname}${search}`
  const isSaved = kept.views.some((one) => one.path === path && one.isSaved)
  return (
    <Button
      look="quiet"
      size="small"
      className="no-print"
      aria-pressed={isSaved}
      onClick={() => {
        change((now) => withSaved(now, path, !isSaved))
        toast(isSaved ? "Removed from your dashboard" : "Saved to your dashboard", "success")
      }}
    >
      <Icon of={Bookmark} />
      {isSaved ? "Saved" : "Save"}
    </Button>
  )
}
