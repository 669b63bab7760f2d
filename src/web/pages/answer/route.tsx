import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { BRAND } from "#domain/brand.ts"

import { pageDescription } from "../../components/head/page-description.ts"
import { servicesContext } from "../../services.server.ts"
import { AnswerPage } from "./answer-page.tsx"
import { loadAnswer } from "./load-answer.server.ts"

export const handle = { keys: "own" }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const page = await loadAnswer(context.get(servicesContext), url.searchParams)
  return page ?? redirect("/search")
}

export function meta({ loaderData: page }: MetaArgs<typeof loader>) {
  if (!page) return [{ title: BRAND }]
  const { query, sentence, state, origin, path } = page
  const title = { title: `${query} | ${BRAND}` }
  const description = { name: "description", content: pageDescription(sentence) }
  return state === "answered"
    ? [title, description, { tagName: "link", rel: "canonical", href: origin + path }]
    : [title, description, { name: "robots", content: "noindex" }]
}

/** A question with its answer: figure, chart, table, method and sources. */
export default function AnswerRoute() {
  const page = useLoaderData<typeof loader>()
  return <AnswerPage page={page} />
}
