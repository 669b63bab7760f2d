import { readPdfNames } from "../text/read-pdf-names.ts"
import { LARGEST_CV_MB } from "./upload-limits.ts"

/** A file as a form gives it, in the browser and on the server. */
export type CvFile = { name: string; bytes: Uint8Array }

/** The name of the field in the form. */
export const CV_FIELD = "cv"
/** The largest file that is taken. */
export const CV_BYTES = LARGEST_CV_MB * 1024 * 1024

/** What may be wrong with a CV, in the words of the form. */
export const CV_PROBLEMS = {
  missing: "Your CV is required",
  tooLarge: `The file is larger than ${String(LARGEST_CV_MB)} MB. Please save it smaller and choose it again.`,
  noPdf: "Only a PDF can be sent. Please save your CV as PDF and choose it again.",
  broken: "This PDF is cut off or damaged. Please save it again and choose it anew.",
  active: "This PDF holds a program. Please save it without scripts and choose it again.",
} as const

/** How far from its end a PDF must say that it ends, as readers of PDF have it. */
const END_BYTES = 1024
/** Names by which a PDF starts something when it is opened. */
const ACTIVE = ["/JavaScript", "/Launch"]

/** Why a file is not taken as a CV, judged by what is in it; `undefined` when it is. An empty file counts as none. */
export function checkCv(file: CvFile | undefined): string | undefined {
  if (file === undefined || file.bytes.length === 0) return CV_PROBLEMS.missing
  const { bytes } = file
  if (bytes.length > CV_BYTES) return CV_PROBLEMS.tooLarge
  if (!/^%PDF-[12]\.\d/.test(readLatin(bytes.subarray(0, 8)))) return CV_PROBLEMS.noPdf
  const end = readLatin(bytes.subarray(-END_BYTES))
  if (!end.includes("startxref") || !end.includes("%%EOF")) return CV_PROBLEMS.broken
  const whole = readPdfNames(bytes)
  return ACTIVE.some((name) => whole.includes(name)) ? CV_PROBLEMS.active : undefined
}

/** The file's own name without a folder, without signs that steer a terminal or a head of a mail, ending in `.pdf`. */
export function cleanCvName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ""
  const stem = last.replace(/\.pdf$/i, "").replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, "_")
  const plain = stem.replace(/^[.\s]+/, "").slice(0, 100)
  return `${plain === "" ? "cv" : plain}.pdf`
}

/** Every byte as one sign: names in a PDF are plain letters. */
function readLatin(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes)
}
