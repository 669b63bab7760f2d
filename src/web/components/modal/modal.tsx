import X from "lucide-react/icons/x"
import { useId, type ReactNode } from "react"

import { IconButton } from "../button/button.tsx"
import { Icon, type IconShape } from "../icon/icon.tsx"
import { Dialog } from "./dialog.tsx"
import styles from "./modal.module.css"

/** A modal window with a heading, a close button, its content and, where given, a row of actions. */
export function Modal({
  open,
  onClose,
  title,
  size = "medium",
  actions,
  children,
}: {
  open: boolean
  onClose: () => void
  title: string
  size?: "medium" | "large"
  actions?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      className={[styles.modal, size === "large" ? styles.large : undefined]
        .filter(Boolean)
        .join(" ")}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {actions !== undefined && <div className={styles.foot}>{actions}</div>}
    </Dialog>
  )
}

/** A short message in a modal window: icon, heading, a sentence, what to do. A click beside it closes it. */
export function MessageModal({
  open,
  onClose,
  title,
  icon,
  tone = "accent",
  children,
  actions,
}: {
  open: boolean
  onClose: () => void
  title: string
  icon: IconShape
  tone?: "accent" | "good" | "warning"
  children?: ReactNode
  actions: ReactNode
}) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnBackdrop
      aria-labelledby={id}
      className={`${styles.modal ?? ""} ${styles.message ?? ""}`}
    >
      <div className={styles.body}>
        <span
          className={[styles.disc, tone === "accent" ? undefined : styles[tone]]
            .filter(Boolean)
            .join(" ")}
        >
          <Icon of={icon} />
        </span>
        <h2 id={id}>{title}</h2>
        {children !== undefined && <div className={styles.text}>{children}</div>}
        <div className={styles.actions}>{actions}</div>
      </div>
    </Dialog>
  )
}
