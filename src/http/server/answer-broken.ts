import type { Socket } from "node:net"

import { COMMON_HEADERS } from "./security-headers.ts"

type Broken = { code?: string }

/** Answers bytes that cannot be read as a request with a sentence and the headers of every answer, then ends the connection. */
export function answerBroken({ code = "" }: Broken, socket: Socket): void {
  if (code === "ECONNRESET" || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, sentence] = ANSWERS[code] ?? ["400 Bad Request", "The request cannot be read."]
  const headers = {
    ...COMMON_HEADERS,
    "content-type": "text/plain; charset=utf-8",
    "content-length": String(Buffer.byteLength(sentence)),
    "cache-control": "no-store",
    connection: "close",
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status}`, ...lines, "", sentence].join("\r\n"))
}

const ANSWERS: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    "The headers of the request are too large.",
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long to arrive."],
}
