import { z } from "zod"

import { OPENABLE, type Feature } from "#domain/accounts/access.ts"

import { flag, listedTexts, setting, webAddress } from "./setting-schemas.ts"

/** What visitors may do, and the services that stand behind it. */
export const FEATURE_SETTINGS = {
  PUBLIC_FEATURES: setting(
    listedTexts.pipe(
      z.array(
        z.custom<Feature>((name) => OPENABLE.some((feature) => feature === name), {
          error: `may only name ${OPENABLE.join(", ")}`,
        }),
      ),
    ),
  ),
  PASSWORD_POLICY: setting(
    z
      .enum(["specified", "standard"], { error: "must be specified or standard" })
      .default("specified"),
  ),
  CONTENT_URL: webAddress,
  CONTENT_TOKENS: setting(listedTexts),
  LLM_URL: setting(
    z
      .url({
        protocol: /^https?$/,
        error: "must be an address such as https://:KEY@llm.example.org/v1?model=NAME",
      })
      .optional(),
  ),
  CHECK_LINKS: setting(
    z
      .enum(["on", "off"], { error: "must be on or off" })
      .default("on")
      .transform((text) => text === "on"),
  ),
  SHOW_COMPONENTS: flag,
}
