import type { ApiServices } from "../api-services.ts"

/** What the tools answer from. */
export type McpServices = Pick<
  ApiServices,
  "catalog" | "search" | "now" | "publicUrl" | "factChecker" | "answerer"
>

/** What belongs to one request. */
export type McpCaller = {
  /** Resolves with the longest text that the caller may have checked; rejects with the reason otherwise. */
  admitCheck(): Promise<number>
  /** Resolves with the SVG of a page by the path and query of its address; rejects with the reason otherwise. */
  drawAddress(path: string): Promise<string>
  /** Called with the faults that the caller does not see. */
  report(error: unknown): void
}

/** The services of one request. */
export type ToolServices = McpServices & McpCaller
