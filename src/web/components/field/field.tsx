import CircleAlert from "lucide-react/icons/circle-alert"
import { useId, type ComponentProps, type ReactNode } from "react"

import { Icon } from "../icon/icon.tsx"
import styles from "./field.module.css"

type Shared = {
  label: string
  error?: string | undefined
  hint?: string
  isOptional?: boolean
  /** A link at the right of the label; Tab comes to it behind the field, so that nothing is between two fields. */
  beside?: ReactNode
}

/** A labelled line of text with a hint or, when it is wrong, the reason below it. */
export function Field({
  label,
  error,
  hint,
  isOptional,
  beside,
  after,
  ...input
}: Shared & {
  /** Stands inside the input at its right end: a button. */
  after?: ReactNode
} & ComponentProps<"input">) {
  return (
    <Frame label={label} error={error} hint={hint} isOptional={isOptional} beside={beside}>
      {(attributes) => (
        <div className={after === undefined ? undefined : styles.wrap}>
          <input {...input} {...attributes} className={styles.input} />
          {after}
        </div>
      )}
    </Frame>
  )
}

/** A field for a text of several lines, with its label and its problem. */
export function AreaField({
  label,
  error,
  hint,
  isOptional,
  beside,
  ...area
}: Shared & ComponentProps<"textarea">) {
  return (
    <Frame label={label} error={error} hint={hint} isOptional={isOptional} beside={beside}>
      {(attributes) => <textarea {...area} {...attributes} className={styles.input} />}
    </Frame>
  )
}

type Attributes = { id: string; "aria-invalid"?: true; "aria-describedby"?: string }

function Frame({
  label,
  error,
  hint,
  isOptional = false,
  beside,
  children,
}: { [Key in keyof Shared]: Shared[Key] | undefined } & {
  children: (attributes: Attributes) => ReactNode
}) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {isOptional && <span className={styles.optional}> (optional)</span>}
        </label>
      </div>
      {children({
        id,
        ...(error !== undefined && { "aria-invalid": true }),
        ...(note !== undefined && { "aria-describedby": `${id}note` }),
      })}
      {beside && <div className={styles.beside}>{beside}</div>}
      {note !== undefined && (
        <p className={error === undefined ? styles.hint : styles.error} id={`${id}note`}>
          {error !== undefined && <Icon of={CircleAlert} size={16} />}
          {note}
        </p>
      )}
    </div>
  )
}
