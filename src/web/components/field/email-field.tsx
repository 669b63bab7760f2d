import { Field } from "./field.tsx"

/** The address by which somebody signs in. */
export function EmailField({ error }: { error: string | undefined }) {
  return (
    <Field label="Email" name="email" type="email" autoComplete="email" required error={error} />
  )
}
