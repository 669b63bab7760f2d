import type { CodePurpose } from "#domain/accounts/account-rules.ts"
import Mail from "lucide-react/icons/mail"
import { useNavigate, useSearchParams } from "react-router"

import { ACCOUNT_MESSAGES } from "#domain/accounts/account-messages.ts"
import { maskEmail } from "#domain/accounts/mask-email.ts"
import { nextPath } from "#domain/addresses/next-path.ts"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import { Link } from "../../components/link/link.tsx"
import { AuthLayout } from "../../components/auth-layout/auth-layout.tsx"
import styles from "../../components/auth-layout/auth-layout.module.css"
import { CodeForm } from "../../components/code-form/code-form.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { useHydrated } from "../../components/use-hydrated.ts"
import { refreshProfile, sendCode, verifyCode } from "../../session/account-calls.ts"
import { useNext } from "../../session/use-next.ts"
import { readSession, storeSession } from "../../session/session-store.ts"

/** Neither bar nor footer: nothing leads away from the form. */
export const handle = { hideNav: true, keys: ["email", "purpose", "next"] }

const AFTER_VERIFYING = "/dashboard"

export function meta() {
  return [...hiddenMeta("Verify your email"), { name: "referrer", content: "no-referrer" }]
}

/** Where the code that was mailed proves an address, or opens a disabled account again. */
export default function OtpPage() {
  const [query] = useSearchParams()
  const { withNext } = useNext()
  const isHydrated = useHydrated()
  const email = query.get("email") ?? ""
  const purpose: CodePurpose = query.get("purpose") === "enable" ? "enable" : "sign-up"
  // The server draws this page once for everybody: whose address it is stays between the browser and the reader.
  const shown = isHydrated && email !== "" ? maskEmail(email) : "your address"
  return (
    <AuthLayout
      title="Check your email"
      icon={Mail}
      lede={
        isHydrated && email === "" ? (
          "Sign in first: then we send a code to the address of your account."
        ) : (
          <>
            Enter the 4-character code we sent to <b>{shown}</b>
          </>
        )
      }
    >
      {(!isHydrated || email !== "") && (
        <OtpForm email={email} purpose={purpose} next={query.get("next")} />
      )}
      <p className={styles.below}>
        <Link to={withNext("/login")}>Back to Sign In</Link>
      </p>
    </AuthLayout>
  )
}

function OtpForm({
  email,
  purpose,
  next,
}: {
  email: string
  purpose: CodePurpose
  next: string | null
}) {
  const navigate = useNavigate()
  const toast = useToast()
  const verify = async (otp: string) => {
    const userId = readSession()?.id
    if (userId === undefined) return "Please sign in first, so that we know whose code this is."
    const answer = await verifyCode({ otp, userId, ...(purpose !== "sign-up" && { purpose }) })
    if (answer.error !== undefined) return answer.error
    storeSession({ id: userId, token: answer.data.token })
    await refreshProfile()
    toast(ACCOUNT_MESSAGES.verified)
    await navigate(nextPath(next, AFTER_VERIFYING), { replace: true })
    return undefined
  }
  return (
    <CodeForm
      label="Verify"
      email={email}
      onCode={verify}
      onResend={async () => {
        const answer = await sendCode(email, purpose)
        return answer.error
      }}
    />
  )
}
