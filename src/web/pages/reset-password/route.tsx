import KeyRound from "lucide-react/icons/key-round"
import { useState } from "react"
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import { Link } from "../../components/link/link.tsx"
import { AuthLayout } from "../../components/auth-layout/auth-layout.tsx"
import styles from "../../components/auth-layout/auth-layout.module.css"
import { ErrorBanner } from "../../components/banner/banner.tsx"
import { Button } from "../../components/button/button.tsx"
import {
  NewPasswordFields,
  newPasswordChecks,
} from "../../components/field/new-password-fields.tsx"
import { useForm, type Refuse } from "../../components/field/use-form.ts"
import { useToast } from "../../components/toast/toast-context.ts"
import { useHydrated } from "../../components/use-hydrated.ts"
import { servicesContext } from "../../services.server.ts"
import { useNext } from "../../session/use-next.ts"
import { resetPassword } from "../../session/account-calls.ts"
import { useResetToken } from "./use-reset-token.ts"

/** Neither bar nor footer: nothing leads away from the form. */
export const handle = { hideNav: true, keys: ["next", "token"] }

/** The address may hold the token: it goes to no other site and into no cache. */
export function headers() {
  return { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" }
}

export function loader({ context }: LoaderFunctionArgs) {
  return { policy: context.get(servicesContext).passwordPolicy }
}

export function meta() {
  return [...hiddenMeta("Reset Password"), { name: "referrer", content: "no-referrer" }]
}

/** Where a new password is set with the token of the mailed link or of the code. */
export default function ResetPasswordPage() {
  const token = useResetToken()
  const { withNext } = useNext()
  return (
    <AuthLayout
      title="Reset Password"
      icon={KeyRound}
      lede="Choose a new password. It signs you out everywhere else."
    >
      {token === null ? (
        <ErrorBanner>
          <p>
            This page opens from the link in our mail.{" "}
            <Link to={withNext("/forgot-password")}>Ask for one</Link>
          </p>
        </ErrorBanner>
      ) : (
        <ResetForm token={token ?? ""} />
      )}
    </AuthLayout>
  )
}

function ResetForm({ token }: { token: string }) {
  const { policy } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const toast = useToast()
  const { withNext } = useNext()
  const [isSending, setSending] = useState(false)
  const send = async (password: string, refuse: Refuse) => {
    setSending(true)
    const answer = await resetPassword(password, token)
    setSending(false)
    if (answer.error !== undefined) {
      if (!refuse(answer.details)) toast(answer.error, "error")
      return
    }
    if (answer.message !== "") toast(answer.message)
    await navigate(withNext("/login"), { replace: true })
  }
  const { props, errors, isReady } = useForm(
    newPasswordChecks(policy),
    ({ password }, _form, refuse) => {
      void send(password, refuse)
    },
  )
  return (
    <form {...props} className={styles.fields}>
      <NewPasswordFields errors={errors} />
      <div className={styles.buttons}>
        <GoBack />
        <Button type="submit" look="primary" busy={isSending} disabled={!isReady || token === ""}>
          Reset Password
        </Button>
      </div>
    </form>
  )
}

/** Back to where the visitor came from; a link from a mail comes from nowhere. */
function GoBack() {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const cameFrom = isHydrated ? document.referrer : ""
  return (
    <Button
      disabled={cameFrom === ""}
      onClick={() => {
        void navigate(-1)
      }}
    >
      Go Back
    </Button>
  )
}
