import type { Config } from "@react-router/dev/config"

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: true,
  // Few pages: their addresses travel with the first page, so that no request asks for them later.
  routeDiscovery: { mode: "initial" },
} satisfies Config
