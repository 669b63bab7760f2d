import { useState, type KeyboardEvent } from "react"
import { useNavigate } from "react-router"

import { useSuggestions } from "./use-suggestions.ts"

/** Moving in the text leads back to the box, where Enter searches. */
const CURSOR_KEYS = new Set(["ArrowLeft", "ArrowRight", "Home", "End"])

/** The list below the search box: what it suggests for what is typed, which line is active (-1: the box), and what keys do to it. */
export function useSuggestionList() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState("")
  const [isOpen, setOpen] = useState(false)
  const [line, setLine] = useState(-1)
  const lines = useSuggestions(typed)
  const isShown = isOpen && lines.length > 0
  const active = isShown && line < lines.length ? line : -1

  const close = () => {
    setOpen(false)
    setLine(-1)
  }
  const suggest = (text: string) => {
    setTyped(text)
    setOpen(true)
    setLine(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that pick letters of a word still being composed are not for the list.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && lines.length > 0) {
      event.preventDefault()
      setOpen(true)
      // One more place than lines: the box itself, where Enter searches.
      const places = lines.length + 1
      setLine(((active + 1 + step + places) % places) - 1)
    } else if (CURSOR_KEYS.has(event.key)) {
      setLine(-1)
    } else if (event.key === "Escape" && isShown) {
      event.preventDefault()
      close()
    } else if (event.key === "Enter" && lines[active]) {
      event.preventDefault()
      close()
      void navigate(lines[active].path)
    }
  }
  return { typed, lines, isShown, active, suggest, close, onKeyDown }
}
