import { CV_FIELD, checkCv } from "#domain/accounts/cv-file.ts"
import type { FieldProblem } from "#domain/accounts/enquiry.ts"
import { INTERNAL_FAULT, UNREACHABLE } from "#domain/internal-fault.ts"

import { readProblem, type SendOutcome } from "../../components/enquiry-form/send-enquiry.ts"

/** Sends an application with its file to the page of its position; what goes wrong comes back as a sentence. */
export async function sendApplication(path: string, form: FormData): Promise<SendOutcome> {
  try {
    const headers = { accept: "application/json" }
    const response = await fetch(path, { method: "POST", body: form, headers })
    return await readOutcome(response)
  } catch {
    return { isSent: false, isReached: false, message: UNREACHABLE, problems: [] }
  }
}

async function readOutcome(response: Response): Promise<SendOutcome> {
  const body = (await response.json().catch(() => ({}))) as {
    message?: string
    error?: string
    details?: Partial<FieldProblem>[]
  }
  if (response.ok && body.message !== undefined) return { isSent: true, message: body.message }
  const message = body.error ?? INTERNAL_FAULT
  const problems = (body.details ?? []).flatMap(readProblem)
  return { isSent: false, isReached: true, message, problems }
}

/** What is wrong with the CV of a form, judged before it is sent. */
export async function checkFormCv(form: FormData): Promise<FieldProblem[]> {
  const file = form.get(CV_FIELD)
  const problem = checkCv(
    file instanceof File ? { name: file.name, bytes: await readBytes(file) } : undefined,
  )
  return problem === undefined ? [] : [{ field: CV_FIELD, problem }]
}

/** A file that is gone from the disk meanwhile counts as none. */
async function readBytes(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)))
}
