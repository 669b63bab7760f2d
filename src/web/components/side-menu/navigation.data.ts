/** A page of the menus, with the first parts of the paths of other pages that belong to it. */
export type NavigationItem = { label: string; path: string; parts?: readonly string[] }
export type NavigationGroup = { title: string; items: readonly NavigationItem[] }

const DATA_SEARCH: NavigationItem = {
  label: "Data Search",
  path: "/search",
  parts: ["results", "indicators", "advanced", "compare"],
}
const COUNTRY_DASHBOARD: NavigationItem = {
  label: "Country Dashboard",
  path: "/country",
  parts: ["countries"],
}
const EXPLORE: NavigationItem = { label: "Explore", path: "/explore" }
const FACT_CHECKING: NavigationItem = {
  label: "Fact Checking",
  path: "/fact-checking",
}
const BLOG: NavigationItem = { label: "Blog", path: "/blog" }

/** The groups of the side menu and the footer. */
export const NAVIGATION: readonly NavigationGroup[] = [
  { title: "Apps", items: [DATA_SEARCH, EXPLORE, COUNTRY_DASHBOARD, FACT_CHECKING] },
  {
    title: "Company",
    items: [BLOG, { label: "About Us", path: "/about-us" }, { label: "Careers", path: "/careers" }],
  },
  {
    title: "Help and support",
    items: [
      { label: "Data sources", path: "/sources" },
      { label: "Contact Us", path: "/contact-us" },
      { label: "Legal", path: "/legal" },
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
