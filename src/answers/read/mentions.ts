import type { listPeriods, listQuantities } from "#factcheck/read-text.ts"

/** A time that a question names, as the checker reads times. */
export type AskedPeriod = ReturnType<typeof listPeriods>[number]

/** A number that a question names, as the checker reads numbers. */
export type AskedQuantity = ReturnType<typeof listQuantities>[number]
