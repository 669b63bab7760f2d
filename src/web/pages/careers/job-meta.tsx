import BriefcaseBusiness from "lucide-react/icons/briefcase-business"
import MapPin from "lucide-react/icons/map-pin"

import { Icon } from "../../components/icon/icon.tsx"
import styles from "./careers.module.css"

/** Where a position is and of which kind; what is not said is left out. */
export function JobMeta({
  location,
  employmentType,
}: {
  location: string
  employmentType: string
}) {
  return (
    <div className={styles.meta}>
      {location !== "" && (
        <span>
          <Icon of={MapPin} size={16} />
          {location}
        </span>
      )}
      {employmentType !== "" && (
        <span>
          <Icon of={BriefcaseBusiness} size={16} />
          {employmentType}
        </span>
      )}
    </div>
  )
}
