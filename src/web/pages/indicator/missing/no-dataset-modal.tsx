import SearchX from "lucide-react/icons/search-x"
import { useState } from "react"
import { useNavigate } from "react-router"

import { Button } from "../../../components/button/button.tsx"
import { MessageModal } from "../../../components/modal/modal.tsx"
import { NO_DATASET } from "./no-dataset-words.ts"

/** Says that there is no dataset and leads back to where the reader came from. It opens by script alone. */
export function NoDatasetModal() {
  const [isOpen, setOpen] = useState(true)
  const navigate = useNavigate()
  const goBack = () => {
    setOpen(false)
    void (hasPageBefore() ? navigate(-1) : navigate("/search"))
  }
  return (
    <MessageModal
      open={isOpen}
      onClose={() => {
        setOpen(false)
      }}
      icon={SearchX}
      title={NO_DATASET}
      actions={
        <Button look="primary" onClick={goBack}>
          Go Back
        </Button>
      }
    />
  )
}

/** Whether this visit has come from another page of this site: the router numbers its pages from 0. */
function hasPageBefore(): boolean {
  const state = window.history.state as { idx?: number } | null
  return (state?.idx ?? 0) > 0
}
