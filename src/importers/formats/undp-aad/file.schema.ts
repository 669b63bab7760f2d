import { z } from "zod"

/** An indicator's file; places of a group without figures have an empty list. */
export const accessFileSchema = z.object({
  indicator: z.string(),
  countryData: z.array(
    z.object({
      "Alpha-3 code": z.string(),
      "Country or Area": z.string(),
      data: z.array(
        z.object({
          year: z.number().int(),
          value: z.union([z.number(), z.string(), z.null()]),
        }),
      ),
    }),
  ),
})

export type AccessFile = z.infer<typeof accessFileSchema>
