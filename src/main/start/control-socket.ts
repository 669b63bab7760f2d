import { chmod, rm } from "node:fs/promises"
import { createServer, request, type Server } from "node:http"
import { join } from "node:path"

import * as z from "zod"

import { AppError } from "#domain/errors.ts"
import { storageFault } from "#domain/storage-fault.ts"
import { errorMessage } from "#domain/text/error-message.ts"

/** Runs a command inside the server; lines go back to the caller as they are printed. The number is the exit code. */
export type RunCommand = (args: readonly string[], print: (line: string) => void) => Promise<number>

const MAX_BODY = 64 * 1024

/** The socket's address: a file in the data folder that only its owner may open. */
export function controlPath(varDir: string): string {
  return join(varDir, "control.sock")
}

/**
 * Takes commands of the command line while the server holds the embedded database.
 * One command at a time; a second one is refused with a sentence.
 */
export async function openControlSocket(varDir: string, run: RunCommand): Promise<Server> {
  const path = controlPath(varDir)
  await rm(path, { force: true })
  let busy = false
  const server = createServer((incoming, answer) => {
    let body = ""
    incoming.setEncoding("utf8")
    incoming.on("data", (chunk: string) => {
      body += chunk
      if (body.length > MAX_BODY) incoming.destroy()
    })
    incoming.on("end", () => {
      if (busy) {
        answer.end(line({ exit: 1, text: "Another command is running. Please try again later." }))
        return
      }
      const args = argsSchema.safeParse(parseJson(body))
      if (!args.success) {
        answer.end(line({ exit: 1, text: "This is not a command." }))
        return
      }
      busy = true
      void run(args.data, (text) => answer.write(line({ text })))
        .then(
          (exit) => answer.end(line({ exit })),
          (error: unknown) => answer.end(line({ exit: 1, text: getMessage(error) })),
        )
        .finally(() => (busy = false))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(path, resolve)
  })
  await chmod(path, 0o600)
  return server
}

/** The sentence of a fault, whatever was thrown. */
export function getMessage(error: unknown): string {
  const message = errorMessage(error)
  const fault = storageFault(error)?.code
  if (fault === "storage-full") return `There is no space left on the disk. (${message})`
  return isOfFile(error) && (fault === "unavailable" || isUnmade(error))
    ? `A file or folder cannot be written; VAR_DIR must name a folder that this user may write. (${message})`
    : message
}

function isOfFile(error: unknown): error is Error & { path: string } {
  return error instanceof Error && "path" in error && typeof error.path === "string"
}

/** On a read-only disk a folder with its parents fails as if its parent were missing. */
function isUnmade(error: Error): boolean {
  return (
    "syscall" in error && error.syscall === "mkdir" && "code" in error && error.code === "ENOENT"
  )
}

const argsSchema = z.array(z.string())
const messageSchema = z.object({ text: z.string().optional(), exit: z.number().optional() })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Refused by the schema.
    return undefined
  }
}

function line(message: z.input<typeof messageSchema>): string {
  return `${JSON.stringify(message)}\n`
}

/** Hands a command to the running server and prints what it says; `undefined` when no server listens there. */
export async function handOver(
  varDir: string,
  args: readonly string[],
  print: (line: string) => void,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    let exit: number | undefined
    const outgoing = request({ socketPath: controlPath(varDir), method: "POST" }, (answer) => {
      let rest = ""
      answer.setEncoding("utf8")
      answer.on("data", (chunk: string) => {
        const lines = (rest + chunk).split("\n")
        rest = lines.pop() ?? ""
        for (const each of lines) {
          const message = messageSchema.safeParse(parseJson(each))
          if (!message.success) {
            reject(new AppError("unavailable", "The server's answer could not be read."))
            outgoing.destroy()
            return
          }
          if (message.data.text !== undefined) print(message.data.text)
          exit = message.data.exit ?? exit
        }
      })
      answer.on("close", () => {
        if (exit === undefined)
          reject(new AppError("unavailable", "The server stopped before the command was finished."))
        else resolve(exit)
      })
    })
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ECONNREFUSED") resolve(undefined)
      else reject(error)
    })
    outgoing.end(JSON.stringify(args))
  })
}
