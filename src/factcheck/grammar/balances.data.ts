/** Measures that a deficit and a surplus are figures of. */
export const BALANCES: ReadonlySet<string> = new Set([
  "current-account",
  "current-account-money",
  "trade-balance",
  "trade-balance-share",
  "fiscal-balance",
  "primary-balance",
  "structural-balance",
  "general-balance",
  "goods-balance",
])
