/** How long a browser and what stands between may show a page, or a file of a view, without asking. */
export const VIEW_CACHE_CONTROL = "public, max-age=0, s-maxage=60, stale-while-revalidate=600"
