import type { LoaderFunctionArgs } from "react-router"

import { servicesContext } from "../../services.server.ts"
import { answerFeed } from "./answer-feed.server.ts"
import { loadSourceFeed } from "./load-feeds.server.ts"

/** Answers `/feeds/source/{id}.xml`. */
export function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  return answerFeed({ request, params }, (id) => loadSourceFeed(context.get(servicesContext), id))
}
