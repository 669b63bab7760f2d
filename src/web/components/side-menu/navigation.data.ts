/** A page of the menus. `isReady` is false until the page exists: then it carries the Coming Soon badge and is no link. */
export type NavigationItem = { label: string; path: string; isReady: boolean }
export type NavigationGroup = { title: string; items: readonly NavigationItem[] }

const DATA_SEARCH: NavigationItem = { label: "Data Search", path: "/search", isReady: true }
const COUNTRY_DASHBOARD: NavigationItem = {
  label: "Country Dashboard",
  path: "/country",
  isReady: true,
}
const FACT_CHECKING: NavigationItem = {
  label: "Fact Checking",
  path: "/fact-checking",
  isReady: true,
}
const BLOG: NavigationItem = { label: "Blog", path: "/blog", isReady: true }

/** The groups of the side menu and the footer. */
export const NAVIGATION: readonly NavigationGroup[] = [
  { title: "Apps", items: [DATA_SEARCH, COUNTRY_DASHBOARD, FACT_CHECKING] },
  {
    title: "Company",
    items: [
      BLOG,
      { label: "About Us", path: "/about-us", isReady: true },
      { label: "Careers", path: "/careers", isReady: true },
    ],
  },
  {
    title: "Help and support",
    items: [
      { label: "Data sources", path: "/sources", isReady: true },
      { label: "Contact Us", path: "/contact-us", isReady: true },
      { label: "Legal", path: "/legal", isReady: true },
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

/** Whether the page of a menu address exists. */
export function isPageReady(path: string): boolean {
  return NAVIGATION.some((group) => group.items.some((item) => item.path === path && item.isReady))
}
