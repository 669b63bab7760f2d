import type { LoaderFunctionArgs } from "react-router"

import { servicesContext } from "../../services.server.ts"
import { answerFeed } from "./answer-feed.server.ts"
import { loadCheckFeed } from "./load-check-feed.server.ts"

/** Answers `/feeds/check/{id}.xml`. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  return answerFeed(params["file"], (id) => loadCheckFeed(context.get(servicesContext), id))
}
