import Check from "lucide-react/icons/check"
import ChevronDown from "lucide-react/icons/chevron-down"
import Search from "lucide-react/icons/search"
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react"

import { Flag } from "../flag/flag.tsx"
import { Icon } from "../icon/icon.tsx"
import { typedCharacter } from "../typed-character.ts"
import { filterOptions, type SelectOption } from "./filter-options.ts"
import { LIST_FAILED } from "./list-failed.ts"
import styles from "./select.module.css"

const MOVES: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 7,
  PageUp: -7,
}

/**
 * A select with a filter: a button that opens a list. Down or a letter opens, arrows move, typing filters, Enter
 * picks, Escape closes and returns the focus. With `onFilter` the owner brings the options for what is
 * typed; otherwise they are filtered here. The filter is cleared on close.
 */
export function Select({
  label,
  value,
  valueLabel,
  placeholder,
  options,
  onChange,
  onFilter,
  onOpen,
  isLoading = false,
  hasFailed = false,
}: {
  label: string
  value: string
  /** The chosen label, for owners whose options do not always hold the chosen one. */
  valueLabel?: string | undefined
  placeholder: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  onFilter?: ((text: string) => void) | undefined
  onOpen?: (() => void) | undefined
  isLoading?: boolean
  /** Whether the options could not be had. */
  hasFailed?: boolean
}) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [filter, setFilter] = useState("")
  const [active, setActive] = useState(0)
  const shown = onFilter ? options : filterOptions(options, filter)
  const at = Math.min(active, shown.length - 1)
  const chosen = options.find((option) => option.value === value) ?? NO_OPTION
  const chosenLabel = chosen === NO_OPTION ? valueLabel : chosen.label

  const open = () => {
    setOpen(true)
    setActive(Math.max(0, options.indexOf(chosen)))
    onOpen?.()
  }
  const close = () => {
    setOpen(false)
    if (filter !== "") narrow("")
  }
  const narrow = (text: string) => {
    setFilter(text)
    setActive(0)
    onFilter?.(text)
  }
  const choose = (option: SelectOption) => {
    onChange(option.value)
    close()
    button.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const picked = shown[at]
    if (event.key === "Escape") {
      event.preventDefault()
      close()
      button.current?.focus()
    } else if (event.key === "Enter") {
      event.preventDefault()
      if (picked) choose(picked)
    } else if (event.key in MOVES) {
      event.preventDefault()
      setActive(Math.max(0, Math.min(shown.length - 1, at + (MOVES[event.key] ?? 0))))
    }
  }

  return (
    <div className={styles.field}>
      <span className={styles.label} id={`${id}label`}>
        {label}
      </span>
      <div
        className={styles.select}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close()
        }}
      >
        <button
          ref={button}
          type="button"
          className={styles.control}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}list` : undefined}
          aria-labelledby={`${id}label ${id}value`}
          onClick={() => {
            if (isOpen) close()
            else open()
          }}
          onKeyDown={(event) => {
            const typed = typedCharacter(event)
            if (typed === undefined && event.key !== "ArrowDown" && event.key !== "ArrowUp") return
            event.preventDefault()
            open()
            if (typed !== undefined) narrow(typed)
          }}
        >
          <Flag code2={chosen.code2 ?? null} />
          <ChosenLabel id={`${id}value`} label={chosenLabel} placeholder={placeholder} />
          <Icon of={ChevronDown} />
        </button>
        {isOpen && (
          <div className={styles.panel}>
            <FilterBox
              id={id}
              label={label}
              active={at}
              value={filter}
              onChange={narrow}
              onKeyDown={press}
            />
            <OptionList
              id={id}
              label={label}
              options={shown}
              active={at}
              value={value}
              onChoose={choose}
            />
            {shown.length === 0 && (
              <p className={styles.note} role="status">
                {isLoading ? "Loading ..." : hasFailed ? LIST_FAILED : "No match"}
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function ChosenLabel({
  id,
  label,
  placeholder,
}: {
  id: string
  label: string | undefined
  placeholder: string
}) {
  return (
    <span id={id} className={`${styles.value ?? ""} ${label ? "" : (styles.placeholder ?? "")}`}>
      {label ?? placeholder}
    </span>
  )
}

function FilterBox({
  id,
  label,
  active,
  value,
  onChange,
  onKeyDown,
}: {
  id: string
  label: string
  active: number
  value: string
  onChange: (text: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}) {
  return (
    <div className={styles.filter}>
      <Icon of={Search} />
      <input
        // The panel is opened by the visitor: the cursor belongs where they type next.
        autoFocus
        type="text"
        role="combobox"
        aria-label={`Filter: ${label}`}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}list`}
        aria-activedescendant={active >= 0 ? `${id}option${String(active)}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

const NO_OPTION: SelectOption = { value: "", label: "" }

function OptionList({
  id,
  label,
  options,
  active,
  value,
  onChoose,
}: {
  id: string
  label: string
  options: readonly SelectOption[]
  active: number
  value: string
  onChoose: (option: SelectOption) => void
}) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" })
  }, [active, options])
  return (
    <ul
      ref={list}
      id={`${id}list`}
      role="listbox"
      aria-label={label}
      className={styles.listbox}
      // The filter keeps the focus while a row is pressed.
      onMouseDown={(event) => {
        event.preventDefault()
      }}
    >
      {options.map((option, k) => (
        <li
          key={option.value}
          id={`${id}option${String(k)}`}
          role="option"
          aria-selected={option.value === value}
          data-active={k === active ? "" : undefined}
          className={styles.option}
          onClick={() => {
            onChoose(option)
          }}
        >
          <Flag code2={option.code2 ?? null} />
          {option.label}
          {option.value === value && <Icon of={Check} />}
        </li>
      ))}
    </ul>
  )
}
