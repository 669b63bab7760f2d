import * as z from "zod"

import { LONGEST_DOCUMENT_TITLE } from "#domain/accounts/document-limits.ts"

import { successSchema } from "../../answers/answer.schema.ts"
import { dayField, textField } from "../../operations/request-fields.ts"
import { STATUSES } from "../data/economic.schema.ts"

const LONGEST_CONTENT = 400_000
const MAX_CLAIMS = 1000
const MAX_WORDS = 20_000
const EXAMPLE_ID = "6d0f2c1e-58f7-4a0e-9a35-0c7f6c1f7b11"
const EXAMPLE_CONTENT = {
  type: "doc",
  content: [
    {
      type: "paragraph",
      content: [{ type: "text", text: "Nigeria's inflation was 33.2% in 2024." }],
    },
  ],
}

const title = z
  .string()
  .max(
    LONGEST_DOCUMENT_TITLE,
    `title must have at most ${String(LONGEST_DOCUMENT_TITLE)} characters.`,
  )
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), {
    error: "title contains characters that cannot be used.",
  })
  .meta({ description: "Empty for an untitled one.", example: "Budget briefing" })

/** Plain JSON of bounded size: it is stored and given back, never run and never read as HTML. */
const content = z
  .looseObject({ type: z.literal("doc", { error: 'content must be an object of type "doc".' }) })
  .refine(isStorable, { error: `content must have at most ${String(LONGEST_CONTENT)} characters.` })
  .meta({ description: "The text as the editor's tree.", example: EXAMPLE_CONTENT })

/** What the pages read of a claim; the rest of the check's answer is kept beside it. */
const keptClaim = z.looseObject({
  id: z.string().max(100),
  originalText: z.string().max(MAX_WORDS),
  statement: z.string().max(MAX_WORDS),
  start: z.int().min(0),
  end: z.int().min(0),
  status: z.enum(STATUSES),
  message: z.string().max(MAX_WORDS),
  isShown: z.boolean(),
  accepted: z.string().max(200).nullable(),
  source: z.looseObject({ provider: z.string(), url: z.url({ protocol: /^https?$/ }) }).nullable(),
})

const claims = z
  .array(keptClaim, { error: "claims must be a list." })
  .max(MAX_CLAIMS, `claims must be at most ${String(MAX_CLAIMS)}.`)
  .refine(isStorable, { error: "claims are too large." })
  .meta({ description: "Claims with their verdicts, as the check answered them.", example: [] })

// PostgreSQL's JSON takes no NUL and no half of a character.
function isStorable(value: unknown): boolean {
  const text = JSON.stringify(value)
  return text.length <= LONGEST_CONTENT && !/\\u0000|\\ud[89a-f]/.test(text)
}

export const documentBody = z.object({
  title: title.optional(),
  content: content.optional(),
  claims: claims.optional(),
  asOf: dayField("asOf").optional().meta({
    description:
      'The day of the check: "last year" counts from it when the document is checked again.',
    example: "2026-06-01",
  }),
  checkedVersion: z.int().min(0).optional().meta({
    description: "The `version` that came with the claims.",
    example: 12,
  }),
})

export const documentParams = z.object({
  id: textField("id", 100).meta({ description: "Id of the document.", example: EXAMPLE_ID }),
})

const lineFields = {
  id: z.string().meta({ example: EXAMPLE_ID }),
  query_id: z.string().meta({
    description: "What `/fact-checking?id=` opens; the same as the id.",
    example: EXAMPLE_ID,
  }),
  title: z.string().meta({ example: "Budget briefing" }),
  firstSentence: z.string().meta({ example: "Nigeria's inflation was 33.2% in 2024." }),
  extraction: z.int().meta({ description: "How many claims were found.", example: 1 }),
  changed: z.int().meta({
    description:
      "How many verdicts became others when the data changed, until the author saves them.",
    example: 0,
  }),
  published: z.string().nullable().meta({
    description: "Id of its published check; null when it is not published.",
    example: null,
  }),
  createdAt: z.string().meta({ example: "2026-06-01T12:00:00.000Z" }),
  updatedAt: z.string().meta({ example: "2026-06-01T12:30:00.000Z" }),
}

const lineSchema = z.strictObject(lineFields).meta({ id: "DocumentLine" })
const wholeSchema = z
  .strictObject({
    ...lineFields,
    content: z.unknown().meta({ example: EXAMPLE_CONTENT }),
    claims: z.array(z.unknown()).meta({
      description:
        "As saved. If new data changed a verdict, `before` says what it was: `status`, `actualValue` and the `day` of the change.",
      example: [],
    }),
    asOf: z.string().nullable().meta({ example: "2026-06-01" }),
    checkedVersion: z.int().nullable().meta({ example: 12 }),
  })
  .meta({ id: "Document" })

export const documentsAnswer = successSchema(z.array(lineSchema), "Documents found")
export const documentAnswer = successSchema(wholeSchema, "Document found")
export const removedAnswer = successSchema(z.null(), "Document deleted")
