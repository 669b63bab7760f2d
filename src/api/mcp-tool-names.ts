/** Names of the MCP tools, in the order in which they are presented. */
export const MCP_TOOL_NAMES = [
  "search",
  "fact",
  "rank",
  "compare",
  "series",
  "panel",
  "vintages",
  "chart",
  "answer",
  "check",
] as const
