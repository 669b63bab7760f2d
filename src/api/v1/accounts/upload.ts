import * as z from "zod"

import { IMAGE_BYTES } from "#accounts/read-image.ts"
import { ACCOUNT_MESSAGES } from "#domain/accounts/account-messages.ts"
import { LARGEST_IMAGE_MB } from "#domain/accounts/upload-limits.ts"
import { AppError } from "#domain/errors.ts"

import { success, successSchema } from "../../answers/answer.schema.ts"
import { defineSignedInOperation } from "../../operations/operation.ts"
import { NOTHING } from "../../operations/request-fields.ts"

const uploadAnswer = successSchema(
  z.strictObject({
    url: z.string().meta({
      description: "Address on this site, to be sent as `imageUrl` of the profile.",
      example: "/uploads/3f0e8c526f4b4c559d0e0d8c4f1a2b3c.webp",
    }),
  }),
  "Image Upload Successful",
)

/** Takes an image for the profile. */
export const uploadImage = defineSignedInOperation({
  method: "POST",
  path: "/upload",
  id: "uploadImage",
  summary: "Upload an image",
  description: `A PNG or JPEG of at most ${String(LARGEST_IMAGE_MB)} MB and 25 megapixels. It is redrawn, at most 512 pixels wide and high, without the metadata of cameras.`,
  params: NOTHING,
  query: NOTHING,
  answer: uploadAnswer,
  errors: ["bad-request", "conflict", "unsupported-media-type", "unavailable"],
  upload: { maxBytes: IMAGE_BYTES },
  limits: [{ name: "upload", by: "user" }],
  async run({ session, file }, { uploads }) {
    if (!file) throw new AppError("bad-request", "file is required.")
    const url = await uploads.add(session.accountId, file)
    return success(ACCOUNT_MESSAGES.imageUploaded, { url })
  },
})
