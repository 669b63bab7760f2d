import { expect, test } from "vitest"

import {
  tryCodeOrders,
  tryLimitOrders,
  tryPasswordOrders,
  type Orders,
} from "#tests/support/account-orders.ts"
import { testDatabase } from "#tests/support/database.ts"

// `npm run faults -- orders 10000` tries many more of them.
const FEW = { runs: 150, seed: 18 }

test.each<[string, Orders]>([
  ["codes", tryCodeOrders],
  ["passwords, resets and disabling", tryPasswordOrders],
  ["limits of two processes", tryLimitOrders],
])("whatever order things happen in, promises hold: %s", async (_, tryOrders) => {
  await expect(tryOrders(await testDatabase(), FEW)).resolves.toBeUndefined()
})
