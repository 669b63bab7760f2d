import type { ComponentProps } from "react"

export type TextOption = { value: string; text: string }

/** A native select with the options given. */
export function OptionSelect({
  options,
  ...rest
}: Omit<ComponentProps<"select">, "children"> & { options: readonly TextOption[] }) {
  return (
    <select {...rest}>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}
