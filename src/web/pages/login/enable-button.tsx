import { useState } from "react"
import { useNavigate } from "react-router"

import { ACCOUNT_MESSAGES } from "#domain/accounts/account-messages.ts"

import { Button } from "../../components/button/button.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { sendCode } from "../../session/account-calls.ts"
import { useNext } from "../../session/use-next.ts"

/** For an account that its owner disabled: a code by mail opens it again. */
export function EnableButton({ email }: { email: string }) {
  const { withNext } = useNext()
  const navigate = useNavigate()
  const toast = useToast()
  const [isSending, setSending] = useState(false)
  const enable = async () => {
    setSending(true)
    const answer = await sendCode(email, "enable")
    setSending(false)
    if (answer.error !== undefined) {
      toast(answer.error, "error")
      return
    }
    toast(ACCOUNT_MESSAGES.codeSent)
    await navigate(withNext(`/otp?email=${encodeURIComponent(email)}&purpose=enable`))
  }
  return (
    <Button
      size="small"
      busy={isSending}
      onClick={() => {
        void enable()
      }}
    >
      Enable My Account
    </Button>
  )
}
