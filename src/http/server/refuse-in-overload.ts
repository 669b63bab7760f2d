import underPressure, { type FastifyUnderPressureOptions } from "@fastify/under-pressure"
import type { FastifyInstance } from "fastify"

import { AppError } from "#domain/errors.ts"

/** When the process has more to do than it can: by how late its event loop is, or by a check of one's own. */
export type OverloadLimits = Pick<
  FastifyUnderPressureOptions,
  "maxEventLoopDelay" | "sampleInterval" | "healthCheck" | "healthCheckInterval"
>

/**
 * Refuses requests with "unavailable" while the process has more to do than it can: a quick refusal helps more than a
 * late answer. It holds for the routes that are added to `app` afterwards, and ends with it.
 */
export async function refuseInOverload(
  app: FastifyInstance,
  limits: OverloadLimits,
): Promise<void> {
  await app.register(underPressure, {
    ...limits,
    pressureHandler: () => Promise.reject(new AppError("unavailable")),
  })
}
