import { z } from "zod"

/** A setting whose empty text means the same as none. */
export function setting<T extends z.ZodType>(schema: T) {
  return z.preprocess((value: unknown) => (value === "" ? undefined : value), schema)
}

/** `1` or `true` for yes, `0`, `false` or nothing for no. */
export const flag = setting(
  z
    .enum(["0", "1", "true", "false"], { error: "must be 0 or 1" })
    .transform((text) => text === "1" || text === "true")
    .default(false),
)

/** An address of the web; nothing means `undefined`. */
export const webAddress = setting(
  z
    .url({ protocol: /^https?$/, error: "must be an address such as https://data.example.org" })
    .optional(),
)

/** The texts of a list with commas between; nothing means none. */
export const listedTexts = z
  .string()
  .default("")
  .transform((list) =>
    list
      .split(",")
      .map((text) => text.trim())
      .filter(Boolean),
  )
