import * as z from "zod"

import { SORT_FIELDS } from "#content/find-stories.ts"
import { CONTENT_TYPES } from "#content/story.schema.ts"

import { textField, wholeNumberField } from "../../operations/request-fields.ts"

const asset = z.strictObject({
  filename: z.string().meta({
    description: "Address of the file; empty if there is none.",
    example: "/media/covers/missing-years.png",
  }),
  alt: z.string().meta({ description: "Words for those who do not see it.", example: "" }),
})

const richText = z
  .strictObject({ type: z.literal("doc"), content: z.array(z.record(z.string(), z.unknown())) })
  .meta({
    description:
      "Nodes: paragraph, heading, bullet_list, ordered_list, list_item, code_block, blockquote, image, text; marks: code, link. An image at the address of a chart's PNG is a live chart on our pages.",
    example: {
      type: "doc",
      content: [{ type: "paragraph", content: [{ type: "text", text: "A gap stays a gap." }] }],
    },
  })

const name = z.string().meta({ description: "Title or name.", example: "Missing years" })

const content = z
  .discriminatedUnion("component", [
    z.strictObject({
      component: z.literal("Post"),
      title: name,
      image: asset,
      author: z.string().meta({ description: "uuid of the author's story; empty for none." }),
      long_text: richText,
    }),
    z.strictObject({
      component: z.literal("Whitepaper"),
      title: name,
      document: asset,
      image: asset,
      total_pages: z.int().meta({ description: "Pages of the document.", example: 8 }),
    }),
    z.strictObject({
      component: z.literal("Job"),
      title: name,
      location: z.string(),
      employment_type: z.string(),
      preview_description: z.string(),
      description: z.string().meta({ description: "HTML." }),
      link_to_apply: z.string().meta({ description: "Empty if there is none." }),
      slug: z.string(),
    }),
    z.strictObject({ component: z.literal("Partner"), logo: asset }),
    z.strictObject({ component: z.literal("Author"), name, image: asset }),
  ])
  .meta({
    example: {
      component: "Partner",
      logo: { filename: "/media/partner.svg", alt: "" },
    },
  })

/** A story of the content service. */
export const storyAnswerSchema = z
  .strictObject({
    id: z.number().meta({ description: "Number of the story.", example: 1 }),
    uuid: z.string().meta({ example: "0d5f3a1c-7f0a-8b1e-a3d4-5e6f70819203" }),
    name,
    slug: z.string().meta({ description: "Last part of the address.", example: "missing-years" }),
    full_slug: z.string().meta({ description: "The whole address.", example: "missing-years" }),
    created_at: z.string().meta({ example: "2026-11-21T06:00:00.000Z" }),
    tag_list: z
      .array(z.string())
      .meta({ description: "Topics of a post: categories of indicators.", example: ["health"] }),
    content,
  })
  .meta({ id: "Story" })

const token = textField("token", 200)
  .optional()
  .meta({ description: "Read token, if the operator requires one." })

const contentType = z
  .enum(CONTENT_TYPES, { error: `content_type must be ${CONTENT_TYPES.join(", ")}.` })
  .optional()
  .meta({ description: "Only stories of this kind.", example: "Post" })

export const storiesQuery = z.object({
  content_type: contentType,
  page: wholeNumberField("page", { min: 1, max: 100_000, fallback: 1 }).meta({
    description: "Page, from 1; past the end the list is empty.",
  }),
  per_page: wholeNumberField("per_page", { min: 1, max: 100, fallback: 10 }).meta({
    description: "Stories of one page, at most 100.",
  }),
  sort_by: z
    .enum(
      SORT_FIELDS.flatMap((field) => [`${field}:asc`, `${field}:desc`] as const) as [
        string,
        ...string[],
      ],
      { error: `sort_by must be one of ${SORT_FIELDS.join(", ")} with :asc or :desc.` },
    )
    .optional()
    .meta({ description: "Order; the newest first without it.", example: "created_at:desc" }),
  token,
})

export const storyParams = z.object({
  slug: textField("slug", 300).meta({
    description: "Slug with its slashes, or the uuid with find_by=uuid.",
    example: "missing-years",
  }),
})

export const storyQuery = z.object({
  find_by: z
    .enum(["uuid"], { error: "find_by may only be uuid." })
    .optional()
    .meta({ description: "uuid: the address holds a uuid and no slug." }),
  content_type: contentType.meta({ description: "Only a story of this kind." }),
  token,
})

export const storiesAnswer = z.strictObject({ stories: z.array(storyAnswerSchema) })

export const storyAnswer = z.strictObject({ story: storyAnswerSchema })
