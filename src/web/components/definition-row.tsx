import type { ReactNode } from "react"

/** A term and its definition, as one row of a `dl`. */
export function DefinitionRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
