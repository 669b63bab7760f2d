import Search from "lucide-react/icons/search"
import X from "lucide-react/icons/x"
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react"
import { Form, useNavigate } from "react-router"

import { LONGEST_QUESTION } from "#domain/longest-question.ts"

import { Button, IconButton } from "../button/button.tsx"
import { Icon } from "../icon/icon.tsx"
import styles from "./search-box.module.css"
import { SuggestionPanel } from "./suggestion-panel.tsx"
import { useSuggestions } from "./use-suggestions.ts"

/** Moving in the text leads back to the box, where Enter searches. */
const CURSOR_KEYS = new Set(["ArrowLeft", "ArrowRight", "Home", "End"])

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
  const navigate = useNavigate()
  const [typed, setTyped] = useState("")
  const [hasText, setHasText] = useState(initialText !== "")
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const lines = useSuggestions(typed)
  const isShown = isOpen && lines.length > 0
  const at = isShown && active < lines.length ? active : -1
  useFocusOnLoad(input, focusOnLoad)

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const type = (text: string) => {
    setTyped(text)
    setHasText(text !== "")
    setOpen(true)
    setActive(-1)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys that pick letters of a word still being composed are not for the list.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && lines.length > 0) {
      event.preventDefault()
      setOpen(true)
      // One more place than lines: the box itself, where Enter searches.
      const places = lines.length + 1
      setActive(((at + 1 + step + places) % places) - 1)
    } else if (CURSOR_KEYS.has(event.key)) {
      setActive(-1)
    } else if (event.key === "Escape" && isShown) {
      event.preventDefault()
      close()
    } else if (event.key === "Enter" && lines[at]) {
      event.preventDefault()
      close()
      void navigate(lines[at].path)
    }
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
          aria-activedescendant={at >= 0 ? `${id}line${String(at)}` : undefined}
          onInput={(event) => {
            type(event.currentTarget.value)
          }}
          onKeyDown={press}
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
        active={at}
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
