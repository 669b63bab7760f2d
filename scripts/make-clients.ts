import { writeFile } from "node:fs/promises"

import { writeClients } from "./clients/write-clients.ts"

/** Writes the clients anew from the description of the API: npm run clients. */
for (const [path, text] of writeClients()) {
  await writeFile(new URL(`../clients/${path}`, import.meta.url), text)
}
