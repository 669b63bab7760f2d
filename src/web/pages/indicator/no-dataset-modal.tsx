import SearchX from "lucide-react/icons/search-x"
import { useState } from "react"
import { useLocation, useNavigate } from "react-router"

import { Button } from "../../components/button/button.tsx"
import { MessageModal } from "../../components/modal/modal.tsx"
import { NO_DATASET } from "./no-dataset-words.ts"

/** Says that there is no dataset and leads back to where the reader came from. It opens by script alone. */
export function NoDatasetModal() {
  const [isOpen, setOpen] = useState(true)
  const navigate = useNavigate()
  const { key } = useLocation()
  const goBack = () => {
    setOpen(false)
    // The first page of a visit has no page before it on this site.
    void (key === "default" ? navigate("/search") : navigate(-1))
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
