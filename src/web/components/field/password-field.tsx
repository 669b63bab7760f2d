import Eye from "lucide-react/icons/eye"
import EyeOff from "lucide-react/icons/eye-off"
import { useState, type ComponentProps } from "react"

import { IconButton } from "../button/button.tsx"
import { Field } from "./field.tsx"
import styles from "./field.module.css"

/** A password with a button that shows what was typed. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, "type" | "after">) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label="Show password"
          aria-pressed={isShown}
          className={`needs-script ${styles.show ?? ""}`}
          onClick={() => {
            setShown(!isShown)
          }}
        />
      }
    />
  )
}
