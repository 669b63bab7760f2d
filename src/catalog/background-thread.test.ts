import { readdirSync, readFileSync } from "node:fs"
import { Worker } from "node:worker_threads"

import { expect, test } from "vitest"

/** How far each thread of this process stands back, by its number. */
function readNiceness(): Map<string, number> {
  return new Map(
    readdirSync("/proc/self/task").map((thread) => {
      const status = readFileSync(`/proc/self/task/${thread}/stat`, "utf8")
      // The name stands in brackets and may hold spaces; the fields after it do not.
      const fields = status.slice(status.lastIndexOf(")") + 2).split(" ")
      return [thread, Number(fields[16])]
    }),
  )
}

test.runIf(process.platform === "linux")(
  "only the thread that asks for it stands back",
  async () => {
    const before = readNiceness()
    const module = new URL("./background-thread.ts", import.meta.url).href
    const code = `import(${JSON.stringify(module)}).then(({ standBack }) => {
    standBack()
    const { parentPort } = require("node:worker_threads")
    parentPort.on("message", () => parentPort.close())
    parentPort.postMessage("ready")
  })`
    const worker = new Worker(code, { eval: true })
    await new Promise((resolve, reject) => {
      worker.once("message", resolve)
      worker.once("error", reject)
    })
    const after = [...readNiceness()]
    const added = after.filter(([thread]) => !before.has(thread))
    const changed = after.filter(
      ([thread, niceness]) => before.has(thread) && before.get(thread) !== niceness,
    )
    worker.postMessage("end")
    const own = before.get(String(process.pid)) ?? 0
    expect(added.map(([, niceness]) => niceness)).toContain(Math.max(10, own))
    expect(changed).toEqual([])
  },
)
