import { data } from "react-router"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import { NotFound } from "../../components/error-page/error-page.tsx"

/** Answers every unknown address with status 404. */
export function loader() {
  return data(null, { status: 404 })
}

export function meta() {
  return hiddenMeta("Page not found")
}

/** What stands at every unknown address. */
export default function NotFoundPage() {
  return <NotFound />
}
