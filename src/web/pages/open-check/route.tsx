import {
  data,
  useLoaderData,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from "react-router"

import { BRAND } from "#domain/brand.ts"

import { failWith } from "../../components/error-page/fail-with.server.ts"
import { pageMeta } from "../../components/head/page-meta.ts"
import { servicesContext } from "../../services.server.ts"
import { loadOpenCheck } from "./load-open-check.server.ts"
import { OpenCheckPage } from "./open-check-page.tsx"
import type { OpenCheckData } from "./page-data.ts"

export const handle = { keys: "own" }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const page = await loadOpenCheck(context.get(servicesContext), url.searchParams)
  if (!page) failWith(404)
  return data(page, { status: page.refusal?.status ?? 200, headers: buildHeaders(page) })
}

/** What was refused may be asked again, an article may change at any time, and a text that was sent is not kept. */
function buildHeaders({ refusal, form, links }: OpenCheckData): Record<string, string> {
  if (refusal) {
    const { retryAfterSeconds } = refusal
    const retry = retryAfterSeconds === null ? {} : { "Retry-After": String(retryAfterSeconds) }
    return { "Cache-Control": "no-store", ...retry }
  }
  if (form.text !== "" && !links) return { "Cache-Control": "no-store" }
  return form.url === "" ? {} : { "Cache-Control": "private, no-cache" }
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

const DESCRIPTION =
  "Check the economic statements of a text or an article against the publishers' own figures, without an account."

export function meta({ loaderData: page }: MetaArgs<typeof loader>) {
  if (!page) return [{ title: BRAND }]
  const { form, checked, origin } = page
  const isForm = form.text === "" && form.url === ""
  if (isForm)
    return pageMeta({
      title: "Check a text or an article",
      description: DESCRIPTION,
      address: `${origin}/check`,
    })
  const article = checked?.article?.title ?? ""
  return [
    { title: `Fact check${article === "" ? "" : `: ${article}`} | ${BRAND}` },
    { name: "description", content: DESCRIPTION },
    // What visitors send is theirs: search engines need not list it.
    { name: "robots", content: "noindex" },
  ]
}

/** Checks a text or an article for anybody. */
export default function OpenCheckRoute() {
  const page = useLoaderData<typeof loader>()
  return <OpenCheckPage page={page} />
}
