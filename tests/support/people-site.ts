import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import type { Database } from "#db/engine/database.ts"
import { readConfig } from "#main/config/config.ts"
import { createLogger } from "#main/config/logger.ts"
import { createPeopleServices, type PeopleServices } from "#main/start/people-services.ts"
import type { Mail } from "#outbound/mail.ts"

export const SECRET = "a secret of the tests"
export const SITE = "https://data.example.org"

/** Accounts, limits and mail over a database; messages stay here. */
export type PeopleSite = {
  people: PeopleServices
  sent: readonly Mail[]
  close(): Promise<void>
}

/** Opens them with the clock and the settings of a test; limits are high unless it says otherwise. */
export async function peopleSite(
  db: Database,
  now: () => Date,
  environment: Record<string, string> = {},
): Promise<PeopleSite> {
  const varDir = await mkdtemp(join(tmpdir(), "people-"))
  const sent: Mail[] = []
  const people = createPeopleServices({
    config: readConfig({
      VAR_DIR: varDir,
      PUBLIC_URL: SITE,
      RATE_LIMIT_FACTOR: "1000",
      ...environment,
    }),
    ...{ db, now, secret: SECRET },
    logger: createLogger("silent"),
    print: () => undefined,
    sendMail: async (mail) => void sent.push(mail),
  })
  return {
    ...{ people, sent },
    close: async () => {
      await people.close()
      await rm(varDir, { recursive: true })
    },
  }
}

/** The code in a message, or an empty text. */
export function codeIn(mail: Mail | undefined): string {
  return /^[2-9A-HJ-NP-Z]{4}$/m.exec(mail?.text ?? "")?.[0] ?? ""
}
