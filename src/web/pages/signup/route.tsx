import { useState } from "react"
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router"

import { ACCOUNT_MESSAGES } from "#domain/accounts/account-messages.ts"
import { emailProblem, passwordProblem } from "#domain/accounts/account-rules.ts"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import { Link } from "../../components/link/link.tsx"
import { AuthLayout } from "../../components/auth-layout/auth-layout.tsx"
import styles from "../../components/auth-layout/auth-layout.module.css"
import { SubmitButton } from "../../components/auth-layout/submit-button.tsx"
import { EmailField } from "../../components/field/email-field.tsx"
import { Field } from "../../components/field/field.tsx"
import { PasswordField } from "../../components/field/password-field.tsx"
import { useForm, type Refuse } from "../../components/field/use-form.ts"
import { useToast } from "../../components/toast/toast-context.ts"
import { servicesContext } from "../../services.server.ts"
import { signUp } from "../../session/account-calls.ts"
import { storeSession } from "../../session/session-store.ts"
import { useNext } from "../../session/use-next.ts"
import { useSignedOutOnly } from "../../session/use-signed-out-only.ts"

/** Neither bar nor footer: nothing leads away from the form. */
export const handle = { hideNav: true, keys: ["next"] }

export function loader({ context }: LoaderFunctionArgs) {
  return { policy: context.get(servicesContext).passwordPolicy }
}

export function meta() {
  return hiddenMeta("Sign up")
}

/** Where an account is made; a code by mail proves the address afterwards. */
export default function SignupPage() {
  useSignedOutOnly()
  const { withNext } = useNext()
  return (
    <AuthLayout
      title="Sign up."
      lede={
        <>
          Already have an account? <Link to={withNext("/login")}>Sign In</Link>
        </>
      }
    >
      <SignupForm />
    </AuthLayout>
  )
}

type Person = { fullName: string; email: string; password: string }

function SignupForm() {
  const { withNext } = useNext()
  const { policy } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const toast = useToast()
  const [isSending, setSending] = useState(false)
  const send = async (person: Person, refuse: Refuse) => {
    setSending(true)
    const answer = await signUp(person)
    setSending(false)
    if (answer.error !== undefined) {
      if (!refuse(answer.details)) toast(answer.error, "error")
      return
    }
    storeSession({ id: answer.data.id })
    toast(ACCOUNT_MESSAGES.codeSent)
    await navigate(withNext(`/otp?email=${encodeURIComponent(person.email)}`))
  }
  const { props, errors, isReady } = useForm(
    {
      fullName: ({ fullName }) =>
        fullName.trim() === "" ? ACCOUNT_MESSAGES.nameMissing : undefined,
      email: ({ email }) => emailProblem(email),
      password: ({ password }) => passwordProblem(password, policy),
      confirm_password: (values) =>
        values.confirm_password === values.password ? undefined : ACCOUNT_MESSAGES.passwordMismatch,
    },
    ({ fullName, email, password }, _form, refuse) => {
      void send({ fullName: fullName.trim(), email: email.trim(), password }, refuse)
    },
  )
  return (
    <form {...props} className={styles.fields}>
      <Field
        label="Full name"
        name="fullName"
        autoComplete="name"
        required
        error={errors.fullName}
      />
      <EmailField error={errors.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        error={errors.password}
      />
      <PasswordField
        label="Confirm password"
        name="confirm_password"
        autoComplete="new-password"
        required
        error={errors.confirm_password}
      />
      <SubmitButton isSending={isSending} isReady={isReady}>
        Sign up
      </SubmitButton>
      <p className={styles.note}>
        By signing up you agree to the <Link to="/legal#terms">Terms</Link> and the{" "}
        <Link to="/legal#privacy">Privacy policy</Link>.
      </p>
    </form>
  )
}
