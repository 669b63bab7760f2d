import X from "lucide-react/icons/x"
import { useState } from "react"

import { resultsPath } from "#domain/addresses/page-paths.ts"

import { Button, ButtonLink, IconButton } from "../../components/button/button.tsx"
import { Link } from "../../components/link/link.tsx"
import { Tag } from "../../components/tag/tag.tsx"
import { withoutHistory, withSaved, type KeptView } from "../../session/kept/kept-views.ts"
import { useKept } from "../../session/kept/use-kept.ts"
import { useFetched } from "../../session/use-fetched.ts"
import { describeSeries, type SeriesState } from "./data-changes.ts"
import dashboard from "./dashboard.module.css"
import styles from "./your-data.module.css"

/** What somebody saved, opened and searched for, with what changed in it since. */
export function YourData() {
  const { kept, change } = useKept()
  const saved = kept.views.filter(({ isSaved }) => isSaved)
  const recent = kept.views.filter(({ isSaved }) => !isSaved)
  const hasHistory = recent.length + kept.searches.length > 0
  return (
    <>
      <section aria-labelledby="saved">
        <div className={dashboard.recentTop}>
          <h2 id="saved">Saved views</h2>
          <Link to="/changes">What changed in the last imports of data</Link>
        </div>
        {saved.length === 0 ? (
          <div className={dashboard.recentNone}>
            <p>
              Press Save under a chart to keep it here with its latest figure and see when new
              figures arrive.
            </p>
            <ButtonLink to="/search">Data Search</ButtonLink>
          </div>
        ) : (
          <Views
            views={saved}
            onRemove={(path) => {
              change((now) => withSaved(now, path, false))
            }}
          />
        )}
      </section>
      {hasHistory && (
        <section aria-labelledby="history">
          <div className={dashboard.recentTop}>
            <h2 id="history">Recently viewed</h2>
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                change(withoutHistory)
              }}
            >
              Clear history
            </Button>
          </div>
          {kept.searches.length > 0 && (
            <ul className={styles.searches} aria-label="Recent searches">
              {kept.searches.map(({ text }) => (
                <li key={text}>
                  <Link to={resultsPath(text)}>{text}</Link>
                </li>
              ))}
            </ul>
          )}
          {recent.length > 0 && <Views views={recent} />}
          <p className={styles.where}>Kept only in this browser, and only for you.</p>
        </section>
      )}
    </>
  )
}

function Views({
  views,
  onRemove,
}: {
  views: readonly KeptView[]
  onRemove?: (path: string) => void
}) {
  return (
    <ul className={styles.views}>
      {views.map((view) => (
        <li key={view.path}>
          <Link to={view.path}>
            <b>{view.title}</b>
            {view.datasetId !== undefined && <Latest id={view.datasetId} since={view.at} />}
          </Link>
          {onRemove && (
            <IconButton
              icon={X}
              label={`Remove ${view.title}`}
              onClick={() => {
                onRemove(view.path)
              }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The latest figure of a series; nothing where it cannot be had. */
function Latest({ id, since }: { id: string; since: string }) {
  const { data } = useFetched<SeriesState>(`/dataset/${encodeURIComponent(id)}`)
  // Its figures were seen when the view was opened last, not when this row was drawn.
  const [seen] = useState(since)
  if (data === null) return null
  const { value, period, isNew } = describeSeries(data, seen)
  return (
    <span className={styles.latest}>
      {isNew && <Tag>New figures</Tag>}
      <span>
        <b>{value}</b> {period}
      </span>
    </span>
  )
}
