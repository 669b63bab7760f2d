import type { FastifyInstance } from "fastify"

/** The fields of a form without files; of several fields of one name the last counts. */
export type FormFields = Readonly<Record<string, string>>

/** Makes an application read the forms of pages, and nothing else, up to `bodyLimit` bytes. Their fields are the body. */
export function addFormParser(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit },
    (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(String(body))))
    },
  )
}
