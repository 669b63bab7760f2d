import type { EnquiryKind, EnquiryValues } from "#domain/accounts/enquiry.ts"
import { AppError } from "#domain/errors.ts"

import { success } from "../../answers/answer.schema.ts"
import type { ApiServices } from "../../api-services.ts"
import { defineOperation } from "../../operations/operation.ts"
import { NOTHING } from "../../operations/request-fields.ts"
import { keptAnswer, organisationBody, requestBody, ticketBody } from "./enquiries.schema.ts"

const TICKET_SENT = "Ticket sent"
const ORGANISATION_SENT = "Your request has been sent. We will contact you shortly."
const REQUEST_SENT = "Request created succesfully"

const SHARED = {
  method: "POST",
  params: NOTHING,
  query: NOTHING,
  errors: ["bad-request", "forbidden", "unsupported-media-type"],
  limits: [{ name: "ticket", by: "address" }],
  cache: "never",
} as const

/** A support ticket. */
export const openTicket = defineOperation({
  ...SHARED,
  path: "/request/ticket",
  id: "openTicket",
  summary: "Submit a ticket",
  description: "Writes to the operator of the site; the answer comes by email.",
  body: ticketBody,
  answer: keptAnswer(TICKET_SENT),
  run: ({ body }, services) => keep(services, "ticket", body, TICKET_SENT),
})

/** A note of an institution. */
export const contactOrganisation = defineOperation({
  ...SHARED,
  path: "/contact-us/organisation",
  id: "contactOrganisation",
  summary: "Contact as an institution",
  description: "Asks for data work; the answer comes by email.",
  body: organisationBody,
  answer: keptAnswer(ORGANISATION_SENT),
  run: ({ body }, services) => keep(services, "organisation", body, ORGANISATION_SENT),
})

/** A request for data that the site does not have. */
export const requestData = defineOperation({
  ...SHARED,
  path: "/request",
  id: "requestData",
  summary: "Make a custom request",
  description: "Asks for figures of a country that are not here yet.",
  body: requestBody,
  answer: keptAnswer(REQUEST_SENT),
  run: ({ body, session }, services) =>
    keep(services, "request", withEmail(body, session?.email), REQUEST_SENT),
})

async function keep(
  { enquiries }: ApiServices,
  kind: EnquiryKind,
  body: Readonly<Record<string, string | undefined>>,
  message: string,
) {
  const given = Object.entries(body).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const values: EnquiryValues = Object.fromEntries(given)
  const outcome = await enquiries.submit(kind, values)
  if (outcome.state === "kept") return success(message, {})
  const [first] = outcome.problems
  throw new AppError("bad-request", first?.problem, { details: outcome.problems })
}

/** Who is signed in need not type the address again. */
function withEmail<B extends { email?: string | undefined }>(
  body: B,
  known: string | undefined,
): B {
  return body.email === undefined && known !== undefined ? { ...body, email: known } : body
}
