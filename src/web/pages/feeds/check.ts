import type { LoaderFunctionArgs } from "react-router"

import { servicesContext } from "../../services.server.ts"
import { answerFeed } from "./answer-feed.server.ts"
import { loadCheckFeed } from "./load-check-feed.server.ts"

/** Answers `/feeds/check/{id}.xml`. It is not cached: a check is judged anew after the data changed, or taken back. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const services = context.get(servicesContext)
  const answer = await answerFeed({ request, params }, (id) => loadCheckFeed(services, id))
  answer.headers.set("Cache-Control", "private, no-cache")
  return answer
}
