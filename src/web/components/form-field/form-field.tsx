import CircleAlert from "lucide-react/icons/circle-alert"
import { useId, type ComponentProps } from "react"

import { Icon } from "../icon/icon.tsx"
import styles from "./form-field.module.css"

type Shared = { label: string; problem?: string | undefined; isOptional?: boolean }

/** A labelled line of text with its error below. */
export function FormField({
  label,
  problem,
  isOptional = false,
  ...rest
}: Shared & ComponentProps<"input">) {
  const id = useId()
  return (
    <div className={styles.field}>
      <Label id={id} label={label} isOptional={isOptional} />
      <input {...rest} {...stateOf(id, problem)} className={styles.input} />
      <Problem id={id} problem={problem} />
    </div>
  )
}

/** A labelled text of several lines with its error below. */
export function FormArea({
  label,
  problem,
  isOptional = false,
  ...rest
}: Shared & ComponentProps<"textarea">) {
  const id = useId()
  return (
    <div className={styles.field}>
      <Label id={id} label={label} isOptional={isOptional} />
      <textarea {...rest} {...stateOf(id, problem)} className={styles.input} />
      <Problem id={id} problem={problem} />
    </div>
  )
}

function stateOf(id: string, problem: string | undefined) {
  return problem === undefined
    ? { id }
    : { id, "aria-invalid": true, "aria-describedby": `${id}problem` }
}

function Label({ id, label, isOptional }: { id: string; label: string; isOptional: boolean }) {
  return (
    <label className={styles.label} htmlFor={id}>
      {label}
      {isOptional && <span className={styles.optional}> (optional)</span>}
    </label>
  )
}

function Problem({ id, problem }: { id: string; problem: string | undefined }) {
  if (problem === undefined) return null
  return (
    <p className={styles.error} id={`${id}problem`}>
      <Icon of={CircleAlert} size={16} />
      {problem}
    </p>
  )
}
