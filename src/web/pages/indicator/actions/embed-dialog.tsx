import { useId, useState } from "react"

import { wholeDays } from "../../../components/whole-days.tsx"
import { Button } from "../../../components/button/button.tsx"
import { Modal } from "../../../components/modal/modal.tsx"
import styles from "./dialogs.module.css"
import {
  DEFAULT_HEIGHT,
  DEFAULT_WIDTH,
  embedCode,
  heightFor,
  readSize,
} from "#charts/query/embed-code.ts"
import { dayText } from "#domain/time/day-text.ts"
import { useCopy } from "../../../components/use-copy.ts"

type Embedded = {
  title: string
  address: string
  /** The day of the data shown as `YYYY-MM-DD`; none where its figures cannot be kept. */
  vintage?: string
}

/** The code that puts a chart into another page, in a chosen size, with its figures kept as they are or revised. */
export function EmbedDialog({
  open,
  onClose,
  refusal,
  ...embedded
}: Embedded & {
  open: boolean
  onClose: () => void
  /** Why the licence keeps the chart on this site, where it does. */
  refusal?: string | undefined
}) {
  return (
    <Modal open={open} onClose={onClose} title="Embed this chart">
      {refusal === undefined ? <EmbedForm {...embedded} /> : <p>{refusal}</p>}
    </Modal>
  )
}

function EmbedForm({ title, address: live, vintage }: Embedded) {
  const id = useId()
  const copy = useCopy()
  const [width, setWidth] = useState(String(DEFAULT_WIDTH))
  const [ownHeight, setOwnHeight] = useState<string>()
  const [isKept, setIsKept] = useState(false)
  const address = isKept && vintage !== undefined ? `${live}&asOf=${vintage}` : live
  const height = ownHeight ?? String(heightFor(readSize(width) ?? DEFAULT_WIDTH))
  const code = embedCode({
    address,
    title,
    width: readSize(width) ?? DEFAULT_WIDTH,
    height: readSize(height) ?? DEFAULT_HEIGHT,
  })
  return (
    <div className={styles.stack}>
      <div className={styles.pair}>
        <SizeField label="Width" value={width} onChange={setWidth} />
        <SizeField label="Height" value={height} onChange={setOwnHeight} />
      </div>
      {vintage !== undefined && !new URL(live).searchParams.has("asOf") && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isKept}
            onChange={(event) => {
              setIsKept(event.target.checked)
            }}
          />
          <span>
            Keep the figures of {wholeDays(dayText(vintage))}
            <small>Otherwise the chart follows later revisions.</small>
          </span>
        </label>
      )}
      <div className={styles.field}>
        <label htmlFor={id}>Code</label>
        <textarea id={id} className={styles.code} readOnly rows={5} value={code} />
      </div>
      <Button
        look="primary"
        onClick={() => {
          copy(code, id)
        }}
      >
        Copy code
      </Button>
      <p className={styles.hint}>
        <a href={`/embed-tester?url=${encodeURIComponent(address)}`}>See it in frames</a> as other
        sites show it.
      </p>
    </div>
  )
}

function SizeField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (text: string) => void
}) {
  const id = useId()
  const isWrong = readSize(value) === undefined
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => {
          onChange(event.target.value)
        }}
      />
      {isWrong && (
        <p className={styles.error} id={`${id}-error`}>
          A number from 120 to 4000
        </p>
      )}
    </div>
  )
}
