import { lazy, Suspense, useEffect, useState } from "react"
import {
  useLoaderData,
  useLocation,
  useNavigate,
  type LoaderFunctionArgs,
  type MetaArgs,
} from "react-router"

import { loginPath } from "#domain/addresses/page-paths.ts"

import { Link } from "../../components/link/link.tsx"
import { useHydrated } from "../../components/use-hydrated.ts"
import { pageMeta } from "../../components/head/page-meta.ts"
import { servicesContext } from "../../services.server.ts"
import { chooseExamples } from "../open-check/choose-examples.server.ts"
import { useSignedIn } from "../../session/use-session.ts"
import styles from "./shell.module.css"

const Workbench = lazy(async () => ({ default: (await import("./workbench.tsx")).Workbench }))

export const handle = { keys: ["id"] }

export async function loader({ context }: LoaderFunctionArgs) {
  const { access, publicUrl, openChecks, checkOwnText } = context.get(servicesContext)
  return {
    access: access["fact-checking"],
    address: `${publicUrl}/fact-checking`,
    hasCheckLinks: openChecks !== null,
    examples: await chooseExamples(checkOwnText),
  }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    title: "Fact Checking",
    description: "Check the economic statements in a text against the publishers' own figures.",
    address: loaderData?.address,
  })
}

/**
 * The fact-check editor. Visitors from inside the site may look at it and are asked to sign up when they begin;
 * visitors who open the address itself without a session sign in first.
 */
export default function FactCheckingPage() {
  const { access } = useLoaderData<typeof loader>()
  const session = useSignedIn()
  const isHydrated = useHydrated()
  const [isEntry] = useState(!isHydrated)
  const [hadSession, setHadSession] = useState(false)
  if (session && !hadSession) setHadSession(true)
  const bench = useBench()
  if (!isHydrated) return <Shell />
  const isOpen = access === "public" || session !== null
  if (!isOpen && isEntry && !hadSession) return <ToLogin />
  return (
    <Suspense fallback={<Shell />}>
      <Workbench key={`${bench} ${session?.id ?? "nobody"}`} session={session} isOpen={isOpen} />
    </Suspense>
  )
}

/** Another address is another document, save where the open one is just given its own. */
function useBench(): string {
  const { key, state } = useLocation() as { key: string; state: unknown }
  const [bench, setBench] = useState(key)
  const [seen, setSeen] = useState(key)
  if (key !== seen) {
    setSeen(key)
    if (!isSameDocument(state)) setBench(key)
  }
  return bench
}

function Shell() {
  const { hasCheckLinks } = useLoaderData<typeof loader>()
  return (
    <div className={`container ${styles.shell ?? ""}`}>
      <h1>Fact Checking</h1>
      <p>Check the economic statements in a text against the publishers&apos; own figures.</p>
      {hasCheckLinks && (
        <p>
          <Link to="/check">Check a text without an account</Link>
        </p>
      )}
      <noscript>
        <p>
          The editor needs JavaScript. Please sign in with a browser that runs it:{" "}
          <a href="/login?next=%2Ffact-checking">Sign in</a>
        </p>
      </noscript>
    </div>
  )
}

function ToLogin() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    void navigate(loginPath(`${pathname}${search}`), { replace: true })
  }, [navigate, pathname, search])
  return <Shell />
}

/** Whether a step of the address stays with the document that is open: it has just been given its own. */
function isSameDocument(state: unknown): boolean {
  return typeof state === "object" && state !== null && "sameDocument" in state
}
