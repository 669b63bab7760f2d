import latin from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url"
import { lazy, Suspense, type ReactNode } from "react"
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  type LoaderFunctionArgs,
  type MetaArgs,
} from "react-router"

import { BRAND } from "#domain/brand.ts"

import { hiddenMeta } from "./components/head/page-meta.ts"
import favicon from "./components/brand-mark/favicon.svg?url"
import "./components/error-page/error-page.module.css"
import { Fault } from "./components/error-page/fault.tsx"
import { Footer } from "./components/footer/footer.tsx"
import { HeadTags } from "./components/head/head-tags.tsx"
import { InlineScript } from "./components/head/inline-script.tsx"
import { useLinks } from "./components/link/link.tsx"
import { PendingMain } from "./components/pending/pending-main.tsx"
import { ToastRegion } from "./components/toast/toast-region.tsx"
import { THEME_SCRIPT } from "./components/top-bar/theme.ts"
import { TopBar } from "./components/top-bar/top-bar.tsx"
import { UnknownKeys } from "./components/unknown-keys/unknown-keys.tsx"
import { SESSION_SCRIPT } from "./session/session-store.ts"
import { servicesContext } from "./services.server.ts"
import "./styles/base.css"
import { fontScript } from "./styles/font-script.ts"

// Most visits never see it.
const NotFound = lazy(async () => ({
  default: (await import("./components/error-page/error-page.tsx")).NotFound,
}))

/**
 * What a route may ask of the frame around it: `bare` leaves out bar, footer and scripts (embeds),
 * `hideNav` bar and footer. `keys` are those that its address may hold, none unless given; `own` where it says itself
 * which ones it does not understand.
 */
export type PageHandle = { bare?: boolean; hideNav?: boolean; keys?: readonly string[] | "own" }

/** Runs before anything is painted. */
const HEAD_SCRIPT = [THEME_SCRIPT, SESSION_SCRIPT, fontScript(latin)].join(";")

/** The first paint waits until the document is read up to here. */
const CONTENT_END = "content-end"

/** Counts for the footer of every page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { catalog, content } = context.get(servicesContext)
  const { indicators, countries, starterOnly } = await catalog.counts()
  const networks = content.texts().company?.head.networks ?? []
  return {
    coverage: { indicators, countries },
    starterOnly,
    networks: networks.filter(({ url }) => url !== ""),
  }
}

/** The counts hold for the whole visit. */
export function shouldRevalidate(): boolean {
  return false
}

export function meta({ error }: MetaArgs) {
  if (error === undefined || error === null) return [{ title: BRAND }]
  const subject = isNotFound(error) ? "Page not found" : "Something went wrong"
  return hiddenMeta(subject)
}

function usePageHandle(): PageHandle {
  const matches = useMatches()
  return Object.assign({}, ...matches.map((match) => match.handle)) as PageHandle
}

/** The document around every page and every error. */
export function Layout({ children }: { children: ReactNode }) {
  const { bare = false, hideNav = bare, keys = [] } = usePageHandle()
  const data = useRouteLoaderData<typeof loader>("root")
  useLinks()
  const contentEnd = <div id={CONTENT_END} hidden />
  const unknownKeys = keys !== "own" && <UnknownKeys known={keys} />
  if (bare) {
    return (
      <Document head={null}>
        {unknownKeys}
        {children}
        {contentEnd}
      </Document>
    )
  }
  return (
    <Document head={<InlineScript text={HEAD_SCRIPT} />}>
      <ToastRegion>
        {!hideNav && (
          <>
            <a className="skip-link" href="#main">
              Skip to content
            </a>
            <TopBar />
          </>
        )}
        {unknownKeys}
        <PendingMain>{children}</PendingMain>
        {contentEnd}
        {!hideNav && <Footer coverage={data?.coverage} networks={data?.networks ?? []} />}
      </ToastRegion>
      <ScrollRestoration />
      <Scripts />
    </Document>
  )
}

function Document({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    // The theme script sets an attribute before React takes over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        {/* Drawn once with all that matters, not piece by piece while the rest is read. */}
        <link rel="expect" href={`#${CONTENT_END}`} blocking="render" />
        {head}
        <Meta />
        <Links />
        <HeadTags />
      </head>
      <body>{children}</body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Every fault ends here: the page for an address that is not there, or a calm sentence without details. */
export function ErrorBoundary() {
  if (!isNotFound(useRouteError())) return <Fault />
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  )
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}
