import { useState, type KeyboardEvent, type RefObject } from "react"

import { typedCharacter } from "../typed-character.ts"
import { filterOptions, type SelectOption } from "./filter-options.ts"

const MOVES: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 7,
  PageUp: -7,
}

/** What a select offers, and whom it tells of what is chosen, typed and opened. */
export type SelectChoice = {
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  onFilter?: ((text: string) => void) | undefined
  onOpen?: (() => void) | undefined
}

/** The list of a select: whether it is open, what it shows, which row is active, and what keys do to it. */
export function useSelectList(
  { options, value, onChange, onFilter, onOpen }: SelectChoice,
  button: RefObject<HTMLButtonElement | null>,
) {
  const [isOpen, setOpen] = useState(false)
  const [filter, setFilter] = useState("")
  const [row, setRow] = useState(0)
  const shown = onFilter ? options : filterOptions(options, filter)
  const active = Math.min(row, shown.length - 1)

  const open = () => {
    setOpen(true)
    setRow(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    )
    onOpen?.()
  }
  const narrow = (text: string) => {
    setFilter(text)
    setRow(0)
    onFilter?.(text)
  }
  const close = () => {
    setOpen(false)
    if (filter !== "") narrow("")
  }
  const closeToButton = () => {
    close()
    button.current?.focus()
  }
  const choose = (option: SelectOption) => {
    onChange(option.value)
    closeToButton()
  }
  const onButtonKeyDown = (event: KeyboardEvent) => {
    const typed = typedCharacter(event)
    if (typed === undefined && event.key !== "ArrowDown" && event.key !== "ArrowUp") return
    event.preventDefault()
    open()
    if (typed !== undefined) narrow(typed)
  }
  const onFilterKeyDown = (event: KeyboardEvent) => {
    const step = MOVES[event.key]
    if (event.key !== "Escape" && event.key !== "Enter" && step === undefined) return
    event.preventDefault()
    const picked = shown[active]
    if (step !== undefined) setRow(Math.max(0, Math.min(shown.length - 1, active + step)))
    else if (event.key === "Escape") closeToButton()
    else if (picked) choose(picked)
  }
  return {
    isOpen,
    filter,
    shown,
    active,
    open,
    close,
    narrow,
    choose,
    onButtonKeyDown,
    onFilterKeyDown,
  }
}
