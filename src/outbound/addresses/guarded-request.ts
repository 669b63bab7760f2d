import { lookup as lookUp, type LookupAddress } from "node:dns"
import { request as requestPlain, type IncomingMessage, type OutgoingHttpHeaders } from "node:http"
import { request as requestSecure } from "node:https"
import { isIP, type LookupFunction } from "node:net"

import { AppError } from "#domain/errors.ts"

import { isPublicAddress } from "./public-address.ts"

/** Gives all addresses of a host. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

/** What may be asked besides public https addresses. */
export type Guard = {
  resolve?: Resolve
  /** `host:port` that may answer without encryption and from a private address: a server of our own. */
  trusted?: readonly string[]
  /** Whether a public address may be asked without encryption. */
  mayBePlain?: boolean
}

/** An address as it may be asked. Throws "bad-command" for one that does not belong to the public web. */
export function checkAddress(address: string, { trusted = [], mayBePlain = false }: Guard): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url) throw new AppError("bad-command", `${address} is not an address.`)
  if (trusted.includes(url.host)) return url
  const schemes = mayBePlain ? ["http:", "https:"] : ["https:"]
  if (!schemes.includes(url.protocol)) {
    const expected = schemes.map((scheme) => `${scheme}//`).join(" or ")
    throw new AppError("bad-command", `${address} does not begin with ${expected}.`)
  }
  if (!mayBePublic(url)) throw notPublic(url, mayBePlain)
  return url
}

/** Whether an address may be one of the public internet, as far as it says so itself. */
function mayBePublic({ hostname, port, username }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "")
  return port === "" && username === "" && (isIP(host) === 0 || isPublicAddress(host))
}

/** Asks a checked address; the host is resolved once and the connection goes to the address that was checked. */
export function openAnswer(
  url: URL,
  options: Guard & { idleMs: number; headers?: OutgoingHttpHeaders; signal?: AbortSignal },
): Promise<IncomingMessage> {
  const { idleMs, headers, signal } = options
  const request = url.protocol === "https:" ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        timeout: idleMs,
        lookup: checkedLookup(url, options),
        agent: false,
        ...(headers && { headers }),
        ...(signal && { signal }),
      },
      resolve,
    )
    outgoing.on("timeout", () => outgoing.destroy(silent(url, idleMs)))
    outgoing.on("error", reject)
    outgoing.end()
  })
}

/** The fault of a host that sends nothing. */
export function silent(url: URL, idleMs: number): Error {
  return new Error(`${url.host} sent nothing for ${String(idleMs / 1000)} seconds.`)
}

/** The look-up of the connection itself, so that no second answer can point elsewhere than the one checked. */
function checkedLookup(
  url: URL,
  { resolve = resolveAll, trusted = [], mayBePlain = false }: Guard,
): LookupFunction {
  return (host, lookupOptions, callback) => {
    resolve(host).then(
      (found) => {
        const [first] = found
        if (!first) callback(new Error(`${host} has no address.`), "", 0)
        else if (
          !trusted.includes(url.host) &&
          !found.every((each) => isPublicAddress(each.address))
        )
          callback(notPublic(url, mayBePlain), "", 0)
        else if (lookupOptions.all === true) callback(null, [...found])
        else callback(null, first.address, first.family)
      },
      (error: unknown) =>
        callback(error instanceof Error ? error : new Error(String(error)), "", 0),
    )
  }
}

function resolveAll(host: string): Promise<LookupAddress[]> {
  return new Promise((resolve, reject) => {
    lookUp(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found)))
  })
}

function notPublic(url: URL, mayBePlain: boolean): AppError {
  const kind = mayBePlain ? "an address of the public internet" : "a public https address"
  return new AppError("bad-command", `${url.host} is not ${kind}.`)
}
