import type { IncomingHttpHeaders } from "node:http"

/** Whether the page that sends a request is one of this site; `undefined` when the request names no origin. */
export function isOwnOrigin(
  { origin, host }: Pick<IncomingHttpHeaders, "origin" | "host">,
  publicUrl: string,
): boolean | undefined {
  if (origin === undefined) return undefined
  return (
    origin === new URL(publicUrl).origin ||
    (URL.canParse(origin) && new URL(origin).host === host?.toLowerCase())
  )
}
