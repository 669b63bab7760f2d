import type { LoaderFunctionArgs } from "react-router"

import { servicesContext } from "../../services.server.ts"
import { answerFeed } from "./answer-feed.server.ts"
import { loadCheckFeed } from "./load-check-feed.server.ts"

/** Answers `/feeds/check/{id}.xml`. */
export function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  return answerFeed({ request, params }, (id) => loadCheckFeed(context.get(servicesContext), id))
}
