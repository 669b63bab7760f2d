import type { Server } from "node:http"
import { setImmediate as nextTurn } from "node:timers/promises"

/**
 * Ends listening once everybody who has connected is taken in. The system resets connections that nobody has accepted
 * when the listening ends, and a busy process takes in one a turn of its event loop.
 */
export async function stopListening(server: Server, longestMs: number): Promise<void> {
  const end = performance.now() + longestMs
  let idleTurns = 0
  const note = () => {
    idleTurns = 0
  }
  server.on("connection", note)
  // The first turn may have looked for connections before we began.
  while (idleTurns < 2 && performance.now() < end) {
    idleTurns += 1
    await nextTurn()
  }
  server.off("connection", note)
  server.close()
}
