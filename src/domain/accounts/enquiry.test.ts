import { expect, test } from "vitest"

import { checkEnquiry, enquiryValues } from "./enquiry.ts"

const problems = (kind: Parameters<typeof checkEnquiry>[0], values: Record<string, string>) =>
  checkEnquiry(kind, values).map(({ problem }) => problem)

test("an empty ticket says each of its four sentences", () => {
  expect(problems("ticket", { firstName: "  " })).toEqual([
    "FirstName is required",
    "Email is required",
    "Title is required",
    "Message is required",
  ])
})

test("an empty note of an institution leaves out the phone, which is optional", () => {
  expect(problems("organisation", {})).toEqual([
    "Name is required",
    "Organization is required",
    "Purpose is required",
    "Email is required",
  ])
})

test("an empty custom request says each of its four sentences", () => {
  expect(problems("request", {})).toEqual([
    "Full Name is required",
    "Email is required",
    "Country is required",
    "Extra Notes is required",
  ])
})

const ticket = { firstName: "Ada", email: "ada@example.org", title: "Hi", messageBody: "Text" }

test.each([
  "ada",
  "ada@",
  "@b.org",
  "a b@c.org",
  "a@b",
  "a@b.",
  "a@b..org",
  "a@b@c.org",
  "a@b.org\nBcc: x@y.z",
])("%j is no address", (email) => {
  expect(checkEnquiry("ticket", { ...ticket, email })).toEqual([
    { field: "email", problem: "Your email is not correct" },
  ])
})

test.each(["ada@example.org", "a.b+c@mail.example.co.uk", "ö@exämple.org"])(
  "%s is one",
  (email) => {
    expect(checkEnquiry("ticket", { ...ticket, email })).toEqual([])
  },
)

test("a phone takes digits alone", () => {
  const note = { name: "A", organization: "B", purpose: "C", email: "a@b.org" }
  expect(problems("organisation", { ...note, phone: "080012345" })).toEqual([])
  expect(problems("organisation", { ...note, phone: "0800 SAMPLE" })).toEqual([
    "Phone number can only contain numeric values",
  ])
})

test("a text that is too long is said to be so", () => {
  expect(problems("ticket", { ...ticket, title: "x".repeat(201) })).toEqual([
    "At most 200 characters fit here",
  ])
})

test("only the fields of the form are kept, without spaces around them", () => {
  expect(enquiryValues("ticket", { ...ticket, title: " Hi ", other: "x" })).toEqual(ticket)
})

test("signs that are no text are taken out before a field counts as filled", () => {
  const written = { ...ticket, title: "\0", messageBody: "One\0\uD800\u001B[31m\n\tTwo 👩‍🚀" }
  expect(problems("ticket", written)).toEqual(["Title is required"])
  expect(enquiryValues("ticket", written)["messageBody"]).toBe("One[31m\n\tTwo 👩‍🚀")
})
