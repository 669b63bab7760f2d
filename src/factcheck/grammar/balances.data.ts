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

/** The measure of the same balance in the other unit: as a share of GDP, and in money. */
export const BALANCES_IN_OTHER_UNIT: Readonly<Record<string, string>> = {
  "current-account": "current-account-money",
  "current-account-money": "current-account",
  "trade-balance": "trade-balance-share",
  "trade-balance-share": "trade-balance",
}
