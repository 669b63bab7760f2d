/** How long browsers and shared caches may show a page, or a file of a view, without asking whether it has changed. */
export const VIEW_CACHE_CONTROL = "public, max-age=0, s-maxage=60, stale-while-revalidate=600"
