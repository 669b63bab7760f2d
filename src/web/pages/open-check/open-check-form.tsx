import { Button } from "../../components/button/button.tsx"
import { AreaField, Field } from "../../components/field/field.tsx"
import styles from "./open-check.module.css"
import type { OpenCheckData } from "./page-data.ts"

/** The form that takes a text or the address of an article. It is sent by the browser itself, without script. */
export function OpenCheckForm({ form }: { form: OpenCheckData["form"] }) {
  return (
    <form method="post" action="/check" className={styles.form}>
      <AreaField
        label="Text"
        name="text"
        rows={6}
        defaultValue={form.text}
        placeholder="Nigeria’s inflation averaged 18.8% in 2022."
      />
      <Field
        label="Or the address of an article"
        name="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={form.url}
        placeholder="https://"
      />
      <div className={styles.send}>
        <Field
          label="Day of the text"
          isOptional
          name="asOf"
          type="date"
          defaultValue={form.asOf}
          hint="“Last year” and “now” are relative to this day."
        />
        <Button type="submit" look="primary">
          Check
        </Button>
      </div>
    </form>
  )
}
