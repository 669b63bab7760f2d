import type { LoaderFunctionArgs } from "react-router"

import { refuseKeys } from "../../document/refuse-keys.server.ts"
import { servicesContext } from "../../services.server.ts"
import { findIndicators } from "./find-indicators.server.ts"

/** Answers `/explore/indicators?name=` with the indicators that may be meant. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  refuseKeys(request, ["name"])
  const words = new URL(request.url).searchParams.get("name")?.trim() ?? ""
  const found = await findIndicators(context.get(servicesContext), words)
  return Response.json({ indicators: found.map(({ id, name }) => ({ id, name })) })
}
