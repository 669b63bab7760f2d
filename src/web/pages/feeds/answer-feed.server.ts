import type { LoaderFunctionArgs } from "react-router"

import { refuseKeys } from "../../document/refuse-keys.server.ts"
import { atomXml, type AtomFeed } from "./atom-xml.server.ts"

const ENDING = ".xml"

/** Answers a feed's address `{id}.xml`, which takes no keys; 404 with a sentence where there is no such feed. */
export async function answerFeed(
  { request, params }: Pick<LoaderFunctionArgs, "request" | "params">,
  load: (id: string) => Promise<AtomFeed | undefined> | AtomFeed | undefined,
): Promise<Response> {
  refuseKeys(request, [])
  const file = params["file"]
  const id = file?.endsWith(ENDING) === true ? file.slice(0, -ENDING.length) : ""
  const feed = id === "" ? undefined : await load(id)
  return feed
    ? new Response(atomXml(feed), {
        headers: { "content-type": "application/atom+xml; charset=utf-8" },
      })
    : new Response("There is no feed at this address.", {
        status: 404,
        headers: { "content-type": "text/plain; charset=utf-8" },
      })
}
