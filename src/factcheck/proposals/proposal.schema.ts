import * as z from "zod"

import { measureById } from "../grammar/find-measures.ts"

const MAX_PROPOSALS = 40

/** One claim as a language model may propose it: slots only, no verdict and no words. */
const proposal = z.strictObject({
  sentence: z.int().min(0),
  country: z.string().regex(/^[A-Z]{3}$/),
  measure: z.string().refine((id) => measureById(id) !== undefined),
  year: z.int().min(1500).max(2199),
  value: z.number(),
})

export type Proposal = z.infer<typeof proposal>

const answer = z.strictObject({ claims: z.array(z.unknown()).max(MAX_PROPOSALS) })

/** Reads what a model answered; anything that is not a claim of the exact shape is dropped, nonsense gives none. */
export function readProposals(text: string): Proposal[] {
  const parsed = answer.safeParse(jsonIn(text))
  if (!parsed.success) return []
  return parsed.data.claims.flatMap((one) => proposal.safeParse(one).data ?? [])
}

/** Models like to put a fence around their JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ""))
  } catch {
    return undefined
  }
}
