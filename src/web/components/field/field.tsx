import CircleAlert from "lucide-react/icons/circle-alert"
import { useId, type ComponentProps, type ReactNode } from "react"

import { Icon } from "../icon/icon.tsx"
import styles from "./field.module.css"

/** A labelled input with a hint or, when it is wrong, the reason below it. */
export function Field({
  label,
  error,
  hint,
  beside,
  after,
  ...input
}: {
  label: string
  error?: string | undefined
  hint?: string
  /** Stands at the right of the label: a link. */
  beside?: ReactNode
  /** Stands inside the input at its right end: a button. */
  after?: ReactNode
} & ComponentProps<"input">) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {beside}
      </div>
      <div className={after === undefined ? undefined : styles.wrap}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : `${id}note`}
        />
        {after}
      </div>
      {error !== undefined && (
        <p className={styles.error} id={`${id}note`}>
          <Icon of={CircleAlert} size={16} />
          {error}
        </p>
      )}
      {error === undefined && hint !== undefined && (
        <p className={styles.hint} id={`${id}note`}>
          {hint}
        </p>
      )}
    </div>
  )
}
