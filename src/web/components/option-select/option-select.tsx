import { useState, type ComponentProps } from "react"

import { escapeHtml } from "../escape-html.ts"
import { useMarkup } from "../use-markup.ts"

export type Option = { value: string; text: string }

/** A native select. Its options are text to React: lists of years and countries are long, and no option changes alone. */
export function OptionSelect({
  options,
  ...rest
}: Omit<ComponentProps<"select">, "children"> & { options: readonly Option[] }) {
  // What is chosen later React sets itself; were it in the text, every choice would write all options anew.
  const [first] = useState(rest.value ?? rest.defaultValue)
  const markup = useMarkup(options.map((option) => optionHtml(option, first)).join(""))
  return <select {...rest} dangerouslySetInnerHTML={markup} />
}

function optionHtml({ value, text }: Option, chosen: unknown): string {
  const selected = value === chosen ? ' selected=""' : ""
  return `<option value="${escapeHtml(value)}"${selected}>${escapeHtml(text)}</option>`
}
