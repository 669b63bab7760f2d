import { useId } from "react"

import { postDay } from "#domain/time/day-text.ts"

import { Button } from "../../../components/button/button.tsx"
import { wholeDays } from "../../../components/whole-days.tsx"
import styles from "../fact-checking.module.css"

type Props = {
  day: string
  today: string
  /** The date that the text itself bears. */
  offered: string | undefined
  onChange: (day: string) => void
}

/** The day from which "last year" and "now" of the text count. */
export function TextDay({ day, today, offered, onChange }: Props) {
  const field = useId()
  return (
    <div className={styles.day}>
      <label htmlFor={field}>Day of the text</label>
      <input
        id={field}
        type="date"
        value={day}
        max={today}
        required
        aria-describedby={`${field}-note`}
        onChange={({ currentTarget: { value, validity } }) => {
          if (validity.valid) onChange(value)
        }}
      />
      {offered !== undefined && offered !== day && (
        <Button
          size="small"
          look="soft"
          onClick={() => {
            onChange(offered)
          }}
        >
          Use {wholeDays(postDay(offered))}, the date in the text
        </Button>
      )}
      <span id={`${field}-note`}>“Last year” and “now” are relative to this day.</span>
    </div>
  )
}
