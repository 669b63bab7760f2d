import type { FastifyInstance } from "fastify"

import { AppError } from "#domain/errors.ts"

/** Pages whose address with `.svg` is their drawing. */
const DRAWN = /^\/(?:indicators\/[^/?]+(?:\/[^/?]+)?|answer|explore)(?=\?|$)/

/**
 * The drawing of a page that a tool has named, as the site gives it to everybody at the same address.
 * @throws AppError "not-found" where there is none, with the reason
 */
export async function drawAddress(
  app: FastifyInstance,
  { path, visitor }: { path: string; visitor: string },
): Promise<string> {
  const url = path.replace(DRAWN, "$&.svg")
  if (url === path) throw refuse(path)
  // The visitor's own address, so that limits are counted for them.
  const answer = await app.inject({ url, remoteAddress: visitor })
  if (answer.statusCode === 200) return answer.body
  // Files are refused with one plain sentence.
  const type = String(answer.headers["content-type"])
  throw type.startsWith("text/plain") ? new AppError("not-found", answer.body) : refuse(path)
}

function refuse(path: string): AppError {
  return new AppError("not-found", `There is no drawing of “${path.slice(0, 100)}”.`)
}
