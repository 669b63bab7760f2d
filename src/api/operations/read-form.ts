import type { FastifyRequest } from "fastify"

import { AppError } from "#domain/errors.ts"

import type { UploadedFile } from "./operation.ts"

/** Reads a form with one file named `file`, whose size is limited, and its other fields. */
export async function readForm(
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ file: UploadedFile; fields: Record<string, string> }> {
  if (!request.isMultipart()) {
    throw new AppError(
      "unsupported-media-type",
      "The body must be a form with a file, sent as multipart/form-data.",
    )
  }
  const fields = new Map<string, string>()
  let file: UploadedFile | undefined
  for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
    if (part.type === "field") fields.set(part.fieldname, String(part.value))
    else {
      const bytes = await part.toBuffer()
      if (part.fieldname === "file") file = { name: part.filename, type: part.mimetype, bytes }
    }
  }
  if (!file || file.bytes.length === 0) throw new AppError("bad-request", "file is required.")
  return { file, fields: Object.fromEntries(fields) }
}
