/** Who comes to a page: whether search engines are shown it, and if not, why. */
type PageReach =
  /** Everybody; the sitemap lists it. */
  | "listed"
  /** Everybody, though no sitemap lists it: a tool, or a page that only some sites have. */
  | "found"
  /** Whoever asks something: without a question in its address the page is empty. */
  | "asked"
  /** One person: without a session there is nothing to see. */
  | "personal"
  /** Other sites and those who build them. */
  | "embedded"
  /** A device without a connection. */
  | "offline"

/** Every page whose address has no parameter. The sitemap, the check of texts and the tests of all pages read it. */
export const PLAIN_PAGES = {
  "/": "listed",
  "/search": "listed",
  "/explore": "listed",
  "/countries": "listed",
  "/country": "found",
  "/sources": "listed",
  "/changes": "listed",
  "/blog": "listed",
  "/about-us": "listed",
  "/contact-us": "listed",
  "/careers": "listed",
  "/institutions": "listed",
  "/learners": "listed",
  "/leaders": "listed",
  "/legal": "listed",
  "/check": "found",
  "/fact-checking": "found",
  "/compare": "found",
  "/answer": "asked",
  "/results": "asked",
  "/signup": "personal",
  "/login": "personal",
  "/otp": "personal",
  "/forgot-password": "personal",
  "/verify-code": "personal",
  "/reset-password": "personal",
  "/profile": "personal",
  "/dashboard": "personal",
  "/dashboard/fact-checking": "personal",
  "/chart": "embedded",
  "/chart/answer": "embedded",
  "/chart/explore": "embedded",
  "/chart/compare": "embedded",
  "/chart/check": "embedded",
  "/embed-tester": "embedded",
  "/components": "embedded",
  "/offline": "offline",
} as const satisfies Readonly<Record<string, PageReach>>

/** The addresses of these pages, of one reach or of several. */
export function listPlainPages(...reaches: readonly PageReach[]): string[] {
  return Object.entries(PLAIN_PAGES).flatMap(([path, reach]) =>
    reaches.includes(reach) ? [path] : [],
  )
}

/** Whether there is a page at a path without parameters. */
export function isPlainPage(path: string): boolean {
  return Object.hasOwn(PLAIN_PAGES, path)
}
