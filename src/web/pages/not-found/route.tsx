import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { BRAND } from "#domain/brand.ts"

import { NotFound, NotOpen } from "../../components/error-page/error-page.tsx"
import { plannedSentence } from "./planned.data.ts"

/** Answers every unknown address with status 404, and one that will exist with what is missing. */
export function loader({ request }: LoaderFunctionArgs) {
  return data({ sentence: plannedSentence(new URL(request.url).pathname) ?? null }, { status: 404 })
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const subject = loaderData?.sentence ? "Not open yet" : "Page not found"
  return [{ title: `${subject} | ${BRAND}` }, { name: "robots", content: "noindex" }]
}

/** What stands at every unknown address. */
export default function NotFoundPage() {
  const { sentence } = useLoaderData<typeof loader>()
  return sentence === null ? <NotFound /> : <NotOpen sentence={sentence} />
}
