import { z } from "zod"

/** The part of a DDFcsv package's `datapackage.json` that is read. */
export const ddfPackageSchema = z.object({
  name: z.string().optional(),
  created: z.string().optional(),
})
