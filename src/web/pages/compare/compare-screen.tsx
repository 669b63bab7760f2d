import SlidersHorizontal from "lucide-react/icons/sliders-horizontal"
import Undo2 from "lucide-react/icons/undo-2"
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from "react"
import { useLocation, useNavigate } from "react-router"

import { exploreComparison } from "#charts/explore/explore-from-views.ts"
import type { ComparedSide, ComparedView } from "#charts/query/compared-view.ts"
import { chartQuery } from "#charts/query/chart-query.ts"
import { readComparison } from "#charts/views/read-comparison.ts"
import { seriesTitle } from "#charts/text/series-text.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"

import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx"
import { Link } from "../../components/link/link.tsx"
import { Button, ButtonLink } from "../../components/button/button.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import { Modal } from "../../components/modal/modal.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { CompareActions } from "./compare-actions.tsx"
import styles from "./compare.module.css"
import { CompareFigure } from "./compare-figure.tsx"
import { CompareSettings } from "./compare-settings.tsx"
import { CLEARED } from "./frequency-words.ts"
import type { ComparePageData, Compared } from "./page-data.ts"
import { withoutSecond, type Change } from "./resolve-choice.ts"

// Opened by script alone, and by few visits.
const NoDatasetModal = lazy(async () => ({
  default: (await import("../indicator/missing/no-dataset-modal.tsx")).NoDatasetModal,
}))

type Screen = { page: ComparePageData; compared: Compared; isLoading: boolean }

/** The two columns of selectors and the chart of both; every choice stands in the address. */
export function CompareScreen({ page, compared, isLoading }: Screen) {
  const { search } = useLocation()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const choose = useChoose()
  useClearedSecond(compared, isLoading, query, choose)
  const { first, second } = compared
  const { currentYear } = page
  const view = useMemo(
    () => first && readComparison(first, second, query, currentYear),
    [first, second, query, currentYear],
  )
  const settings = { page, compared, query, view, choose }
  return (
    <>
      <Head view={view} query={query}>
        <EditSheet>
          <CompareSettings {...settings} isSheet />
        </EditSheet>
      </Head>
      <div className={`container container-wide ${styles.body ?? ""}`}>
        <Problems sentences={[...compared.problems, ...(view?.ignored ?? [])]} />
        <div className={styles.settings}>
          <CompareSettings {...settings} />
        </div>
        <Drawn page={page} view={view} isLoading={isLoading} choose={choose} />
      </div>
      <Suspense>
        {!isLoading && compared.missing.includes("first") && <NoDatasetModal key={search} />}
      </Suspense>
    </>
  )
}

function Drawn({
  page,
  view,
  isLoading,
  choose,
}: Pick<Screen, "page" | "isLoading"> & {
  view: ComparedView | null
  choose: (change: Change) => void
}) {
  if (view) {
    return (
      <div className={styles.figure} aria-busy={isLoading || undefined}>
        <CompareFigure
          view={view}
          asOf={page.asOf}
          onChange={choose}
          actions={<CompareActions page={page} view={view} />}
        />
        <p className={styles.further}>
          <Link to={exploreComparison(view, page.asOf)}>
            Explore this with more countries and indicators
          </Link>
        </p>
      </div>
    )
  }
  if (isLoading) return <p role="status">Loading ...</p>
  return (
    <div className={`card ${styles.empty ?? ""}`}>
      <h2>Choose two datasets</h2>
      <p>Choose a country and an indicator for Data 01, then for Data 02.</p>
    </div>
  )
}

function Head({
  view,
  query,
  children,
}: {
  view: ComparedView | null
  query: URLSearchParams
  children: ReactNode
}) {
  // What Reset goes back to: the first dataset as it was when the page was opened.
  const [initial] = useState(() => withoutSecond(query))
  const back = view ? singlePath(view.first) : "/search"
  return (
    <header className={`container container-wide ${styles.head ?? ""}`}>
      <div>
        <Breadcrumb>
          <Link to="/search">Data Search</Link>
          {view && <Link to={back}>{seriesTitle(view.first.series)}</Link>}
          <span>Compare</span>
        </Breadcrumb>
        <h1>Compare Data</h1>
      </div>
      <div className="row no-print">
        <ButtonLink look="quiet" to={`?${initial.toString()}`} preventScrollReset replace>
          <Icon of={Undo2} />
          Reset
        </ButtonLink>
        {children}
        <ButtonLink to={back}>Cancel</ButtonLink>
      </div>
    </header>
  )
}

/** The single result with the same looks. */
function singlePath({ series, spec, firstYear, lastYear }: ComparedSide): string {
  const bounds = { frequencies: series.frequencies, firstYear, lastYear }
  return indicatorPath({
    name: series.indicator.name,
    countrySlug: series.place.slug,
    query: chartQuery(spec, bounds),
  })
}

/** On phones the selectors open as a sheet. */
function EditSheet({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
  }
  return (
    <>
      <Button
        className={`needs-script ${styles.edit ?? ""}`}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
        }}
      >
        <Icon of={SlidersHorizontal} />
        Edit settings
      </Button>
      <Modal
        open={isOpen}
        onClose={close}
        title="Edit settings"
        actions={
          <Button look="soft" onClick={close}>
            Done
          </Button>
        }
      >
        {children}
      </Modal>
    </>
  )
}

function Problems({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <div className={styles.problems} role="status">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

/** Changes of the address: a null takes a key out. */
function useChoose(): (change: Change) => void {
  const navigate = useNavigate()
  return (change) => {
    // Not the address that was drawn last: of two choices in a row, the first would be lost.
    const next = new URLSearchParams(window.location.search)
    for (const [key, value] of Object.entries(change)) {
      if (value === null || value === "") next.delete(key)
      else next.set(key, value)
    }
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true })
  }
}

/** A second dataset that there is not is taken out of the address; its country stays. */
function useClearedSecond(
  { missing, second, problems }: Compared,
  isLoading: boolean,
  query: URLSearchParams,
  choose: (change: Change) => void,
): void {
  const isGone =
    !isLoading &&
    second === null &&
    query.has("indicator2") &&
    query.has("country2") &&
    (missing.includes("second") || problems.length > 0)
  const toast = useToast()
  useEffect(() => {
    if (!isGone) return
    toast(problems[0] ?? CLEARED, "info")
    choose({ indicator2: null, category2: null, startYear2: null, endYear2: null })
    // Only when it turns out to be gone, not on every new way to say so.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isGone])
}
