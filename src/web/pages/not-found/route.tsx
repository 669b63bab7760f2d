import { data } from "react-router"

import { BRAND } from "#domain/brand.ts"

import { NotFound } from "../../components/error-page/error-page.tsx"

/** Answers every unknown address with status 404. */
export function loader() {
  return data(null, { status: 404 })
}

export function meta() {
  return [{ title: `Page not found | ${BRAND}` }, { name: "robots", content: "noindex" }]
}

/** What stands at every unknown address. */
export default function NotFoundPage() {
  return <NotFound />
}
