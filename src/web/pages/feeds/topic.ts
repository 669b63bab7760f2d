import type { LoaderFunctionArgs } from "react-router"

import { servicesContext } from "../../services.server.ts"
import { answerFeed } from "./answer-feed.server.ts"
import { loadTopicFeed } from "./load-blog-feed.server.ts"

/** Answers `/feeds/topic/{category}.xml`. */
export function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  return answerFeed({ request, params }, (topic) =>
    loadTopicFeed(context.get(servicesContext), topic),
  )
}
