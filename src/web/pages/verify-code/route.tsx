import Mail from "lucide-react/icons/mail"
import { useState } from "react"
import { useLocation, useNavigate } from "react-router"

import { BRAND } from "#domain/brand.ts"
import { maskEmail } from "#domain/accounts/mask-email.ts"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import { Link } from "../../components/link/link.tsx"
import { AuthLayout } from "../../components/auth-layout/auth-layout.tsx"
import styles from "../../components/auth-layout/auth-layout.module.css"
import { CodeForm } from "../../components/code-form/code-form.tsx"
import { useHydrated } from "../../components/use-hydrated.ts"
import { forgotPassword, verifyCode } from "../../session/account-calls.ts"
import { useNext } from "../../session/use-next.ts"

/** Neither bar nor footer: nothing leads away from the form. */
export const handle = { hideNav: true, keys: ["next"] }

/** What the page before handed over: who asked, and where the code went. */
type Asked = { id: string; email: string }

export function meta() {
  return [...hiddenMeta("Verification Code"), { name: "referrer", content: "no-referrer" }]
}

/** Where the code of a forgotten password is entered. */
export default function VerifyCodePage() {
  const isHydrated = useHydrated()
  const { withNext } = useNext()
  const { state } = useLocation() as { state: Asked | null }
  const asked = isHydrated ? state : null
  return (
    <AuthLayout
      title="Verification Code"
      icon={Mail}
      lede={
        asked ? (
          <>
            Enter the 4-character code we sent to <b>{maskEmail(asked.email)}</b>
          </>
        ) : (
          "Ask for a code first: we send it to the address of your account."
        )
      }
    >
      {asked && <ResetCodeForm asked={asked} />}
      <p className={styles.below}>
        {asked ? "Another address?" : "No code yet?"}{" "}
        <Link to={withNext("/forgot-password")}>Forgot Password</Link>
        <br />
        New to {BRAND}? <Link to={withNext("/signup")}>Sign up</Link>
      </p>
    </AuthLayout>
  )
}

function ResetCodeForm({ asked }: { asked: Asked }) {
  const navigate = useNavigate()
  const { withNext } = useNext()
  const [id, setId] = useState(asked.id)
  return (
    <CodeForm
      label="Verify"
      email={asked.email}
      onCode={async (otp) => {
        const answer = await verifyCode({ otp, userId: id, purpose: "reset" })
        if (answer.error !== undefined) return answer.error
        await navigate(withNext("/reset-password"), {
          replace: true,
          state: { token: answer.data.token },
        })
        return undefined
      }}
      onResend={async () => {
        const answer = await forgotPassword(asked.email)
        if (answer.error === undefined) setId(answer.data.id)
        return answer.error
      }}
    />
  )
}
