import { useState } from "react"
import { useNavigate } from "react-router"

import { Button } from "../../components/button/button.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { signOutEverywhere } from "../../session/account-calls.ts"
import { storeSession } from "../../session/session-store.ts"

/** Ends every session of the account, this one too. */
export function SignOutEverywhere() {
  const toast = useToast()
  const navigate = useNavigate()
  const [isEnding, setEnding] = useState(false)
  const end = async () => {
    setEnding(true)
    const answer = await signOutEverywhere()
    setEnding(false)
    if (answer.error !== undefined) {
      toast(answer.error, "error")
      return
    }
    storeSession(null)
    toast("You are signed out everywhere.")
    await navigate("/")
  }
  return (
    <Button
      busy={isEnding}
      onClick={() => {
        void end()
      }}
    >
      Sign out everywhere
    </Button>
  )
}
