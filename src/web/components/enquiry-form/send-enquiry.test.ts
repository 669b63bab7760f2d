import { afterEach, expect, test, vi } from "vitest"

import { sendEnquiry } from "./send-enquiry.ts"

afterEach(() => {
  vi.unstubAllGlobals()
})

function answering(status: number, body: unknown) {
  const fetch = vi.fn(() => Promise.resolve(Response.json(body, { status })))
  vi.stubGlobal("fetch", fetch)
  return fetch
}

test("a note that was taken comes back with the server's sentence", async () => {
  const message = "Request created succesfully"
  const fetch = answering(200, { status: "success", message, data: {} })
  expect(await sendEnquiry("request", { country: "Ghana" })).toEqual({ isSent: true, message })
  const body = '{"country":"Ghana"}'
  expect(fetch).toHaveBeenCalledWith("/api/v1/request", expect.objectContaining({ body }))
})

test("a refused note names its fields", async () => {
  const details = [{ field: "email", problem: "Your email is not correct" }, null, { field: 1 }]
  const error = "Your email is not correct"
  answering(400, { error, details })
  expect(await sendEnquiry("ticket", {})).toEqual({
    isSent: false,
    isReached: true,
    message: error,
    problems: [details[0]],
  })
})

test.each([
  {
    fetch: () => Promise.reject(new Error("offline")),
    isReached: false,
    message: "The server could not be reached. Please check your connection and try again.",
  },
  {
    fetch: () => Promise.resolve(new Response("<html>", { status: 502 })),
    isReached: true,
    message: "Something unexpected occurred on the server",
  },
  {
    // It may have been kept or not: what was typed must not be lost.
    fetch: () => Promise.resolve(new Response('{"status":"succ')),
    isReached: false,
    message: "The server could not be reached. Please check your connection and try again.",
  },
])("a line that fails is said in one calm sentence: $message", async ({ fetch, ...outcome }) => {
  vi.stubGlobal("fetch", fetch)
  expect(await sendEnquiry("ticket", {})).toEqual({
    isSent: false,
    problems: [],
    ...outcome,
  })
})
