import ChevronRight from "lucide-react/icons/chevron-right"
import { Children, Fragment, type ReactNode } from "react"

import { Icon } from "../icon/icon.tsx"
import styles from "./breadcrumb.module.css"

/** Links to the pages above this one, then the name of this one, each a child; the marks between them are drawn here. */
export function Breadcrumb({ children }: { children: ReactNode }) {
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb">
      {Children.toArray(children).map((step, k) => (
        <Fragment key={String(k)}>
          {k > 0 && <Icon of={ChevronRight} size={16} />}
          {step}
        </Fragment>
      ))}
    </nav>
  )
}
