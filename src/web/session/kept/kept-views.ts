/** A view that somebody opened, and whether they saved it. */
export type KeptView = {
  path: string
  title: string
  isSaved: boolean
  /** The series it shows, where it is one. */
  datasetId?: string
  /** When it was last opened, as ISO text. */
  at: string
}

/** A search and when it was last made. */
export type KeptSearch = { text: string; at: string }

/** What a browser keeps of what one person looked at, the newest first. */
export type ViewHistory = { views: readonly KeptView[]; searches: readonly KeptSearch[] }

export const NOTHING_KEPT: ViewHistory = { views: [], searches: [] }

const MAX_RECENT = 8
const MAX_SAVED = 50
const MAX_SEARCHES = 8

/** With a view that was opened now: it comes first, and a saved one stays saved. */
export function withView(kept: ViewHistory, view: Omit<KeptView, "isSaved">): ViewHistory {
  const known = kept.views.find(({ path }) => path === view.path)
  const others = kept.views.filter(({ path }) => path !== view.path)
  return { ...kept, views: limit([{ ...view, isSaved: known?.isSaved ?? false }, ...others]) }
}

/** With a view saved, or saved no longer; one that is not known stays unknown. */
export function withSaved(kept: ViewHistory, path: string, isSaved: boolean): ViewHistory {
  const views = kept.views.map((view) => (view.path === path ? { ...view, isSaved } : view))
  return { ...kept, views: limit(views) }
}

/** With a search that was made now; letters of another size make no other search. */
export function withSearch(kept: ViewHistory, search: KeptSearch): ViewHistory {
  const others = kept.searches.filter(
    ({ text }) => text.toLowerCase() !== search.text.toLowerCase(),
  )
  return { ...kept, searches: [search, ...others].slice(0, MAX_SEARCHES) }
}

/** Without anything but what was saved on purpose. */
export function withoutHistory(kept: ViewHistory): ViewHistory {
  return { views: kept.views.filter(({ isSaved }) => isSaved), searches: [] }
}

/** What stands in the storage of a browser: nothing in it is taken for granted. */
export function parseKept(text: string | null): ViewHistory {
  if (text === null) return NOTHING_KEPT
  try {
    const { views, searches } = JSON.parse(text) as Record<keyof ViewHistory, unknown>
    return {
      views: Array.isArray(views) ? limit(views.filter(isView)) : [],
      searches: Array.isArray(searches) ? searches.filter(isSearch).slice(0, MAX_SEARCHES) : [],
    }
  } catch {
    return NOTHING_KEPT
  }
}

function limit(views: readonly KeptView[]): KeptView[] {
  const left = { recent: MAX_RECENT, saved: MAX_SAVED }
  return views.filter(({ isSaved }) => (isSaved ? left.saved-- > 0 : left.recent-- > 0))
}

function isView(value: unknown): value is KeptView {
  const view = (value ?? {}) as Partial<Record<keyof KeptView, unknown>>
  return (
    // A path of this site, never one of another.
    typeof view.path === "string" &&
    /^\/(?![/\\])/.test(view.path) &&
    typeof view.title === "string" &&
    typeof view.isSaved === "boolean" &&
    typeof view.at === "string" &&
    (view.datasetId === undefined || typeof view.datasetId === "string")
  )
}

function isSearch(value: unknown): value is KeptSearch {
  const search = (value ?? {}) as Partial<Record<keyof KeptSearch, unknown>>
  return typeof search.text === "string" && typeof search.at === "string"
}
