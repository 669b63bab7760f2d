import { expect, test } from "vitest"

import { adviseOnFault } from "./advise-on-fault.ts"

test.each([
  ['could not write to file "pg_wal/xlogtemp.42": No space left on device', /^Make room/],
  ["EACCES: permission denied, open 'db/global/pg_control'", /^Let the user/],
  ["database files are incompatible with server", /^Another version/],
  ["incorrect checksum in control file", /^Its files are damaged\. Keep a copy .* put a backup/],
  ["ENOENT: no such file or directory, open 'db/global/pg_control'", /^Its files are damaged/],
])("where the reason is %s, it says what helps", (reason, advice) => {
  expect(adviseOnFault(reason)).toMatch(advice)
})
