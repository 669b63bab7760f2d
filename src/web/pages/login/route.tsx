import { ACCOUNT_MESSAGES } from "#domain/accounts/account-messages.ts"
import { emailProblem } from "#domain/accounts/account-rules.ts"
import { BRAND } from "#domain/brand.ts"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import { Link } from "../../components/link/link.tsx"
import { AuthLayout } from "../../components/auth-layout/auth-layout.tsx"
import styles from "../../components/auth-layout/auth-layout.module.css"
import { ErrorBanner } from "../../components/banner/banner.tsx"
import { SubmitButton } from "../../components/auth-layout/submit-button.tsx"
import { EmailField } from "../../components/field/email-field.tsx"
import { PasswordField } from "../../components/field/password-field.tsx"
import { useForm } from "../../components/field/use-form.ts"
import { useNext } from "../../session/use-next.ts"
import { useSignedOutOnly } from "../../session/use-signed-out-only.ts"
import { EnableButton } from "./enable-button.tsx"
import { useLogIn } from "./use-log-in.ts"

/** Neither bar nor footer: nothing leads away from the form. */
export const handle = { hideNav: true, keys: ["next"] }

export function meta() {
  return hiddenMeta("Sign in")
}

/** Where an account is opened with its password. */
export default function LoginPage() {
  useSignedOutOnly()
  const { withNext } = useNext()
  return (
    <AuthLayout
      title="Sign In."
      lede={
        <>
          New to {BRAND}? <Link to={withNext("/signup")}>Sign up</Link>
        </>
      }
    >
      <LoginForm />
    </AuthLayout>
  )
}

function LoginForm() {
  const { logIn, refused, isSending, clear } = useLogIn()
  const { withNext } = useNext()
  const { props, errors, isReady } = useForm(
    {
      email: ({ email }) => emailProblem(email),
      password: ({ password }) => (password === "" ? ACCOUNT_MESSAGES.passwordMissing : undefined),
    },
    (entry) => {
      void logIn({ email: entry.email.trim(), password: entry.password })
    },
  )
  return (
    <>
      {refused && (
        <ErrorBanner>
          <p>{refused.sentence}</p>
          {refused.canEnable && <EnableButton email={refused.email} />}
        </ErrorBanner>
      )}
      <form {...props} className={styles.fields} onChange={clear}>
        <EmailField error={errors.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
          beside={
            <Link className={styles.link} to={withNext("/forgot-password")}>
              Forgot Password
            </Link>
          }
        />
        <SubmitButton isSending={isSending} isReady={isReady}>
          Sign In
        </SubmitButton>
      </form>
    </>
  )
}
