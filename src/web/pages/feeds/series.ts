import type { LoaderFunctionArgs } from "react-router"

import { servicesContext } from "../../services.server.ts"
import { answerFeed } from "./answer-feed.server.ts"
import { loadSeriesFeed } from "./load-feeds.server.ts"

/** Answers `/feeds/series/{id}.xml`. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  return answerFeed(params["file"], (id) => loadSeriesFeed(context.get(servicesContext), id))
}
