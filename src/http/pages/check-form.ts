import fastifyCompress from "@fastify/compress"
import type { FastifyPluginAsync } from "fastify"

import { LONGEST_LINKED_TEXT, pageCheckPath, textCheckPath } from "#domain/addresses/check-paths.ts"
import { AppError } from "#domain/errors.ts"
import { countText } from "#domain/format/count-text.ts"
import { LONGEST_CHECKED_TEXT } from "#domain/check-limits.ts"

import { sendPage } from "../cache/send-page.ts"
import type { OpenSite } from "../site.ts"
import { addCheckJson } from "./check-json.ts"
import { addFormParser, type FormFields } from "./add-form-parser.ts"
import { formBytes } from "./form-bytes.ts"
import { servicesFor } from "./page-routes.ts"
import { createRenderPage } from "./render-page.ts"

const TOO_LARGE = `The text is too long: ${countText(LONGEST_CHECKED_TEXT)} characters can be checked at once. Go back and send it in parts.`

/** The form of the page that checks texts: a short text becomes an address, a long one is answered and forgotten. */
export function checkForm(site: OpenSite): FastifyPluginAsync {
  const renderPage = createRenderPage(site.build)
  return async (app) => {
    await app.register(fastifyCompress, { encodings: ["br", "gzip"], threshold: 1024 })
    addFormParser(app, formBytes(LONGEST_CHECKED_TEXT))
    app.setErrorHandler((error, _request, reply) => {
      const isTooLarge = error instanceof Error && "statusCode" in error && error.statusCode === 413
      if (!isTooLarge) throw error
      return reply.code(413).type("text/plain; charset=utf-8").send(TOO_LARGE)
    })
    app.post<{ Body: FormFields | undefined }>("/check", async (request, reply) => {
      if (!site.hasCheckLinks) throw new AppError("not-found")
      const { text = "", url = "", asOf = "" } = request.body ?? {}
      if (text.trim() === "") {
        const path = url.trim() === "" ? "/check" : pageCheckPath(url.trim(), asOf)
        return reply.redirect(path, 303)
      }
      if (text.length <= LONGEST_LINKED_TEXT)
        return reply.redirect(textCheckPath(text.replace(/\r\n?/g, "\n").trim(), asOf), 303)
      const services = { ...servicesFor(request, site), posted: { text, asOf } }
      return sendPage(request, reply, await renderPage("/check", services))
    })
    addCheckJson(app, site)
  }
}
