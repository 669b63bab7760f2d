import type { listPeriods, listQuantities } from "#factcheck/read-text.ts"

/** A time that a question names, as the checker reads times. */
export type PeriodMention = ReturnType<typeof listPeriods>[number]

/** A number that a question names, as the checker reads numbers. */
export type Quantity = ReturnType<typeof listQuantities>[number]
