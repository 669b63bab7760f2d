import { AppError } from "#domain/errors.ts"
import { parsePeriod } from "#domain/time/period.ts"

/** The period that a tool was given; throws "bad-request" for a text that is none. */
export function readPeriod(text: string | undefined): ReturnType<typeof parsePeriod> {
  if (text === undefined) return undefined
  const period = parsePeriod(text)
  if (period) return period
  throw new AppError("bad-request", `“${text}” is not a period; write 2022, 2022-Q3 or 2022-10.`)
}
