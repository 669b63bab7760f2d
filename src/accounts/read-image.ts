import sharp from "sharp"

import { LARGEST_IMAGE_MB } from "#domain/accounts/upload-limits.ts"
import { AppError } from "#domain/errors.ts"

/** The largest file that is accepted. */
export const IMAGE_BYTES = LARGEST_IMAGE_MB * 1024 * 1024
const MAX_PIXELS = 25_000_000
/** A photograph has at most some ten, and each costs a walk over all pixels. */
const MAX_SCANS = 100
/** Width and height of the stored image: twice the largest size at which it is shown. */
const KEPT_SIZE = 512

const FORMATS = {
  png: {
    type: "image/png",
    names: /\.png$/i,
    start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  jpeg: { type: "image/jpeg", names: /\.jpe?g$/i, start: [0xff, 0xd8, 0xff] },
} as const
const START_OF_SCAN = Buffer.from([0xff, 0xda])
const PNG_END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])

/** An uploaded image as it is stored. */
export type UploadedImage = { bytes: Buffer; type: "image/webp"; extension: "webp" }

/**
 * Reads an uploaded image: name, declared type and content must all say PNG or JPEG. What is stored is drawn anew
 * from its pixels, so nothing else that was in the file is left.
 */
export async function readImage(file: {
  name: string
  type: string
  bytes: Buffer
}): Promise<UploadedImage> {
  const isKnown = Object.values(FORMATS).some(
    ({ type, names, start }) =>
      file.type === type &&
      names.test(file.name) &&
      start.every((byte, k) => file.bytes[k] === byte),
  )
  if (!isKnown || hasAppendix(file)) throw refusal("Only png, jpeg and jpg images are accepted.")
  if (hasTooManyScans(file)) throw refusal("The image cannot be read.")
  const options = { limitInputPixels: MAX_PIXELS, failOn: "truncated" } as const
  try {
    const { width, height } = await sharp(file.bytes, options).metadata()
    if (width * height > MAX_PIXELS) throw refusal("The image has too many pixels.")
    const bytes = await sharp(file.bytes, options)
      // Turned as the camera was held, before the metadata that says so is dropped.
      .autoOrient()
      .resize(KEPT_SIZE, KEPT_SIZE, { fit: "cover", withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer()
    return { bytes, type: "image/webp", extension: "webp" }
  } catch (error) {
    if (error instanceof AppError) throw error
    const isLarge = error instanceof Error && /pixel limit/i.test(error.message)
    throw refusal(isLarge ? "The image has too many pixels." : "The image cannot be read.")
  }
}

/** Cameras append data to a JPEG; a valid PNG has nothing after its end. */
function hasAppendix({ type, bytes }: { type: string; bytes: Buffer }): boolean {
  return type === "image/png" && !bytes.subarray(-PNG_END.length).equals(PNG_END)
}

/** Thousands of scans, each of a few bytes, would keep a thread busy for many seconds. */
function hasTooManyScans({ type, bytes }: { type: string; bytes: Buffer }): boolean {
  if (type !== FORMATS.jpeg.type) return false
  let count = 0
  for (let at = bytes.indexOf(START_OF_SCAN); at !== -1; at = bytes.indexOf(START_OF_SCAN, at + 2))
    count += 1
  return count > MAX_SCANS
}

function refusal(problem: string): AppError {
  return new AppError("bad-request", problem, { details: [{ field: "file", problem }] })
}
