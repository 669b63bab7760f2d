import * as z from "zod"

/** A mark of a text: written as code, or a link. */
const markSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("code") }),
  z.object({ type: z.literal("link"), attrs: z.object({ href: z.string() }) }),
])

const textSchema = z.object({
  type: z.literal("text"),
  text: z.string(),
  marks: z.array(markSchema).optional(),
})

/** A block of rich text; blocks hold blocks, paragraphs and headings hold texts. */
export type RichBlock =
  | { type: "paragraph"; content?: RichTextRun[] | undefined }
  | { type: "heading"; attrs: { level: number }; content?: RichTextRun[] | undefined }
  | { type: "bullet_list" | "blockquote" | "list_item"; content?: RichBlock[] | undefined }
  | {
      type: "ordered_list"
      attrs?: { order: number } | undefined
      content?: RichBlock[] | undefined
    }
  | {
      type: "code_block"
      attrs?: { class: string } | undefined
      content?: RichTextRun[] | undefined
    }
  | { type: "image"; attrs: { src: string; alt?: string | undefined } }

const texts = z.array(textSchema).optional()

const blockSchema: z.ZodType<RichBlock> = z.lazy(() => {
  const blocks = z.array(blockSchema).optional()
  return z.union([
    z.object({ type: z.literal("paragraph"), content: texts }),
    z.object({
      type: z.literal("heading"),
      attrs: z.object({ level: z.int().min(1).max(6) }),
      content: texts,
    }),
    z.object({ type: z.enum(["bullet_list", "blockquote", "list_item"]), content: blocks }),
    z.object({
      type: z.literal("ordered_list"),
      attrs: z.object({ order: z.int() }).optional(),
      content: blocks,
    }),
    z.object({
      type: z.literal("code_block"),
      attrs: z.object({ class: z.string() }).optional(),
      content: texts,
    }),
    z.object({
      type: z.literal("image"),
      attrs: z.object({ src: z.string(), alt: z.string().optional() }),
    }),
  ])
})

/** A whole text: the nodes and marks of the content service, nothing else. */
export const richTextSchema = z.object({ type: z.literal("doc"), content: z.array(blockSchema) })

// Services give a file as its address or as an object around it; an empty one means that there is no file.
const assetSchema = z.preprocess(
  (value) => (typeof value === "string" ? { filename: value } : (value ?? { filename: "" })),
  z.object({
    filename: z
      .string()
      .nullish()
      .transform((name) => name ?? ""),
    alt: z
      .string()
      .nullish()
      .transform((alt) => alt ?? ""),
  }),
)

const postSchema = z.object({
  component: z.literal("Post"),
  title: z.string().min(1),
  image: assetSchema,
  /** The uuid of the author's story; empty for none. */
  author: z
    .string()
    .nullish()
    .transform((author) => author ?? ""),
  long_text: richTextSchema,
})

const whitepaperSchema = z.object({
  component: z.literal("Whitepaper"),
  title: z
    .string()
    .nullish()
    .transform((title) => title ?? ""),
  document: assetSchema,
  image: assetSchema,
  total_pages: z.coerce.number().int().nonnegative().catch(0),
})

const jobSchema = z.object({
  component: z.literal("Job"),
  title: z.string().min(1),
  location: z.string().default(""),
  employment_type: z.string().default(""),
  preview_description: z.string().default(""),
  /** HTML. */
  description: z.string().default(""),
  link_to_apply: z
    .string()
    .nullish()
    .transform((link) => link ?? ""),
  slug: z.string().default(""),
})

const partnerSchema = z.object({ component: z.literal("Partner"), logo: assetSchema })

const authorSchema = z.object({
  component: z.literal("Author"),
  name: z.string().min(1),
  image: assetSchema,
})

/** What the site takes of a story of the content service; what else a service says is left out. */
export const storySchema = z.object({
  id: z.number(),
  uuid: z.string().min(1),
  name: z.string(),
  slug: z.string(),
  full_slug: z.string().min(1),
  created_at: z.iso.datetime({ offset: true }),
  /** Topics of a post: categories of indicators, in any case; others are left out. */
  tag_list: z
    .array(z.string())
    .nullish()
    .transform((tags) => tags ?? []),
  content: z.discriminatedUnion("component", [
    postSchema,
    whitepaperSchema,
    jobSchema,
    partnerSchema,
    authorSchema,
  ]),
})

export type RichTextRun = z.output<typeof textSchema>
export type RichText = z.output<typeof richTextSchema>
export type Asset = z.output<typeof assetSchema>
export type StoryContent = z.output<typeof storySchema>["content"]
export type ContentType = StoryContent["component"]

/** A story with content of one kind; its keys are those of the content service. */
export type Story<C extends StoryContent = StoryContent> = Omit<
  z.output<typeof storySchema>,
  "content"
> & { content: C }
export type PostStory = Story<z.output<typeof postSchema>>
export type WhitepaperStory = Story<z.output<typeof whitepaperSchema>>
export type JobStory = Story<z.output<typeof jobSchema>>
export type PartnerStory = Story<z.output<typeof partnerSchema>>
export type AuthorStory = Story<z.output<typeof authorSchema>>

export const CONTENT_TYPES = [
  "Post",
  "Whitepaper",
  "Job",
  "Partner",
  "Author",
] as const satisfies readonly ContentType[]
