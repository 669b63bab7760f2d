import type { LoaderFunctionArgs } from "react-router"

import { refuseKeys } from "../../document/refuse-keys.server.ts"
import { servicesContext } from "../../services.server.ts"
import { listIndicatorNames } from "./load-search.server.ts"

/** Answers `/search/indicators?name=&category=&topic=&country=` with the names that fit. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  refuseKeys(request, ["name", "category", "topic", "country"])
  const query = new URL(request.url).searchParams
  const readText = (key: string) => query.get(key)?.trim() ?? ""
  const indicators = await listIndicatorNames(context.get(servicesContext), {
    name: readText("name"),
    category: readText("category"),
    topic: readText("topic"),
    country: readText("country"),
  })
  return Response.json({ indicators })
}
