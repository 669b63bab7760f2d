import type { FastifyPluginCallback } from "fastify"

import { LONGEST_ENQUIRY, type EnquiryKind } from "#domain/accounts/enquiry.ts"
import { AppError } from "#domain/errors.ts"
import type { Enquiries } from "#enquiries/create-enquiries.ts"
import type { Limits } from "#limits/create-limits.ts"
import { networkAddress } from "#limits/network-address.ts"

import { addFormParser, type FormFields } from "./add-form-parser.ts"
import { checkOrigin } from "./check-origin.ts"
import { formBytes } from "./form-bytes.ts"

type FormOptions = {
  enquiries: Pick<Enquiries, "submit">
  limits: Pick<Limits, "take">
  publicUrl: string
}

/** Forms of texts alone; applications bring a file and have a route of their own. */
type PlainKind = Exclude<EnquiryKind, "application">

/** The page of each form, to which the visitor returns. */
const PAGES: Readonly<Record<PlainKind, string>> = {
  ticket: "/contact-us",
  organisation: "/institutions#contact",
  request: "/country",
}

/** The forms of the pages for browsers without script: a form of one of our own pages comes in, its page goes out. */
export function formRoutes(options: FormOptions): FastifyPluginCallback {
  return (app, _options, done) => {
    addFormParser(app, formBytes(LONGEST_ENQUIRY))
    app.post<{ Params: { kind: string }; Body: FormFields | undefined }>(
      "/enquiries/:kind",
      async (request, reply) => {
        const kind = readKind(request.params.kind)
        checkOrigin(request, options.publicUrl)
        await options.limits.take("ticket", networkAddress(request.ip))
        const outcome = await options.enquiries.submit(kind, request.body ?? {})
        const [path = "", fragment] = PAGES[kind].split("#")
        const sent = outcome.state === "kept" ? "ok" : "failed"
        return reply.redirect(
          `${path}?sent=${sent}${fragment === undefined ? "" : `#${fragment}`}`,
          303,
        )
      },
    )
    done()
  }
}

function readKind(text: string): PlainKind {
  const kind = (Object.keys(PAGES) as PlainKind[]).find((known) => known === text)
  if (!kind) throw new AppError("not-found", "There is no form at this address.")
  return kind
}
