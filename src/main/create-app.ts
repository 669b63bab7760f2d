import { randomUUID } from "node:crypto"
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify"
import type { Logger } from "pino"
import type { ServerBuild } from "react-router"

import { answerFault, retryAfter } from "#api/answer-fault.ts"
import { createApi } from "#api/create-api.ts"
import { mcpRoute } from "#api/mcp-route.ts"
import type { Checks } from "#accounts/create-checks.ts"
import { createDashboards } from "#catalog/country-dashboard.ts"
import type { SiteMap } from "#catalog/site-map.ts"
import type { Catalog } from "#catalog/types.ts"
import type { SiteContent } from "#content/create-content.ts"
import { findDataVersion } from "#db/imports/data-version.ts"
import type { Database } from "#db/engine/database.ts"
import { listLastImports } from "#db/imports/last-imports.ts"
import { AppError, ERRORS, type ErrorCode } from "#domain/errors.ts"
import type { FactChecker } from "#factcheck/create-fact-checker.ts"
import { createDrawPool } from "#exports/draw-pool.ts"
import { networkAddress } from "#limits/network-address.ts"
import type { Search } from "#search/types.ts"

import { addCheckFile } from "#http/files/check-file.ts"
import type { Config } from "./config/config.ts"
import { addFileRoutes } from "#http/files/file-routes.ts"
import { readCountryContent } from "./config/country-content.ts"
import { importPlans } from "./schedule/import-plan.ts"
import type { ImportFault } from "./schedule/import-schedule.ts"
import { addDiscoveryRoutes } from "#http/discovery/discovery-routes.ts"
import { formRoutes } from "#http/pages/form-routes.ts"
import { addMetricsRoute, createMetrics, type Metrics } from "#http/server/metrics.ts"
import { createPageStore } from "#http/cache/page-store.ts"
import { addPageRoutes, isPersonal } from "#http/pages/page-routes.ts"
import type { PeopleServices } from "./start/people-services.ts"
import { refuseInOverload, type OverloadLimits } from "#http/server/refuse-in-overload.ts"
import { createRenderPage } from "#http/pages/render-page.ts"
import { securityTxt } from "#http/discovery/security-txt.ts"
import { COMMON_HEADERS } from "#http/server/security-headers.ts"
import { addStaticFiles } from "#http/files/static-files.ts"
import { addUploadRoute } from "#http/files/upload-route.ts"
import { visitorHash } from "#http/pages/visitor-hash.ts"

const PAGE_CACHE_BYTES = 64 * 1024 * 1024
const FILE_CACHE_BYTES = 32 * 1024 * 1024
/** One thread leaves the other core to the pages; who waits behind twenty files had better come again. */
const DRAWING = { threads: 1, mostWaiting: 20, timeoutMs: 15_000 }

/** In milliseconds: longer than balancers keep a connection open, and time for a whole upload. */
const TIMEOUTS = { keepAliveTimeout: 72_000, requestTimeout: 30_000 }

export type AppParts = {
  config: Config
  secret: string
  catalog: Catalog
  search: Search
  people: PeopleServices
  factChecker: FactChecker
  checks: Checks
  content: SiteContent
  /** The pages that the files of addresses list. */
  siteMap: SiteMap
  /** The data version, cheap enough to be asked for on every request. */
  version: () => Promise<number>
  db: Database
  /** Whether the process is about to end: then connections are not kept open. */
  isDraining: () => boolean
  /** When there is more to do than can be done in time. */
  overload: OverloadLimits
  /** Why the site cannot serve right now, or `undefined` when it can. */
  notReady: () => string | undefined
  /** Imports by the clock that failed: the site goes on with the data from before. */
  importFaults: () => readonly ImportFault[]
  build: ServerBuild
  /** Folder of the built browser files. */
  clientDir: string
  /** Folder of the pictures and documents that texts show. */
  mediaDir: string
  logger: Logger
  now: () => Date
}

/** The whole site as one Fastify application that does not listen yet: API, files, health and pages. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = parts.logger
  const metrics = parts.config.hasMetrics ? openMetrics(parts) : undefined
  const noteAnswer = answerNotes(parts.logger, metrics)
  const pages = createPageStore({
    maxBytes: PAGE_CACHE_BYTES,
    // A page changes with the data and with the texts.
    version: async () => `${String(await parts.version())} ${parts.content.version()}`,
    isPersonal,
    onLookup: (isHit) => metrics?.cached("page", isHit),
  })
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(parts.config.trustProxy),
    bodyLimit: 1024 * 1024,
    ...TIMEOUTS,
    // Every line names its request itself; a logger for each request would slow down cached pages.
    childLoggerFactory: (parent) => parent,
    // A number from a counter would tell how much is asked here.
    genReqId: () => randomUUID(),
    // Who is connected while the process ends is still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: false },
    frameworkErrors: answerUnreadable,
  })
  const countryContent = await readCountryContent()
  const dashboards = createDashboards(parts.catalog, { content: countryContent, now: parts.now })
  const importPlan = importPlans(parts.config.importEveryMs)
  const visitorOf = (request: FastifyRequest) => visitorHash(parts.secret, request.ip, parts.now())

  // Hooks with a callback and not a promise: each request passes through them.
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.headers(COMMON_HEADERS)
    done()
  })
  // As late as it can be said, so that who asked before the end was known learns it too.
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (parts.isDraining()) void reply.header("connection", "close")
    done()
  })
  if (metrics) addMetricsRoute(app, metrics)
  app.addHook("onResponse", (request, reply, done) => {
    noteAnswer({
      id: request.id,
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    })
    if (isDenied(request, reply)) {
      const detail = request.routeOptions.url ?? "none"
      parts.people.audit.record({ kind: "denied", address: networkAddress(request.ip), detail })
    }
    done()
  })
  const pool = createDrawPool(DRAWING)
  app.addHook("onClose", () => pool.close())
  addErrorPages(app)
  addHealth(app, parts)
  app.get("/.well-known/security.txt", async (_request, reply) => {
    const { publicUrl, operatorEmail } = parts.config
    return reply
      .type("text/plain; charset=utf-8")
      .send(securityTxt({ publicUrl, operatorEmail, now: parts.now() }))
  })
  await addStaticFiles(app, parts)
  await app.register(async (guarded) => {
    await refuseInOverload(guarded, parts.overload)
    await guarded.register(
      createApi({
        catalog: parts.catalog,
        search: parts.search,
        factChecker: parts.factChecker,
        checks: parts.checks,
        access: parts.config.access,
        ...{ countryContent, dashboards },
        now: parts.now,
        version: parts.version,
        visitorOf,
        ...parts.people,
        content: parts.content,
        storyTokens: parts.config.storyTokens,
        pool,
        publicUrl: parts.config.publicUrl,
      }),
      { prefix: "/api" },
    )
    addUploadRoute(guarded, parts.people.uploads)
    await guarded.register(async (files) => {
      files.addHook("onRequest", async (request) => {
        await parts.people.limits.take("anonymous", networkAddress(request.ip))
      })
      addFileRoutes(files, {
        catalog: parts.catalog,
        checks: parts.checks,
        pool,
        kept: createPageStore({
          maxBytes: FILE_CACHE_BYTES,
          version: parts.version,
          onLookup: (isHit) => metrics?.cached("file", isHit),
        }),
        publicUrl: parts.config.publicUrl,
        now: parts.now,
      })
      addCheckFile(files, {
        ...{ checks: parts.checks, catalog: parts.catalog, pool, now: parts.now },
        publicUrl: parts.config.publicUrl,
      })
    })
    addDiscoveryRoutes(guarded, {
      siteMap: parts.siteMap,
      checks: parts.checks,
      catalog: parts.catalog,
      content: parts.content,
      publicUrl: parts.config.publicUrl,
      hasOpenDashboards: parts.config.access["country-dashboard"] === "public",
    })
    await guarded.register(
      mcpRoute({
        catalog: parts.catalog,
        search: parts.search,
        factChecker: parts.factChecker,
        access: parts.config.access,
        findSession: parts.people.findSession,
        now: parts.now,
        publicUrl: parts.config.publicUrl,
        limits: parts.people.limits,
      }),
    )
    await guarded.register(
      formRoutes({
        enquiries: parts.people.enquiries,
        limits: parts.people.limits,
        publicUrl: parts.config.publicUrl,
      }),
    )
    addPageRoutes(guarded, {
      renderPage: createRenderPage(parts.build),
      pages,
      isDraining: parts.isDraining,
      servicesFor: (request) => ({
        ...{ catalog: parts.catalog, search: parts.search },
        access: parts.config.access,
        ...{ countryContent, dashboards, importPlan },
        ...{ content: parts.content, checks: parts.checks },
        showComponents: parts.config.showComponents,
        passwordPolicy: parts.config.passwordPolicy,
        publicUrl: parts.config.publicUrl,
        visitor: visitorOf(request),
        now: parts.now,
      }),
    })
  })
  return app
}

type Answer = {
  id: string
  method: string
  /** Routes and not addresses: what people search for stays out of the log. */
  route: string | undefined
  status: number
  ms: number
}

/** How an answer gets into the log and the figures. */
function answerNotes(logger: Logger, metrics: Metrics | undefined): (answer: Answer) => void {
  return ({ id, method, route, status, ms }) => {
    logger.info({ id, method, route, status, ms: Math.round(ms) })
    metrics?.answered({ method, route: route ?? "none", status, seconds: ms / 1000 })
  }
}

/** Whether somebody with a token, or with the password of a disabled account, was turned away. */
function isDenied(request: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return (statusCode === 401 && request.headers.authorization !== undefined) || statusCode === 403
}

function openMetrics({ db, version, search, now }: AppParts): Metrics {
  return createMetrics({
    measureDatabase: async () => {
      const start = performance.now()
      await findDataVersion(db)
      return (performance.now() - start) / 1000
    },
    dataVersion: version,
    indicators: () => search.size(),
    importAge: async () => {
      const times = (await listLastImports(db)).map(({ startedAt }) => startedAt.getTime())
      return times.length === 0 ? undefined : (now().getTime() - Math.max(...times)) / 1000
    },
  })
}

/** Of so many proxies in a row the last address is believed that the outermost one saw; what a client writes before it is not. */
function trustedProxies(proxies: Config["trustProxy"]) {
  return typeof proxies === "number" ? (_address: string, hop: number) => hop < proxies : proxies
}

/** Faults before any route is found: the address itself cannot be read. */
function answerUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(COMMON_HEADERS)
  if (request.url.startsWith("/api/")) {
    answerFault(error, request, reply)
    return
  }
  const sentence =
    error.code === "FST_ERR_BAD_URL" ? "The address cannot be read." : ERRORS["bad-request"]
  void reply.code(400).type("text/plain; charset=utf-8").send(sentence)
}

/** Process up, and everything behind it ready: for load balancers and scripts. */
function addHealth(app: FastifyInstance, parts: AppParts): void {
  app.get("/healthz", async (_request, reply) => {
    void reply.header("cache-control", "no-store")
    return { status: "ok" }
  })
  app.get("/readyz", async (_request, reply) => {
    void reply.header("cache-control", "no-store")
    const reason = parts.notReady()
    if (reason !== undefined) return reply.code(503).send({ status: "unavailable", reason })
    return {
      status: "ok",
      dataVersion: await parts.version(),
      indicators: parts.search.size(),
      importFaults: parts.importFaults(),
    }
  })
}

const STATUS: Partial<Record<ErrorCode, number>> = {
  "bad-request": 400,
  forbidden: 403,
  "licence-forbids": 403,
  "not-found": 404,
  "not-implemented": 501,
  "too-large": 414,
  "too-many-requests": 429,
  unavailable: 503,
}

/** Faults outside the API and outside the pages' own error page: one plain sentence, never a stack. */
function addErrorPages(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = error instanceof AppError ? STATUS[error.code] : statusOf(error)
    const status = known ?? 500
    if (status === 500) request.log.error({ id: request.id, err: error })
    if (status === 503) void reply.headers({ "retry-after": "5", "cache-control": "no-store" })
    if (status === 429) void reply.header("retry-after", retryAfter(error))
    const sentence =
      error instanceof AppError && status !== 500
        ? error.message
        : status < 500
          ? ERRORS["bad-request"]
          : ERRORS.internal
    return reply.code(status).type("text/plain; charset=utf-8").send(sentence)
  })
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("statusCode" in error)) return undefined
  return typeof error.statusCode === "number" ? error.statusCode : undefined
}
