import KeyRound from "lucide-react/icons/key-round"
import { useState } from "react"
import { useNavigate } from "react-router"

import { ACCOUNT_MESSAGES } from "#domain/accounts/account-messages.ts"
import { emailProblem } from "#domain/accounts/account-rules.ts"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import { Link } from "../../components/link/link.tsx"
import { AuthLayout } from "../../components/auth-layout/auth-layout.tsx"
import styles from "../../components/auth-layout/auth-layout.module.css"
import { SubmitButton } from "../../components/auth-layout/submit-button.tsx"
import { EmailField } from "../../components/field/email-field.tsx"
import { useForm } from "../../components/field/use-form.ts"
import { useToast } from "../../components/toast/toast-context.ts"
import { useNext } from "../../session/use-next.ts"
import { forgotPassword } from "../../session/account-calls.ts"

/** Neither bar nor footer: nothing leads away from the form. */
export const handle = { hideNav: true, keys: ["next"] }

export function meta() {
  return hiddenMeta("Forgot Password")
}

/** Where a link and a code for a new password are asked for. It never says whether an address has an account. */
export default function ForgotPasswordPage() {
  const { withNext } = useNext()
  return (
    <AuthLayout
      title="Forgot Password"
      icon={KeyRound}
      lede="Enter the address of your account. We send a code and a link for a new password."
    >
      <ForgotForm />
      <p className={styles.below}>
        <Link to={withNext("/login")}>Back to Sign In</Link>
      </p>
    </AuthLayout>
  )
}

function ForgotForm() {
  const navigate = useNavigate()
  const toast = useToast()
  const { withNext } = useNext()
  const [isSending, setSending] = useState(false)
  const send = async (email: string) => {
    setSending(true)
    const answer = await forgotPassword(email)
    setSending(false)
    if (answer.error !== undefined) {
      toast(answer.error, "error")
      return
    }
    toast(ACCOUNT_MESSAGES.codeSent)
    // In the history entry and not in the address: neither belongs into a link or a log.
    await navigate(withNext("/verify-code"), { state: { id: answer.data.id, email } })
  }
  const { props, errors, isReady } = useForm(
    { email: ({ email }) => emailProblem(email) },
    ({ email }) => {
      void send(email.trim())
    },
  )
  return (
    <form {...props} className={styles.fields}>
      <EmailField error={errors.email} />
      <SubmitButton isSending={isSending} isReady={isReady}>
        Submit
      </SubmitButton>
    </form>
  )
}
