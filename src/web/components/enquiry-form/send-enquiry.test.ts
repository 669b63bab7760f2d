import { expect, test } from "vitest"

import { sendEnquiry } from "./send-enquiry.ts"

const answering = (status: number, body: unknown) =>
  (() => Promise.resolve(Response.json(body, { status }))) as unknown as typeof fetch

test("a note that was taken comes back with the server's sentence", async () => {
  const outcome = await sendEnquiry(
    "request",
    {},
    answering(200, { status: "success", message: "Request created succesfully", data: {} }),
  )
  expect(outcome).toEqual({ isSent: true, message: "Request created succesfully" })
})

test("a refused note names its fields", async () => {
  const details = [{ field: "email", problem: "Your email is not correct" }, null, { field: 1 }]
  const error = "Your email is not correct"
  expect(await sendEnquiry("ticket", {}, answering(400, { error, details }))).toEqual({
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
])("a line that fails is said in one calm sentence: $message", async ({ fetch, ...outcome }) => {
  expect(await sendEnquiry("ticket", {}, fetch as unknown as typeof globalThis.fetch)).toEqual({
    isSent: false,
    problems: [],
    ...outcome,
  })
})
