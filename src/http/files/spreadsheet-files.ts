import { readFile } from "node:fs/promises"

import fastifyCompress from "@fastify/compress"
import type { FastifyPluginAsync } from "fastify"

import { BRAND } from "#domain/brand.ts"

import { refuseKeys } from "../server/refuse-keys.ts"
import type { Site } from "../site.ts"

const FOLDER = new URL("../../../clients/spreadsheets/", import.meta.url)

/** The page of the add-in runs Microsoft's script beside ours, within Excel's own frames. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self' https://appsforoffice.microsoft.com; connect-src 'self' https://*.officeapps.live.com"

const FILES: Readonly<Record<string, string>> = {
  [`${BRAND.toLowerCase()}.gs`]: "text/plain; charset=utf-8",
  "manifest.xml": "application/xml; charset=utf-8",
  "functions.js": "text/javascript; charset=utf-8",
  "functions.json": "application/json; charset=utf-8",
  "functions.html": "text/html; charset=utf-8",
}

/** The functions for Excel and Google Sheets, each file with the address of this site in it. */
export function spreadsheetFiles({ publicUrl }: Pick<Site, "publicUrl">): FastifyPluginAsync {
  return async (app) => {
    await app.register(fastifyCompress, { encodings: ["br", "gzip"], threshold: 1024 })
    app.addHook("onRequest", refuseKeys)
    for (const [name, type] of Object.entries(FILES)) {
      const text = (await readFile(new URL(name, FOLDER), "utf8")).replaceAll("{{site}}", publicUrl)
      app.get(`/spreadsheets/${name}`, (_request, reply) => {
        if (name === "functions.html") {
          void reply.header("content-security-policy", PAGE_POLICY)
        }
        return reply
          .header("cache-control", "public, max-age=3600")
          .header("access-control-allow-origin", "*")
          .header("cross-origin-resource-policy", "cross-origin")
          .type(type)
          .send(text)
      })
    }
  }
}
