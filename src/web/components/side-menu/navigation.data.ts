import Briefcase from "lucide-react/icons/briefcase"
import ChartScatter from "lucide-react/icons/chart-scatter"
import CircleCheck from "lucide-react/icons/circle-check"
import Database from "lucide-react/icons/database"
import LayoutDashboard from "lucide-react/icons/layout-dashboard"
import LifeBuoy from "lucide-react/icons/life-buoy"
import Newspaper from "lucide-react/icons/newspaper"
import Scale from "lucide-react/icons/scale"
import Search from "lucide-react/icons/search"
import Users from "lucide-react/icons/users"

import type { IconShape } from "../icon/icon.tsx"

/** A page of the menus, with the first parts of the paths of other pages that belong to it. */
export type NavigationItem = {
  label: string
  path: string
  icon: IconShape
  parts?: readonly string[]
}
export type NavigationGroup = { title: string; items: readonly NavigationItem[] }

const DATA_SEARCH: NavigationItem = {
  label: "Data Search",
  path: "/search",
  icon: Search,
  parts: ["results", "indicators", "advanced", "compare"],
}
const COUNTRY_DASHBOARD: NavigationItem = {
  label: "Country Dashboard",
  path: "/country",
  icon: LayoutDashboard,
  parts: ["countries"],
}
const EXPLORE: NavigationItem = { label: "Explore", path: "/explore", icon: ChartScatter }
const FACT_CHECKING: NavigationItem = {
  label: "Fact Checking",
  path: "/fact-checking",
  icon: CircleCheck,
}
const BLOG: NavigationItem = { label: "Blog", path: "/blog", icon: Newspaper }

/** The groups of the side menu and the footer. */
export const NAVIGATION: readonly NavigationGroup[] = [
  { title: "Apps", items: [DATA_SEARCH, EXPLORE, COUNTRY_DASHBOARD, FACT_CHECKING] },
  {
    title: "Company",
    items: [
      BLOG,
      { label: "About Us", path: "/about-us", icon: Users },
      { label: "Careers", path: "/careers", icon: Briefcase },
    ],
  },
  {
    title: "Help and support",
    items: [
      { label: "Data sources", path: "/sources", icon: Database },
      { label: "Contact Us", path: "/contact-us", icon: LifeBuoy },
      { label: "Legal", path: "/legal", icon: Scale },
    ],
  },
]

/** The links of the top bar. */
export const TOP_BAR: readonly NavigationItem[] = [
  DATA_SEARCH,
  COUNTRY_DASHBOARD,
  FACT_CHECKING,
  BLOG,
]

/** Whether a page is the item's own ("page") or one that belongs to it ("true"). */
export function placeIn({ path, parts }: NavigationItem, pathname: string) {
  if (pathname === path) return "page"
  const first = pathname.split("/")[1] ?? ""
  return path === `/${first}` || parts?.includes(first) === true ? "true" : undefined
}
