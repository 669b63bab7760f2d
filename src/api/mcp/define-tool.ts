import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"
import * as z from "zod"

import { AppError, ERRORS } from "#domain/errors.ts"

import type { MCP_TOOL_NAMES } from "../mcp-tool-names.ts"
import type { ToolServices } from "./mcp-services.ts"

/** An answer in two forms: lines for a model to read and data for a program. */
type ToolAnswer<O> = { text: string; data: O }

type ToolParts<I extends z.ZodRawShape, O extends z.ZodObject> = {
  name: (typeof MCP_TOOL_NAMES)[number]
  title: string
  description: string
  input: I
  output: O
  /** For hosts: where results are shown. */
  meta?: Record<string, unknown>
  run(request: z.output<z.ZodObject<I>>, services: ToolServices): Promise<ToolAnswer<z.input<O>>>
}

type ToolResult = {
  content: { type: "text"; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: true
}

/** Adds one tool to a server. */
export type RegisterTool = (server: McpServer, services: ToolServices) => void

/** A tool with the schemas of its arguments and its answer. Arguments that it does not know are refused. */
export function defineTool<I extends z.ZodRawShape, O extends z.ZodObject>(
  tool: ToolParts<I, O>,
): RegisterTool {
  const known = Object.keys(tool.input)
  const inputSchema = z.strictObject(tool.input, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `${issue.keys.map((key) => `“${key.slice(0, 60)}”`).join(", ")} is not known. ${tool.name} takes ${known.join(", ")}.`
        : undefined,
  })
  return (server, services) => {
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema,
        outputSchema: tool.output,
        annotations: { readOnlyHint: true, openWorldHint: false },
        ...(tool.meta && { _meta: tool.meta }),
      },
      async (request: unknown): Promise<ToolResult> => {
        try {
          const { text, data } = await tool.run(inputSchema.parse(request), services)
          return { content: [{ type: "text", text }], structuredContent: { ...data } }
        } catch (error) {
          return describeFailure(error, services)
        }
      },
    )
  }
}

/** What went wrong in plain words; an inner fault is reported and not shown. */
function describeFailure(error: unknown, { report }: ToolServices): ToolResult {
  const isForCaller = error instanceof AppError
  if (!isForCaller) report(error)
  const text = isForCaller ? error.message : `${ERRORS.internal}.`
  return { content: [{ type: "text", text }], isError: true }
}
