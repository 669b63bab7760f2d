import * as z from "zod"

import { CHART_TYPES } from "#charts/model/chart-spec.ts"
import { LONGEST_CHECKED_TEXT } from "#domain/check-limits.ts"
import { FREQUENCIES } from "#domain/time/frequency.ts"
import { countText } from "#domain/format/count-text.ts"

import { successSchema } from "../../answers/answer.schema.ts"
import { dayField, textField } from "../../operations/request-fields.ts"

const MAX_TEXTS = 50
const EXAMPLE = "Nigeria's inflation averaged 18.8% in 2022."

export const STATUSES = ["correct", "incorrect", "unverified", "incomplete", "unavailable"] as const
const KINDS = [
  "level",
  "average",
  "change",
  "multiple",
  "share",
  "difference",
  "compare",
  "rank",
  "extremum",
  "first-time",
  "threshold",
  "range",
  "trend",
  "count",
  "vague",
] as const

const textToCheck = textField("query", LONGEST_CHECKED_TEXT).meta({
  description: "The text to check.",
  example: EXAMPLE,
})
const asOf = dayField("asOf").optional().meta({
  description:
    'The day the text was published: "last year" and the present tense count from it. Without it they cannot be dated.',
  example: "2023-06-30",
})

export const checkBody = z.object({ query: textToCheck, asOf })

export const batchBody = z.object({
  queries: z
    .array(checkBody, { error: "queries is required: a list of texts." })
    .min(1, "queries must hold at least one text.")
    .max(MAX_TEXTS, `queries must hold at most ${String(MAX_TEXTS)} texts.`)
    .refine(
      (list) => list.reduce((sum, { query }) => sum + query.length, 0) <= LONGEST_CHECKED_TEXT,
      `queries must have at most ${String(LONGEST_CHECKED_TEXT)} characters in all.`,
    )
    .meta({
      description: `Up to ${String(MAX_TEXTS)} texts of ${countText(LONGEST_CHECKED_TEXT)} characters in all.`,
    }),
})

const sourceSchema = z
  .strictObject({
    provider: z.string().meta({ description: "Who published the figure.", example: "World Bank" }),
    url: z.string().meta({ description: "The page of the series on this site." }),
    source_type: z
      .string()
      .meta({ description: "`sankore` for figures of this site.", example: "sankore" }),
  })
  .meta({ id: "StatementSource" })

const alternativeSchema = z.strictObject({
  note: z.string(),
  seriesId: z.string(),
  publisher: z.string(),
  indicatorName: z.string(),
  value: z.number().nullable(),
  period: z.string(),
  fits: z.boolean().meta({ description: "Whether the stated figure fits this one." }),
})

const chartSchema = z.strictObject({
  chartType: z.enum(CHART_TYPES),
  colour: z.string(),
  frequency: z.enum(FREQUENCIES),
  startYear: z.int().nullable(),
  endYear: z.int().nullable(),
  unit: z.string().meta({ description: "The unit of the series that is drawn." }),
  place: z.string().meta({ description: "The name of its country or group." }),
  seriesIds: z
    .array(z.string())
    .meta({ description: "The series to draw, the claim's own first." }),
  marks: z
    .array(
      z.strictObject({
        country: z.string(),
        place: z.string(),
        period: z.string(),
        value: z.number(),
      }),
    )
    .meta({ description: "The points that decide." }),
})

/** A claim found in a text with its verdict. */
export const claimSchema = z
  .strictObject({
    statement: z.string().meta({
      description:
        "The claim as a self-contained sentence: checked on its own, it gets the same verdict.",
      example: "Nigeria's consumer price inflation was 18.8% in 2022.",
    }),
    originalText: z.string().meta({
      description: "The author's own words.",
      example: "Nigeria's inflation averaged 18.8% in 2022",
    }),
    cell: z.string().nullable().meta({
      description:
        'The figure of a table with what heads its row and column: "Ghana, 2022: 31.3". `null` for other claims.',
    }),
    start: z
      .int()
      .meta({ description: "Where the words begin in the text, in UTF-16 units.", example: 0 }),
    end: z.int().meta({ description: "Where they end.", example: 42 }),
    status: z.enum(STATUSES).meta({ example: "correct" }),
    message: z.string().meta({
      description:
        "What the figures say; for an incorrect claim what to write instead, for an incomplete one what is missing.",
    }),
    claim: z.strictObject({
      kind: z.enum(KINDS),
      country: z.string().nullable().meta({
        description: "ISO 3166 alpha-3, or the World Bank's code of a group.",
        example: "NGA",
      }),
      country2: z.string().nullable().meta({ description: "The place compared with." }),
      indicatorCode: z.string().nullable().meta({ example: "FP.CPI.TOTL.ZG" }),
      indicatorName: z.string().nullable(),
      period: z
        .string()
        .nullable()
        .meta({ description: "`2022`, `2022-Q3`, `2022-10` or `2010..2019`.", example: "2022" }),
      statedValue: z
        .number()
        .nullable()
        .meta({ description: "In people, currency units, per cent as 5.6.", example: 18.8 }),
      statedUpper: z.number().nullable().meta({ description: "The upper end of a stated range." }),
      unit: z.string().nullable().meta({ example: "%" }),
      hedge: z.enum(["about", "nearly", "over", "under", "at-least", "at-most"]).nullable(),
      direction: z.enum(["up", "down"]).nullable(),
    }),
    evidence: z.strictObject({
      actualValue: z.number().nullable().meta({ example: 18.847 }),
      unit: z.string().nullable(),
      period: z.string().nullable(),
      seriesId: z.string().nullable().meta({ example: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly" }),
      publisher: z.string().nullable(),
      vintage: z.string().nullable().meta({ description: "The day of the data." }),
      vintageStated: z.boolean().nullable().meta({
        description: "Whether the publisher states the day; where not, the data are no older.",
      }),
      rule: z.string().meta({ description: "The rule or reason that decided." }),
      alternatives: z
        .array(alternativeSchema)
        .meta({ description: "What other sources say, and other readings that fit." }),
      shared: z
        .strictObject({
          name: z.string().meta({ example: "Inflation" }),
          path: z.string().meta({ description: "The page of all publishers, side by side." }),
          differs: z.boolean().meta({ description: "Whether they differ beyond the tolerance." }),
        })
        .nullable()
        .meta({ description: "The measure, where several publishers have it." }),
    }),
    robustness: z
      .strictObject({
        holds: z.int().meta({ example: 7 }),
        of: z.int().meta({ example: 9 }),
        isFirm: z.boolean().meta({
          description: "Whether it holds in at least six of ten ways of counting it.",
        }),
        sentence: z.string(),
        cells: z.array(
          z.strictObject({
            year: z.int(),
            publisher: z.string(),
            form: z.enum([
              "as stated",
              "in constant prices",
              "per head",
              "per head in constant prices",
            ]),
            holds: z.boolean(),
            value: z.number().nullable(),
          }),
        ),
      })
      .nullable()
      .meta({
        description:
          "How firm a correct claim is: counted from other years, by other publishers, in another form.",
      }),
    attribution: z
      .strictObject({ name: z.string().meta({ example: "the IMF" }), isHeld: z.boolean() })
      .nullable()
      .meta({
        description:
          "Whom the text names as its source, and whether that publisher's own figure decided.",
      }),
    source: sourceSchema.nullable(),
    chart: chartSchema.nullable(),
    foundBy: z.literal("language-model").optional().meta({
      description:
        "There only when the operator's language model proposed what the sentence states; the grammar found all other claims.",
    }),
    correction: z
      .strictObject({ start: z.int(), end: z.int(), text: z.string() })
      .nullable()
      .meta({ description: "The stretch of the text to replace, and by what." }),
  })
  .meta({ id: "CheckedClaim" })

const claims = z.array(claimSchema).meta({ description: "In order of appearance." })

export const checkAnswer = successSchema(
  z.strictObject({
    claims,
    version: z.int().meta({ description: "Counts up with each change of the data.", example: 12 }),
  }),
  "1 statement checked",
)

export const batchAnswer = successSchema(
  z.strictObject({
    results: z
      .array(z.strictObject({ claims }))
      .meta({ description: "One for each text, in order." }),
  }),
  "2 texts checked",
)

export const statementAnswer = z.strictObject({
  message: z.record(z.string(), z.string()).meta({
    description:
      "Each statement that can be checked, as a self-contained sentence, with the words of the text it comes from.",
    example: {
      "Nigeria's consumer price inflation was 18.8% in 2022.":
        "Nigeria's inflation averaged 18.8% in 2022",
    },
  }),
  data: z.strictObject({
    statements: z
      .array(
        z.strictObject({
          statement: z.string(),
          originalText: z.string(),
          start: z.int(),
          end: z.int(),
        }),
      )
      .meta({ description: "The same in order, with the place in the text." }),
  }),
})

export const validateAnswer = z.strictObject({
  validation_status: z.enum(STATUSES).meta({ example: "correct" }),
  message: z.string(),
  source: sourceSchema,
  data: claimSchema
    .nullable()
    .meta({ description: "Everything about the claim; null if the statement contains none." }),
})
