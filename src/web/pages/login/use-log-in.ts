import { useState } from "react"
import { useNavigate } from "react-router"

import { ACCOUNT_MESSAGES } from "#domain/accounts/account-messages.ts"

import { useToast } from "../../components/toast/toast-context.ts"
import { logIn, refreshProfile, sendCode } from "../../session/account-calls.ts"
import { storeSession } from "../../session/session-store.ts"
import { useNext } from "../../session/use-next.ts"

/** Why somebody was not let in. */
type Refused = { sentence: string; email: string; canEnable: boolean }

/** Signs in: on to the page the visitor wanted, to the code for an unproven address, or the reason why not. */
export function useLogIn() {
  const { next, withNext } = useNext()
  const navigate = useNavigate()
  const toast = useToast()
  const [refused, setRefused] = useState<Refused | null>(null)
  const [isSending, setSending] = useState(false)

  const proveAddress = async (id: string, email: string) => {
    storeSession({ id })
    toast(ACCOUNT_MESSAGES.unverified, "info")
    await sendCode(email)
    await navigate(withNext(`/otp?email=${encodeURIComponent(email)}`))
  }
  const enter = async (entry: { email: string; password: string }) => {
    const { email } = entry
    const answer = await logIn(entry)
    if (answer.error !== undefined) {
      const [{ id, canEnable } = {}] = answer.code === "account-disabled" ? answer.details : []
      // The id goes with the code that enables the account again.
      storeSession(canEnable === true && typeof id === "string" ? { id } : null)
      setRefused({ sentence: answer.error, email, canEnable: canEnable === true })
      return
    }
    const { id, token, isVerified } = answer.data
    if (!isVerified || token === null) {
      await proveAddress(id, email)
      return
    }
    storeSession({ id, token })
    await refreshProfile()
    await navigate(next, { replace: true })
  }
  return {
    refused,
    isSending,
    clear: () => {
      setRefused(null)
    },
    logIn: async (entry: { email: string; password: string }) => {
      setSending(true)
      setRefused(null)
      await enter(entry)
      setSending(false)
    },
  }
}
