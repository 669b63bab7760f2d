import Check from "lucide-react/icons/check"
import ChevronDown from "lucide-react/icons/chevron-down"
import Search from "lucide-react/icons/search"
import { useEffect, useId, useRef, type KeyboardEvent } from "react"

import { Flag } from "../flag/flag.tsx"
import { Icon } from "../icon/icon.tsx"
import type { SelectOption } from "./filter-options.ts"
import { LIST_FAILED } from "./list-failed.ts"
import styles from "./select.module.css"
import { useSelectList, type SelectChoice } from "./use-select-list.ts"

type SelectProps = SelectChoice & {
  label: string
  /** The chosen label, for owners whose options do not always hold the chosen one. */
  valueLabel?: string | undefined
  placeholder: string
  isLoading?: boolean
  /** Whether the options could not be had. */
  hasFailed?: boolean
}

/**
 * A select with a filter: a button that opens a list. Down or a letter opens, arrows move, typing filters, Enter
 * picks, Escape closes and returns the focus. With `onFilter` the owner brings the options for what is
 * typed; otherwise they are filtered here. The filter is cleared on close.
 */
export function Select(props: SelectProps) {
  const { label, value, valueLabel, placeholder, options, isLoading, hasFailed } = props
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useSelectList(props, button)
  const chosen = options.find((option) => option.value === value)
  return (
    <div className={styles.field}>
      <span className={styles.label} id={`${id}label`}>
        {label}
      </span>
      <div
        className={styles.select}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) list.close()
        }}
      >
        <button
          ref={button}
          type="button"
          className={styles.control}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={list.isOpen}
          aria-controls={list.isOpen ? `${id}list` : undefined}
          aria-labelledby={`${id}label ${id}value`}
          onClick={list.isOpen ? list.close : list.open}
          onKeyDown={list.onButtonKeyDown}
        >
          <Flag code2={chosen?.code2 ?? null} />
          <ChosenLabel
            id={`${id}value`}
            label={chosen ? chosen.label : valueLabel}
            placeholder={placeholder}
          />
          <Icon of={ChevronDown} />
        </button>
        {list.isOpen && (
          <div className={styles.panel}>
            <FilterBox
              id={id}
              label={label}
              active={list.active}
              value={list.filter}
              onChange={list.narrow}
              onKeyDown={list.onFilterKeyDown}
            />
            <OptionList
              id={id}
              label={label}
              options={list.shown}
              active={list.active}
              value={value}
              onChoose={list.choose}
            />
            {list.shown.length === 0 && (
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
