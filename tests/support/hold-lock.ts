import { createInterface } from "node:readline"
import { AppError } from "#domain/errors.ts"
import { acquireLock } from "#db/engine/lock.ts"

// A process of the lock tests: at each line it reads it tries to take the lock of the folder given,
// says what came of it, and holds what it has until it is killed.
const [folder = ""] = process.argv.slice(2)

process.stdout.write("ready\n")
createInterface({ input: process.stdin }).on("line", () => {
  void tryToTake().then((outcome) => process.stdout.write(`${outcome}\n`))
})

function tryToTake(): Promise<string> {
  return acquireLock(folder, { role: "test" }).then(
    () => "taken",
    (error: unknown) =>
      error instanceof AppError ? `${error.code} ${error.message}` : String(error),
  )
}
