import User from "lucide-react/icons/user"
import { useLocation } from "react-router"

import { loginPath } from "#domain/addresses/page-paths.ts"

import { Button, ButtonLink } from "../button/button.tsx"
import { MessageModal } from "../modal/modal.tsx"

/** Asks a visitor to sign in; afterwards they return to exactly the view they left, query and hash included. */
export function AuthPrompt({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname, search, hash } = useLocation()
  return (
    <MessageModal
      open={open}
      onClose={onClose}
      icon={User}
      title="You don't have an account"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <ButtonLink look="primary" to={loginPath(`${pathname}${search}${hash}`)}>
            Sign in
          </ButtonLink>
        </>
      }
    >
      Please sign in to continue
    </MessageModal>
  )
}
