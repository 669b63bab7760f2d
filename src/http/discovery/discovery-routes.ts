import fastifyCompress from "@fastify/compress"
import type { FastifyPluginAsync, FastifyReply } from "fastify"

import type { SiteContent } from "#content/create-content.ts"
import { findStory } from "#content/find-stories.ts"
import { richTextMarkdown } from "#content/rich-text-plain.ts"
import { postPath } from "#domain/addresses/page-paths.ts"

import type { Site } from "../site.ts"
import { refuseKeys } from "../server/refuse-keys.ts"
import { chooseEncoding } from "../cache/choose-encoding.ts"
import { llmsText, robotsText, webManifest } from "./discovery-texts.ts"
import { createOfflineNames } from "./offline-names.ts"
import { securityTxt } from "./security-txt.ts"
import { sitemapFile, sitemapIndex } from "./sitemap.ts"

type DiscoveryOptions = Pick<
  Site,
  | "access"
  | "catalog"
  | "checks"
  | "content"
  | "hasCheckLinks"
  | "now"
  | "operatorEmail"
  | "publicUrl"
  | "siteMap"
>

const CACHE_CONTROL = "public, max-age=300, s-maxage=3600"

/** Files by which programs find their way: robots, sitemaps, llms.txt, texts as Markdown, the manifest, security.txt. */
export function discoveryRoutes(site: DiscoveryOptions): FastifyPluginAsync {
  const { catalog, content, publicUrl, operatorEmail, now, hasCheckLinks } = site
  const sitemap = { ...site, hasOpenDashboards: site.access["country-dashboard"] === "public" }
  const offlineNames = createOfflineNames(catalog)
  return async (app) => {
    await app.register(fastifyCompress, { encodings: ["br", "gzip"], threshold: 1024 })
    app.addHook("onRequest", refuseKeys)
    app.get("/robots.txt", (_request, reply) =>
      sendText(reply, "text/plain", robotsText(publicUrl)),
    )
    app.get("/sitemap.xml", async (_request, reply) =>
      sendText(reply, "application/xml", await sitemapIndex(sitemap)),
    )
    app.get<{ Params: { name: string } }>("/sitemaps/:name.xml", async (request, reply) => {
      const file = await sitemapFile(request.params.name, sitemap)
      return file === undefined ? sendNotFound(reply) : sendText(reply, "application/xml", file)
    })
    app.get("/llms.txt", async (_request, reply) => {
      const counts = await catalog.counts()
      return sendText(reply, "text/plain", llmsText({ content, publicUrl, counts, hasCheckLinks }))
    })
    app.get("/manifest.webmanifest", (_request, reply) =>
      sendText(reply, "application/manifest+json", webManifest()),
    )
    app.get("/offline/names.json", async (request, reply) => {
      const { plain, compressed } = await offlineNames()
      if (chooseEncoding(request.headers["accept-encoding"]) !== "br")
        return sendText(reply, "application/json", plain)
      void reply.header("content-encoding", "br").header("vary", "accept-encoding")
      return sendText(reply, "application/json", compressed)
    })
    app.get<{ Params: { "*": string } }>("/texts/*", (request, reply) => {
      const markdown = postMarkdown(content, publicUrl, request.params["*"])
      return markdown === undefined
        ? sendNotFound(reply)
        : sendText(reply, "text/markdown", markdown)
    })
    app.get("/.well-known/security.txt", async (_request, reply) =>
      reply
        .type("text/plain; charset=utf-8")
        .send(securityTxt({ publicUrl, operatorEmail, now: now() })),
    )
  }
}

function postMarkdown(content: SiteContent, publicUrl: string, file: string): string | undefined {
  if (!file.endsWith(".md")) return undefined
  const story = findStory(content.stories(), file.slice(0, -".md".length), { contentType: "Post" })
  if (story?.content.component !== "Post") return undefined
  const { title, long_text } = story.content
  const head = `# ${title}\n\n${story.created_at.slice(0, 10)}. Address: <${publicUrl}${postPath(story.full_slug)}>`
  return `${head}\n\n${richTextMarkdown(long_text, publicUrl)}\n`
}

function sendText(reply: FastifyReply, type: string, body: string | Buffer): FastifyReply {
  return reply
    .header("cache-control", CACHE_CONTROL)
    .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'")
    .type(`${type}; charset=utf-8`)
    .send(body)
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendText(reply.code(404), "text/plain", "There is nothing at this address.")
}
