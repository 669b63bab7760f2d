import ChevronDown from "lucide-react/icons/chevron-down"
import LogOut from "lucide-react/icons/log-out"
import Settings from "lucide-react/icons/settings"
import { useEffect, useRef } from "react"
import { useNavigate } from "react-router"

import { Link } from "../link/link.tsx"
import type { SignedInSession } from "../../session/session-store.ts"
import { signOut } from "../../session/sign-out.ts"
import { Avatar } from "../avatar/avatar.tsx"
import { Icon } from "../icon/icon.tsx"
import styles from "./user-menu.module.css"

/** Who is signed in: the image leads to the profile, the name opens Profile Settings and Sign out. */
export function UserMenu({ session }: { session: SignedInSession }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const navigate = useNavigate()
  useCloseFromOutside(menu)
  const { fullName = "", imageUrl = null } = session.user ?? {}
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  return (
    <div className={styles.user}>
      <Link to="/profile" className={styles.picture}>
        <Avatar fullName={fullName} imageUrl={imageUrl} />
        <span className="sr-only">Your profile</span>
      </Link>
      <details
        ref={menu}
        className={styles.menu}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !menu.current?.open) return
          close()
          menu.current.querySelector("summary")?.focus()
        }}
      >
        <summary aria-label={`Account of ${fullName}`}>
          <span className={styles.name}>{fullName}</span>
          <Icon of={ChevronDown} size={16} />
        </summary>
        <div className={styles.panel}>
          <Link className={styles.item} to="/profile" onClick={close}>
            <Icon of={Settings} />
            Profile Settings
          </Link>
          <button
            type="button"
            className={styles.item}
            onClick={() => {
              signOut()
              void navigate("/")
            }}
          >
            <Icon of={LogOut} />
            Sign out
          </button>
        </div>
      </details>
    </div>
  )
}

/** A click or the focus anywhere else closes the menu. */
function useCloseFromOutside(menu: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const leave = (event: Event) => {
      const element = menu.current
      if (element?.open && event.target instanceof Node && !element.contains(event.target)) {
        element.open = false
      }
    }
    document.addEventListener("pointerdown", leave)
    document.addEventListener("focusin", leave)
    return () => {
      document.removeEventListener("pointerdown", leave)
      document.removeEventListener("focusin", leave)
    }
  }, [menu])
}
