import { pino, type Logger } from "pino"

/** Structured JSON log on standard output: one line an event, UTC times, no bodies and no secrets. */
export function createLogger(level: "info" | "silent"): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
