#!/usr/bin/env node
// Plain JavaScript, so that an older Node can at least say what is wrong.
const [major = 0] = process.versions.node.split(".").map(Number)
if (major < 24) {
  console.error(
    `This needs Node 24, found ${process.versions.node}. Start it with npm (npm start, npm run import), which uses the Node 24 that npm ci installs.`,
  )
  process.exit(1)
}
process.env.NODE_ENV ??= "production"
// Reading TypeScript anew is half of the work of a start; where the folder cannot be written, it is read anew.
const { enableCompileCache } = await import("node:module")
enableCompileCache(`${import.meta.dirname}/../node_modules/.cache/compile`)
const { runCli } = await import("../src/main/cli.ts")
process.exitCode = await runCli(process.argv.slice(2))
