import Search from "lucide-react/icons/search"
import X from "lucide-react/icons/x"
import { useEffect, useId, useRef, useState } from "react"
import { Form } from "react-router"

import { LONGEST_QUESTION } from "#domain/longest-question.ts"

import { Button, IconButton } from "../button/button.tsx"
import { Icon } from "../icon/icon.tsx"
import styles from "./search-box.module.css"
import { SuggestionPanel } from "./suggestion-panel.tsx"
import { useSuggestionList } from "./use-suggestion-list.ts"

/**
 * The search box with suggestions from the third letter on. Enter on a line opens it, Enter on none
 * searches. Without a script it is a plain form to the results.
 */
export function SearchBox({
  initialText = "",
  placeholder,
  size = "medium",
  focusOnLoad = false,
}: {
  initialText?: string
  placeholder?: string
  size?: "medium" | "large"
  /** Puts the cursor here where there is a keyboard anyway. */
  focusOnLoad?: boolean
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [hasText, setHasText] = useState(initialText !== "")
  const { typed, lines, isShown, active, suggest, close, onKeyDown } = useSuggestionList()
  useFocusOnLoad(input, focusOnLoad)

  const type = (text: string) => {
    setHasText(text !== "")
    suggest(text)
  }
  const clear = () => {
    if (input.current) input.current.value = ""
    type("")
    input.current?.focus()
  }

  return (
    <Form
      role="search"
      action="/results"
      className={[styles.search, size === "large" ? styles.large : undefined]
        .filter(Boolean)
        .join(" ")}
      onSubmit={(event) => {
        if (input.current?.value.trim() === "") {
          event.preventDefault()
          input.current.focus()
        }
        close()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <label className="sr-only" htmlFor={`${id}box`}>
        Search indicators
      </label>
      <div className={styles.box}>
        <Icon of={Search} />
        <input
          ref={input}
          id={`${id}box`}
          name="q"
          type="search"
          required
          maxLength={LONGEST_QUESTION}
          defaultValue={initialText}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}lines`}
          aria-activedescendant={active >= 0 ? `${id}line${String(active)}` : undefined}
          onInput={(event) => {
            type(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
        />
        {hasText && (
          <IconButton icon={X} label="Clear search" className="needs-script" onClick={clear} />
        )}
        <Button type="submit" look="primary" className={styles.submit}>
          Search
        </Button>
      </div>
      <SuggestionPanel
        id={id}
        lines={isShown ? lines : []}
        typed={typed}
        active={active}
        onChoose={close}
      />
      <p className="sr-only" role="status">
        {isShown ? `${String(lines.length)} suggestions` : ""}
      </p>
    </Form>
  )
}

function useFocusOnLoad(input: { current: HTMLInputElement | null }, wanted: boolean) {
  useEffect(() => {
    const hasKeyboard = matchMedia("(min-width: 769px) and (pointer: fine)").matches
    const isFree = document.activeElement === document.body || document.activeElement === null
    if (wanted && hasKeyboard && isFree) input.current?.focus({ preventScroll: true })
  }, [input, wanted])
}
