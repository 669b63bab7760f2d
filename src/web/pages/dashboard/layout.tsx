import CircleCheck from "lucide-react/icons/circle-check"
import Globe from "lucide-react/icons/globe"
import House from "lucide-react/icons/house"
import LogOut from "lucide-react/icons/log-out"
import Search from "lucide-react/icons/search"
import { Outlet, useLocation } from "react-router"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import { Link } from "../../components/link/link.tsx"
import { Icon, type IconShape } from "../../components/icon/icon.tsx"
import { GatedPage } from "../../session/gated-page.tsx"
import { signOut } from "../../session/sign-out.ts"
import styles from "./dashboard.module.css"

type Entry = { label: string; to: string; icon: IconShape }

const ENTRIES: readonly Entry[] = [
  { label: "Home", to: "/dashboard", icon: House },
  {
    label: "Fact Checking",
    to: "/dashboard/fact-checking",
    icon: CircleCheck,
  },
  { label: "Data Search", to: "/search", icon: Search },
  { label: "Country Dashboard", to: "/country", icon: Globe },
]

export function meta() {
  return hiddenMeta("Dashboard")
}

/** The frame of a person's own pages: their places at the side, the page beside them. */
export default function DashboardLayout() {
  const { pathname } = useLocation()
  return (
    <GatedPage heading="Dashboard" what="your dashboard">
      {() => (
        <div className={styles.app}>
          <aside className={styles.side} aria-label="Dashboard">
            <nav className={styles.nav} aria-label="Dashboard pages">
              {ENTRIES.map(({ label, to, icon }) => (
                <Link
                  key={to}
                  to={to}
                  className={styles.entry}
                  aria-current={pathname === to ? "page" : undefined}
                >
                  <Icon of={icon} />
                  {label}
                </Link>
              ))}
              <button
                type="button"
                className={`${styles.entry ?? ""} ${styles.out ?? ""}`}
                onClick={() => {
                  signOut()
                  location.assign("/")
                }}
              >
                <Icon of={LogOut} />
                Log out
              </button>
            </nav>
          </aside>
          <div className={styles.main}>
            <Outlet />
          </div>
        </div>
      )}
    </GatedPage>
  )
}
