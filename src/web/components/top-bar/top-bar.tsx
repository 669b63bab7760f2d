import Contrast from "lucide-react/icons/contrast"
import Menu from "lucide-react/icons/menu"
import { lazy, Suspense, useRef } from "react"
import { useLocation } from "react-router"

import { Link } from "../link/link.tsx"
import { useSignedIn } from "../../session/use-session.ts"
import { BrandMark } from "../brand-mark/brand-mark.tsx"
import { ButtonLink, IconButton } from "../button/button.tsx"
import { placeIn, TOP_BAR } from "../side-menu/navigation.data.ts"
import { SIDE_MENU_ID, SideMenu } from "../side-menu/side-menu.tsx"
import { switchTheme } from "./theme.ts"
import styles from "./top-bar.module.css"

/** Opens the menu before or without the script, in browsers that know commands; the types do not know them yet. */
const OPENS_MENU = { command: "show-modal", commandfor: SIDE_MENU_ID }

// Only who is signed in needs it.
const UserMenu = lazy(async () => ({
  default: (await import("../user-menu/user-menu.tsx")).UserMenu,
}))

/** The bar above every page: menu, name, main links, theme, sign-in. */
export function TopBar() {
  const menu = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.inner}>
          <IconButton
            icon={Menu}
            label="Open menu"
            aria-haspopup="dialog"
            onClick={(event) => {
              event.preventDefault()
              menu.current?.showModal()
            }}
            {...OPENS_MENU}
          />
          <BrandMark />
          <nav className={styles.links} aria-label="Main">
            {TOP_BAR.map((item) => (
              <Link
                key={item.path}
                className={styles.link}
                to={item.path}
                aria-current={placeIn(item, pathname)}
              >
                {item.label}
              </Link>
            ))}
          </nav>
          <div className={styles.end}>
            <IconButton
              icon={Contrast}
              label="Switch theme"
              className="needs-script"
              onClick={switchTheme}
            />
            <div className={styles.account}>
              <Account />
            </div>
          </div>
        </div>
      </header>
      <SideMenu dialog={menu} pathname={pathname} />
    </>
  )
}

/** The ways in, or who is signed in. The page from which somebody signs in is where they return to. */
function Account() {
  const session = useSignedIn()
  const { pathname, search, hash } = useLocation()
  if (session) {
    return (
      <Suspense>
        <UserMenu session={session} />
      </Suspense>
    )
  }
  const state = { from: `${pathname}${search}${hash}` }
  return (
    <>
      <ButtonLink look="quiet" to="/login" state={state}>
        Login
      </ButtonLink>
      <ButtonLink look="primary" to="/signup" state={state} className={styles.signup}>
        Sign up
      </ButtonLink>
    </>
  )
}
