import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from "react"

import { CODE_LENGTH } from "#domain/accounts/account-rules.ts"

import styles from "./code-boxes.module.css"
import { placeCharacters } from "./place-characters.ts"

const PLACES = Array.from({ length: CODE_LENGTH }, (_, k) => k)

/** Boxes for a one-time code, a character each: typing moves on, Backspace moves back, a pasted code fills all. */
export function CodeBoxes({
  code,
  onChange,
  errorId,
}: {
  /** As many entries as boxes; empty text for an empty box. */
  code: readonly string[]
  onChange: (code: readonly string[]) => void
  /** Id of the error below, when the code was refused. */
  errorId: string | undefined
}) {
  const group = useRef<HTMLFieldSetElement>(null)
  // The code is all that is asked for here.
  useEffect(() => {
    if (document.activeElement === document.body)
      group.current?.querySelector("input")?.focus({ preventScroll: true })
  }, [])
  const focusOn = (place: number) => {
    const boxes = group.current?.querySelectorAll("input")
    boxes?.[Math.min(Math.max(place, 0), CODE_LENGTH - 1)]?.focus()
  }
  const place = (start: number, text: string) => {
    const placed = placeCharacters(code, start, text)
    onChange(placed.code)
    focusOn(placed.next)
  }
  const paste = (start: number, event: ClipboardEvent) => {
    event.preventDefault()
    // A whole code belongs into all boxes, wherever it is pasted.
    const text = event.clipboardData.getData("text").replaceAll(/[^\p{L}\p{N}]/gu, "")
    place(text.length >= CODE_LENGTH ? 0 : start, text)
  }
  const press = (box: number, event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") focusOn(box - 1)
    else if (event.key === "ArrowRight") focusOn(box + 1)
    else if (event.key === "Backspace" && code[box] === "") {
      onChange(code.with(box - 1, ""))
      focusOn(box - 1)
    } else return
    event.preventDefault()
  }
  return (
    <fieldset ref={group} className={styles.boxes} aria-describedby={errorId}>
      <legend className="sr-only">One-time code</legend>
      {PLACES.map((box) => (
        <input
          key={box}
          className={styles.box}
          aria-label={`Character ${String(box + 1)} of ${String(CODE_LENGTH)}`}
          aria-invalid={errorId === undefined ? undefined : true}
          autoComplete={box === 0 ? "one-time-code" : "off"}
          autoCapitalize="characters"
          spellCheck={false}
          value={code[box]}
          onFocus={(event) => {
            event.currentTarget.select()
          }}
          onChange={(event) => {
            const typed = event.currentTarget.value
            if (typed === "") onChange(code.with(box, ""))
            else place(box, typed)
          }}
          onPaste={(event) => {
            paste(box, event)
          }}
          onKeyDown={(event) => {
            press(box, event)
          }}
        />
      ))}
    </fieldset>
  )
}
