import { totalmem } from "node:os"
import { resolve } from "node:path"

import { BRAND } from "#domain/brand.ts"
import { AppError } from "#domain/errors.ts"

import { findAppSecret } from "./config/app-secret.ts"
import type { DataCommand } from "./commands/data-command.ts"
import { DATA_COMMANDS } from "./commands/data-commands.ts"
import { readConfig, type Config } from "./config/config.ts"
import { handOver, getMessage } from "./start/control-socket.ts"
import { createLogger } from "./config/logger.ts"
import { isWorker, runProcesses, serveAsWorker } from "./processes/run-processes.ts"
import { openData, type OpenData } from "./start/open-data.ts"
import { describeShortMemory } from "./start/describe-short-memory.ts"
import { startServer } from "./start/start-server.ts"
import { buildPages, buildStalePages } from "./start/web-build.ts"

const USAGE = `${BRAND}

  npm start                          the site, by default on http://127.0.0.1:3000
  npm run import -- --list           what can be imported
  npm run import -- IMPORTER [--from FILE_OR_FOLDER_OR_URL] [--dry-run]
  npm run import -- --all --from FOLDER
  npm run data:verify                check everything that is stored
  npm run admin -- --help            enquiries, users, imports, texts
  npm run check-text -- FILE...      check the statements of texts
  npm run build                      build the pages

Settings are read from the environment: see docs/operations.md.`

/** Runs one command of the command line and gives its exit code; faults become one sentence on standard error. */
export async function runCli(argv: readonly string[]): Promise<number> {
  const [command = "help", ...args] = argv
  process.stdout.on("error", endQuietly)
  try {
    if (command === "serve") return await serve(readConfig(process.env))
    const dataCommand = DATA_COMMANDS.get(command)
    if (dataCommand) return await runDataCommand(dataCommand, command, args)
    if (command === "build") {
      await buildPages()
      return 0
    }
    if (command === "help" || command === "--help") {
      print(USAGE)
      return 0
    }
    throw new AppError("bad-command", `There is no command ${command}.\n\n${USAGE}`)
  } catch (error) {
    process.stderr.write(`${getMessage(error)}\n`)
    return 1
  }
}

async function serve(config: Config): Promise<number> {
  if (config.processes > 1 && !isWorker()) {
    await buildStalePages(print)
    return runProcesses(config.processes, print)
  }
  const shortMemory = describeShortMemory({
    bytes: Math.min(totalmem(), process.constrainedMemory() || Infinity),
    isEmbedded: config.databaseUrl === undefined,
  })
  if (shortMemory !== undefined) print(shortMemory)
  const server = await startServer(config, createLogger("info"), print)
  if (isWorker()) {
    await serveAsWorker(server)
    return 0
  }
  print(`${BRAND} is at ${server.url} (stop it with Ctrl+C)`)
  await new Promise<void>((stop) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop())
  })
  print("Stopping ...")
  await server.stop()
  return 0
}

// What only prints something needs neither the running site nor the database.
const PRINTS_ONLY: ReadonlySet<string> = new Set(["--help", "--list"])

async function runDataCommand(
  command: DataCommand,
  name: string,
  args: readonly string[],
): Promise<number> {
  const config = readConfig(process.env)
  if (config.databaseUrl === undefined && !args.some((arg) => PRINTS_ONLY.has(arg))) {
    // The path must mean the same to the server, which may have been started elsewhere.
    const exit = await handOver(config.varDir, [name, ...withAbsolutePaths(name, args)], print)
    if (exit !== undefined) return exit
  }
  let opened: OpenData | undefined
  try {
    return await command({
      args,
      openDb: async () => (opened ??= await openData(config, name, print)).db,
      now: () => new Date(),
      print,
      isTerminal: process.stdout.isTTY,
      varDir: config.varDir,
      secret: () => findAppSecret(config.appSecret, config.varDir),
    })
  } finally {
    await opened?.close()
  }
}

/** Options of `check-text` whose value must stay as it is. */
const PLAIN_OPTIONS = ["--as-of", "--format"]

function withAbsolutePaths(name: string, args: readonly string[]): string[] {
  const isChecking = name === "check-text"
  const absolute = args.map((arg, k) => {
    const before = args[k - 1] ?? ""
    const isFrom = before === "--from" && !/^https?:/.test(arg)
    const isText = isChecking && !arg.startsWith("-") && !PLAIN_OPTIONS.includes(before)
    return isFrom || isText ? resolve(arg) : arg
  })
  // Files are named as seen from here.
  return isChecking && !args.includes("--base") ? [...absolute, "--base", resolve(".")] : absolute
}

/** The program that reads the lines may stop before the end, as `| head` does. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error
  process.exit()
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
