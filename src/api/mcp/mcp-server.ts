import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"

import { BRAND } from "#domain/brand.ts"

import type { ToolServices } from "./mcp-services.ts"
import { registerResources } from "./register-resources.ts"
import { answerTool } from "./tools/answer-tool.ts"
import { chartTool } from "./tools/chart-tool.ts"
import { checkTool } from "./tools/check-tool.ts"
import { compareTool } from "./tools/compare-tool.ts"
import { factTool } from "./tools/fact-tool.ts"
import { panelTool } from "./tools/panel-tool.ts"
import { rankTool } from "./tools/rank-tool.ts"
import { searchTool } from "./tools/search-tool.ts"
import { seriesTool } from "./tools/series-tool.ts"
import { vintagesTool } from "./tools/vintages-tool.ts"
import { registerView } from "./view/register-view.ts"

const TOOLS = [
  searchTool,
  factTool,
  rankTool,
  compareTool,
  seriesTool,
  panelTool,
  vintagesTool,
  chartTool,
  answerTool,
  checkTool,
]

const INSTRUCTIONS =
  "Never guess an indicator id: give a plain word or search first. Quote every figure with its period, unit, source and address, and a forecast as a forecast. A value of null is missing, not zero. notes say how a name was read. definition and source are resources: read them when they are needed."

/** The tools by which a language model reads figures, bound to what the API answers from. */
export function createMcpServer(services: ToolServices): McpServer {
  const server = new McpServer(
    { name: BRAND.toLowerCase(), version: "2.0.0" },
    { instructions: INSTRUCTIONS },
  )
  for (const registerTool of TOOLS) registerTool(server, services)
  registerResources(server, services)
  registerView(server, services)
  return server
}
