import User from "lucide-react/icons/user"
import { useLocation } from "react-router"

import { loginPath, signupPath } from "#domain/addresses/page-paths.ts"

import { Button, ButtonLink } from "../../components/button/button.tsx"
import { MessageModal } from "../../components/modal/modal.tsx"

/** Asks a visitor without an account to make one before using the editor. */
export function SignUpPrompt({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname, search } = useLocation()
  const next = `${pathname}${search}`
  return (
    <MessageModal
      open={open}
      onClose={onClose}
      icon={User}
      title="Sorry! Kindly signup to use the editor."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <ButtonLink to={loginPath(next)}>Sign in</ButtonLink>
          <ButtonLink look="primary" to={signupPath(next)}>
            Sign up
          </ButtonLink>
        </>
      }
    />
  )
}
