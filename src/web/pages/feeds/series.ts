import type { LoaderFunctionArgs } from "react-router"

import { servicesContext } from "../../services.server.ts"
import { answerFeed } from "./answer-feed.server.ts"
import { loadSeriesFeed } from "./load-feeds.server.ts"

/** Answers `/feeds/series/{id}.xml`. */
export function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  return answerFeed({ request, params }, (id) => loadSeriesFeed(context.get(servicesContext), id))
}
