import { createHash } from "node:crypto"
import { access, readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

import { BRAND } from "#domain/brand.ts"

import { chartOfImage } from "../chart-image.ts"
import { compileMarkdown } from "../compile-markdown.ts"
import type { ContentFault } from "../content-fault.ts"
import { readFrontMatter } from "./front-matter.ts"
import { HEADS } from "./head.schema.ts"
import { richTextHtml } from "../rich-text-html.ts"
import type { ContentType, RichBlock, RichText, Story, StoryContent } from "../story.schema.ts"
import { isMissing } from "./read-if-there.ts"

/** The folder of each kind of story; posts own the plain slugs, as `/blog/{slug}` names nothing but them. */
const FOLDERS: readonly { folder: string; type: ContentType; prefix: string }[] = [
  { folder: "posts", type: "Post", prefix: "" },
  { folder: "whitepapers", type: "Whitepaper", prefix: "whitepapers/" },
  { folder: "jobs", type: "Job", prefix: "jobs/" },
  { folder: "partners", type: "Partner", prefix: "partners/" },
  { folder: "authors", type: "Author", prefix: "authors/" },
]

type Loaded = { stories: Story[]; faults: ContentFault[] }

/** Reads every story of a content folder. A faulty file is left out and said with its line; the others stay. */
export async function loadFolder(folder: string): Promise<Loaded> {
  const stories: Story[] = []
  const faults: ContentFault[] = []
  const owners = new Map<string, string>()
  for (const kind of FOLDERS) {
    for (const file of await markdownFiles(folder, kind.folder)) {
      const loaded = await loadStory(folder, file, kind)
      faults.push(...loaded.faults)
      for (const story of loaded.stories) {
        const owner = owners.get(story.full_slug)
        if (owner === undefined) stories.push(story)
        else
          faults.push({
            file,
            line: 1,
            problem: `The slug ${story.full_slug} is taken by ${owner}`,
          })
        owners.set(story.full_slug, owner ?? file)
      }
    }
  }
  faults.push(...missingAuthors(stories, owners))
  return { stories, faults }
}

async function markdownFiles(folder: string, below: string): Promise<string[]> {
  const names = await readdir(join(folder, below), { recursive: true, encoding: "utf8" }).catch(
    (error: unknown) => {
      // A folder without stories of a kind has none.
      if (isMissing(error)) return []
      throw error
    },
  )
  return names
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${below}/${name.replaceAll("\\", "/")}`)
    .sort()
}

async function loadStory(
  folder: string,
  file: string,
  { type, prefix, folder: below }: (typeof FOLDERS)[number],
): Promise<Loaded> {
  const source = (await readFile(join(folder, file), "utf8")).replaceAll("{brand}", BRAND)
  const parts = readFrontMatter(source, HEADS[type])
  if ("problems" in parts) return refused(file, parts.problems)
  const { doc, problems } = compileMarkdown(parts.text, parts.textLine)
  const head: Head = parts.head
  const own = head.slug ?? file.slice(below.length + 1, -".md".length).toLowerCase()
  const missing = await missingFiles(folder, head, doc, source)
  if (problems.length + missing.length > 0) return refused(file, [...problems, ...missing])
  const full_slug = prefix + own
  const slug = own.split("/").at(-1) ?? own
  const name = head.title ?? head.name ?? slug
  const identity = makeIdentity(full_slug)
  const content = buildContent(type, { ...head, slug }, doc)
  return {
    stories: [
      {
        ...identity,
        name,
        slug,
        full_slug,
        created_at: head.date,
        tag_list: head.topics ?? [],
        content,
      },
    ],
    faults: [],
  }
}

function refused(file: string, problems: readonly Omit<ContentFault, "file">[]): Loaded {
  return { stories: [], faults: problems.map((problem) => ({ file, ...problem })) }
}

/** All that a head may hold; the schema of its kind has checked which of it is there. */
type Head = {
  date: string
  title?: string
  name?: string
  slug?: string | undefined
  author?: string | undefined
  image?: string | undefined
  alt?: string
  topics?: string[]
  document?: string
  logo?: string
  total_pages?: number
  location?: string
  employment_type?: string
  preview_description?: string
  link_to_apply?: string
}

function buildContent(type: ContentType, head: Head, text: RichText): StoryContent {
  const title = head.title ?? ""
  switch (type) {
    case "Post":
      return {
        component: "Post",
        title,
        image: buildAsset(head.image, head.alt),
        author: head.author === undefined ? "" : makeIdentity(`authors/${head.author}`).uuid,
        long_text: text,
      }
    case "Whitepaper":
      return {
        component: "Whitepaper",
        title,
        document: buildAsset(head.document),
        image: buildAsset(head.image),
        total_pages: head.total_pages ?? 0,
      }
    case "Job":
      return buildJob(title, head, text)
    case "Partner":
      return { component: "Partner", logo: buildAsset(head.logo, head.name) }
    case "Author":
      return {
        component: "Author",
        name: head.name ?? "",
        image: buildAsset(head.image, head.name),
      }
  }
}

function buildJob(title: string, head: Head, text: RichText): StoryContent {
  return {
    component: "Job",
    title,
    location: head.location ?? "",
    employment_type: head.employment_type ?? "",
    preview_description: head.preview_description ?? "",
    description: richTextHtml(text),
    link_to_apply: head.link_to_apply ?? "",
    slug: head.slug ?? "",
  }
}

function buildAsset(filename = "", alt = "") {
  return { filename, alt }
}

/** Ids that stay the same as long as the address does, without being kept anywhere. */
function makeIdentity(fullSlug: string): { id: number; uuid: string } {
  const hash = createHash("sha256").update(`story ${fullSlug}`).digest("hex")
  const uuid = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-")
  return { id: Number.parseInt(hash.slice(0, 12), 16), uuid }
}

async function missingFiles(
  folder: string,
  head: Head,
  doc: RichText,
  source: string,
): Promise<Omit<ContentFault, "file">[]> {
  const files = [head.image, head.document, head.logo, ...listImages(doc.content)]
  const problems = await Promise.all(
    files.map(async (address) => {
      if (address === undefined || address === "" || (await isThere(folder, address))) return []
      return [{ line: findLine(source, address), problem: `The file ${address} does not exist` }]
    }),
  )
  return problems.flat()
}

function listImages(blocks: readonly RichBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === "image") return [block.attrs.src]
    const inner = "content" in block ? (block.content ?? []) : []
    return listImages(inner.filter((child): child is RichBlock => child.type !== "text"))
  })
}

async function isThere(folder: string, address: string): Promise<boolean> {
  if (chartOfImage(address)) return true
  if (!address.startsWith("/media/") || address.includes("..")) return false
  return access(join(folder, address)).then(
    () => true,
    () => false,
  )
}

function findLine(source: string, text: string): number {
  const at = source.indexOf(text)
  return at === -1 ? 1 : source.slice(0, at).split("\n").length
}

/** A post keeps its place when its author is unknown, but the operator gets a line about it. */
function missingAuthors(
  stories: readonly Story[],
  owners: ReadonlyMap<string, string>,
): ContentFault[] {
  const known = new Set(stories.map(({ uuid }) => uuid))
  return stories.flatMap(({ content, full_slug }) => {
    if (content.component !== "Post" || content.author === "" || known.has(content.author))
      return []
    return [
      {
        file: owners.get(full_slug) ?? full_slug,
        line: 1,
        problem: "The author has no file in authors",
      },
    ]
  })
}
