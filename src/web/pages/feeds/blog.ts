import type { LoaderFunctionArgs } from "react-router"

import { refuseKeys } from "../../document/refuse-keys.server.ts"
import { servicesContext } from "../../services.server.ts"
import { atomXml } from "./atom-xml.server.ts"
import { loadBlogFeed } from "./load-blog-feed.server.ts"

/** Answers `/blog/feed.xml`. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  refuseKeys(request, [])
  return new Response(atomXml(loadBlogFeed(context.get(servicesContext))), {
    headers: { "content-type": "application/atom+xml; charset=utf-8" },
  })
}
