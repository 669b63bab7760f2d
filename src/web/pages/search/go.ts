import { redirect, type LoaderFunctionArgs } from "react-router"

import { advancedPath, resultsPath } from "#domain/addresses/page-paths.ts"
import { parseTopic } from "#domain/indicators/topic.ts"

import { servicesContext } from "../../services.server.ts"
import { decideTarget } from "./decide-target.server.ts"

/** Sends a submitted advanced search to its indicator; to the results when the indicator is not known by that name. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const query = new URL(request.url).searchParams
  const { catalog } = context.get(servicesContext)
  const target = await decideTarget(catalog, {
    country: query.get("country") ?? "",
    indicator: query.get("indicator") ?? "",
  })
  if (target.kind === "indicator") return redirect(advancedPath(target))
  if (target.kind === "results")
    return redirect(resultsPath(target.text, parseTopic(query.get("topic") ?? "")))
  return redirect(`/search?${query.toString()}#advanced`)
}
