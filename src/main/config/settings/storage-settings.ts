import { z } from "zod"

import { listedTexts, setting } from "./setting-schemas.ts"

const POSTGRES = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must be an address such as postgres://user:password@host:5432/name",
})

/** Where data and uploaded files are. */
export const STORAGE_SETTINGS = {
  VAR_DIR: setting(z.string().default("var")),
  DATABASE_URL: setting(POSTGRES.optional()),
  DATABASE_REPLICA_URLS: setting(
    listedTexts.refine((urls) => urls.every((url) => POSTGRES.safeParse(url).success), {
      error:
        "must be addresses such as postgres://user:password@host:5432/name, with commas between",
    }),
  ),
  S3_URL: setting(
    z
      .string()
      .refine(isBucket, {
        error: "must be an address such as https://KEY:SECRET@s3.example.org/bucket",
      })
      .optional(),
  ),
}

function isBucket(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, pathname } = new URL(text)
  return /^https?:$/.test(protocol) && username !== "" && password !== "" && pathname.length > 1
}
