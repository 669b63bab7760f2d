import { argon2Sync, randomBytes } from "node:crypto"
import { constants, setPriority } from "node:os"

import { TEST_PASSWORD } from "#tests/support/test-passwords.ts"

/**
 * Makes as many password keys a second as its first argument says, at the low priority at which the site makes them,
 * and serves nobody: what the hashing of passwords alone costs whoever shares the machine.
 */
const perSecond = Number(process.argv[2])
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const work = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
setInterval(() => {
  argon2Sync("argon2id", { message: TEST_PASSWORD, nonce: randomBytes(16), ...work })
}, 1000 / perSecond)
