import CircleAlert from "lucide-react/icons/circle-alert"
import X from "lucide-react/icons/x"

import { INTERNAL_FAULT } from "#domain/internal-fault.ts"

import type { HeldLoad } from "../../session/hold-failed-loads.ts"
import { Button, IconButton } from "../button/button.tsx"
import { Icon } from "../icon/icon.tsx"
import styles from "./toast.module.css"

const SENTENCES = {
  offline: "There is no connection. The page stays as it is.",
  server: INTERNAL_FAULT,
}

/** Says that the next page did not come, as long as it may be asked for again. */
export function HeldLoadNotice({ held }: { held: HeldLoad }) {
  return (
    <div className={`${styles.toast ?? ""} ${styles.error ?? ""}`}>
      <Icon of={CircleAlert} />
      <span>{SENTENCES[held.fault]}</span>
      <Button size="small" className={styles.retry} onClick={held.retry}>
        Try again
      </Button>
      <IconButton icon={X} label="Dismiss" className={styles.close} onClick={held.drop} />
    </div>
  )
}
