import { useEffect, useState } from "react"

import type { DashboardBody } from "#api/contract.ts"

import { Button } from "../../components/button/button.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { callApi } from "../../session/call-api.ts"
import styles from "./country.module.css"
import { Dashboard } from "./dashboard.tsx"
import { dashboardFromApi } from "./dashboard-from-api.ts"
import { MissingDashboard } from "./missing-dashboard.tsx"
import type { DashboardData } from "./page-data.ts"

const SIGNED_OUT = 401
const NONE = 404

type Shell = Extract<DashboardData, { state: "sign-in" }>
type Loaded = { slug: string; body: DashboardBody | null; error: string }

/** The dashboard for signed-in readers: fetched with their session; grey boxes stand in for it until then. */
export function GatedDashboard({ shell }: { shell: Shell }) {
  const { slug, name } = shell.country
  const { asOf } = shell
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [round, setRound] = useState(0)
  const toast = useToast()
  useEffect(() => {
    const leaving = new AbortController()
    const path = `/country-dashboard/user/${encodeURIComponent(slug)}`
    void callApi<DashboardBody>(asOf === null ? path : `${path}?asOf=${asOf}`, {
      signal: leaving.signal,
    }).then((answer) => {
      if (leaving.signal.aborted) return
      if (answer.error === undefined) {
        setLoaded({ slug, body: answer.data, error: "" })
        reportVisit(answer.data)
        return
      }
      toast(answer.error, "error")
      // Whose session is over is led to the sign-in page and sees no verdict on the country before.
      if (answer.status === SIGNED_OUT) return
      setLoaded({ slug, body: null, error: answer.status === NONE ? "" : answer.error })
    })
    return () => {
      leaving.abort()
    }
  }, [asOf, slug, toast, round])
  if (loaded?.slug !== slug) return <DashboardSkeleton name={name} />
  if (loaded.error !== "") {
    return (
      <FailedDashboard
        name={name}
        error={loaded.error}
        onRetry={() => {
          setLoaded(null)
          setRound(round + 1)
        }}
      />
    )
  }
  if (loaded.body === null)
    return <MissingDashboard page={{ state: "missing", name, closest: [] }} />
  return <Dashboard page={dashboardFromApi(loaded.body, shell)} />
}

/** Fetching failed, which says nothing of the country: it can be tried again. */
function FailedDashboard({
  name,
  error,
  onRetry,
}: {
  name: string
  error: string
  onRetry: () => void
}) {
  return (
    <div className={`container container-narrow ${styles.calm ?? ""}`}>
      <h1>{name}: Country Dashboard</h1>
      <p>{error}</p>
      <div className={styles.actions}>
        <Button look="primary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  )
}

/** A dashboard that is here is counted; whether that went well changes nothing for the reader. */
function reportVisit({ name, slug, visitId }: DashboardBody): void {
  if (name === "" || visitId === null) return
  void callApi(`/country-dashboard/user/${encodeURIComponent(slug)}`, {
    method: "PATCH",
    body: { visitId },
  })
}

const BOXES = [
  { key: "tiles", count: 8, style: "tiles", box: "skeletonTile" },
  { key: "charts", count: 2, style: "charts", box: "skeletonChart" },
  { key: "resources", count: 2, style: "resources", box: "skeletonLink" },
] as const

function DashboardSkeleton({ name }: { name: string }) {
  return (
    <div aria-busy="true">
      <header className={styles.head}>
        <div className={`container ${styles.headRow ?? ""}`}>
          <div className={styles.headText}>
            <h1>{name}: Country Dashboard</h1>
          </div>
        </div>
      </header>
      <p className="sr-only" role="status">
        Loading the dashboard
      </p>
      {BOXES.map(({ key, count, style, box }) => (
        <div key={key} className={`container ${styles.section ?? ""}`} aria-hidden="true">
          <div className={styles[style]}>
            {Array.from({ length: count }, (_, k) => (
              <div key={k} className={`${styles.skeleton ?? ""} ${styles[box] ?? ""}`} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
