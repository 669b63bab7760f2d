import fastifyMultipart from "@fastify/multipart"
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"

import { retryAfter } from "#api/answer-fault.ts"
import { ERROR_STATUS } from "#api/error-status.ts"
import { findPosition, isAppliedForHere } from "#content/find-position.ts"
import { CV_BYTES, CV_FIELD, type CvFile } from "#domain/accounts/cv-file.ts"
import { LONGEST_MESSAGE, type EnquiryValues } from "#domain/accounts/enquiry.ts"
import { jobPath } from "#domain/addresses/page-paths.ts"
import { AppError } from "#domain/errors.ts"
import { networkAddress } from "#limits/network-address.ts"
import type { RefusedApplication } from "#web/services.server.ts"

import { sendPage } from "../cache/send-page.ts"
import type { OpenSite } from "../site.ts"
import { checkOrigin } from "./check-origin.ts"
import { servicesFor } from "./page-routes.ts"
import { createRenderPage } from "./render-page.ts"

const SENT = "Your application has been sent. We will answer by email."
const TOO_MANY =
  "Too many applications came from your network. Please try again in an hour; nothing was kept."
const CHECK =
  "The application was not sent. Please look at the fields below and choose your CV again."
/** Of a longer body the rest is not read: its file is far too large in any case. */
const MAX_BODY = 4 * CV_BYTES
/** Room for the longest message with letters of several bytes, and for a longer one to be seen as too long. */
const FIELD_BYTES = 4 * LONGEST_MESSAGE

/**
 * Applications, sent to the page of their position with a CV. Scripts are answered with JSON; browsers without script
 * get the page again with all that was typed.
 */
export function applicationForm(site: OpenSite): FastifyPluginAsync {
  const renderPage = createRenderPage(site.build)
  return async (app) => {
    app.removeAllContentTypeParsers()
    await app.register(fastifyMultipart, {
      throwFileSizeLimit: false,
      // One byte more than is allowed is read, which shows that a file is too large.
      limits: { files: 1, fields: 8, parts: 9, fieldSize: FIELD_BYTES, fileSize: CV_BYTES + 1 },
    })
    app.post<{ Params: { "*": string } }>(
      "/careers/*",
      { bodyLimit: MAX_BODY },
      async (request, reply) => {
        const story = findPosition(site.content.stories(), request.params["*"])
        if (!story || !isAppliedForHere(story)) throw new AppError("not-found")
        checkOrigin(request, site.publicUrl)
        const slug = story.content.slug === "" ? story.slug : story.content.slug
        const path = jobPath(slug)
        const outcome = await takeApplication(request, site, story.content.title)
        void reply.header("cache-control", "no-store")
        if (wantsJson(request)) return sendJson(reply, outcome)
        if (outcome.state === "sent") return reply.redirect(`${path}?sent=ok#apply`, 303)
        const services = { ...servicesFor(request, site), postedApplication: outcome.application }
        return sendPage(request, reply, await renderPage(path, services))
      },
    )
  }
}

type Outcome =
  | { state: "sent" }
  | { state: "invalid"; application: RefusedApplication }
  | { state: "limited"; application: RefusedApplication; retryAfter: string }

async function takeApplication(
  request: FastifyRequest,
  { enquiries, limits }: OpenSite,
  position: string,
): Promise<Outcome> {
  let values: EnquiryValues = {}
  try {
    // Read before the limits, so that a visitor who has to wait gets the form back as it was filled in.
    const form = await readApplication(request)
    values = { ...form.values, position }
    await limits.take("application", networkAddress(request.ip))
    await limits.take("applications", "all")
    const outcome = await enquiries.apply(values, form.cv)
    if (outcome.state === "kept") return { state: "sent" }
    const { problems } = outcome
    return { state: "invalid", application: { status: 400, values, problems, problem: CHECK } }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "too-many-requests") throw error
    const status = ERROR_STATUS[error.code]
    const application = { status, values, problems: [], problem: TOO_MANY }
    return { state: "limited", application, retryAfter: retryAfter(error) }
  }
}

/** The texts of a form and its file, which is cut off where it is too large. */
async function readApplication(
  request: FastifyRequest,
): Promise<{ values: EnquiryValues; cv: CvFile | undefined }> {
  if (!request.isMultipart()) {
    throw new AppError("unsupported-media-type", "The form must be sent with its file.")
  }
  const values = new Map<string, string>()
  let cv: CvFile | undefined
  for await (const part of request.parts()) {
    if (part.type === "field") values.set(part.fieldname, String(part.value))
    else {
      const bytes = await part.toBuffer()
      if (part.fieldname === CV_FIELD) cv = { name: part.filename, bytes }
    }
  }
  return { values: Object.fromEntries(values), cv }
}

function wantsJson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes("application/json") === true
}

function sendJson(reply: FastifyReply, outcome: Outcome) {
  if (outcome.state === "sent") return reply.send({ status: "success", message: SENT, data: {} })
  const { status, problems: details, problem } = outcome.application
  if (outcome.state === "limited") void reply.header("retry-after", outcome.retryAfter)
  const code = outcome.state === "limited" ? "too-many-requests" : "bad-request"
  return reply.code(status).send({ status: "error", code, error: problem, details })
}
