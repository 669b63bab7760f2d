import type { FastifyReply, FastifyRequest } from "fastify"

import type { Session } from "#accounts/sessions.ts"
import { AppError } from "#domain/errors.ts"
import { writeLimitHeaders } from "#limits/write-limit-headers.ts"
import { networkAddress } from "#limits/network-address.ts"

import type { ApiServices } from "../api-services.ts"
import { isOwnOrigin } from "../is-own-origin.ts"
import type { Client, Operation } from "./operation.ts"

/** Who sends a request and from where, once it was let in. */
export type Admission = {
  session: Session | undefined
  credential: string | undefined
  client: Client
}

/**
 * Lets a request in before anything of its body is read: from our own pages or no page at all, within the
 * limits, and signed in where the call or its feature needs that.
 */
export async function admitRequest(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  services: ApiServices,
): Promise<Admission> {
  if (operation.method !== "GET") refuseOtherSites(request, services.publicUrl)
  if (!operation.upload && /^multipart\//i.test(request.headers["content-type"] ?? "")) {
    throw new AppError("unsupported-media-type")
  }
  const client = {
    address: networkAddress(request.ip),
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
  }
  const credential = readSessionToken(request)
  const session = credential === undefined ? undefined : await services.findSession(credential)
  if (session) request.log = request.log.child({ user: session.accountId })
  await countCall({ session, client, operation, services, reply })
  if (needsSession(operation, services)) {
    // What is answered to one person is kept by nobody.
    void reply.header("cache-control", "no-store")
    if (!session) throw new AppError("sign-in-needed")
  }
  return { session, credential, client }
}

/** Whether a call is for signed-in users only, by itself or by its feature. */
export function needsSession(
  { session, feature, alsoFeature }: Operation,
  { access }: Pick<ApiServices, "access">,
): boolean {
  const features = [feature, alsoFeature].filter((one) => one !== undefined)
  return session === "needed" || features.some((one) => access[one] !== "public")
}

/** The session token that a request brings. */
export function readSessionToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization?.trim() ?? ""
  const text = header.replace(/^bearer\s+/i, "")
  return text === "" ? undefined : text
}

/** Refuses a call from a page of another site. */
function refuseOtherSites({ headers }: FastifyRequest, publicUrl: string): void {
  // Programs send no origin and may call; a browser names one with every request that can change something.
  if (isOwnOrigin(headers, publicUrl) === false)
    throw new AppError("forbidden", "This call may not be sent from pages of other sites.")
}

async function countCall(call: {
  session: Session | undefined
  client: Client
  operation: Operation
  services: ApiServices
  reply: FastifyReply
}): Promise<void> {
  const { session, client, operation, services, reply } = call
  const state = session
    ? await services.limits.take("signed-in", session.accountId)
    : await services.limits.take("anonymous", client.address)
  void reply.headers(writeLimitHeaders(state))
  for (const { name, by } of operation.limits ?? []) {
    const user = by === "user" ? session?.accountId : undefined
    await services.limits.take(name, user ?? client.address)
  }
}
