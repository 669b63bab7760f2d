import type { FastifyPluginCallback } from "fastify"
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client"

import type { Site } from "../site.ts"

/** Figures of the running process for Prometheus. */
export type Metrics = {
  /** Counts an answer. */
  countAnswer(answer: { method: string; route: string; status: number; seconds: number }): void
  /** Counts whether a page or file came from the cache or had to be made. */
  countLookup(kind: "page" | "file", isHit: boolean): void
  text(): Promise<string>
  contentType: string
}

type MetricsOptions = Pick<Site, "measureDatabase" | "measureImportAge" | "search" | "version">

/** Makes the figures: answers by route, the event loop and memory, the database, the cache and the age of the data. */
export function createMetrics(site: MetricsOptions): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: "http_request_duration_seconds",
    help: "Answers by route and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const refusals = new Counter({
    name: "auth_failures_total",
    help: "Answers 401, and refused tries to sign in or type a code.",
    registers,
  })
  const cache = new Counter({
    name: "cache_requests_total",
    help: "Pages and files that were kept (hit) or had to be made (miss).",
    labelNames: ["kind", "result"],
    registers,
  })
  addGauge("database_response_seconds", "Time of the smallest query.", site.measureDatabase)
  addGauge("data_version", "Counts up with each change of the data.", site.version)
  addGauge("search_indicators", "Indicators in the search index.", () =>
    Promise.resolve(site.search.size() ?? undefined),
  )
  addGauge("import_age_seconds", "Time since the last import.", site.measureImportAge)

  function addGauge(name: string, help: string, read: () => Promise<number | undefined>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers,
      async collect() {
        try {
          gauge.set((await read()) ?? Number.NaN)
        } catch {
          // A database that does not answer must not take the other figures with it.
          gauge.set(Number.NaN)
        }
      },
    })
  }

  return {
    countAnswer({ method, route, status, seconds }) {
      answers.observe({ method, route, status: String(status) }, seconds)
      if (status === 401 || (status === 400 && AUTH_ROUTE.test(route))) refusals.inc()
    },
    countLookup: (kind, isHit) => cache.inc({ kind, result: isHit ? "hit" : "miss" }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

const AUTH_ROUTE = /\/customer\/auth\/(?:login|verify|reset-password)$/

/** Serves the figures at `/metrics`. */
export function metricsRoute(metrics: Metrics): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get("/metrics", async (_request, reply) => {
      return reply
        .header("cache-control", "no-store")
        .type(metrics.contentType)
        .send(await metrics.text())
    })
    done()
  }
}
