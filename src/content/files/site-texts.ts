import { join } from "node:path"

import type * as z from "zod"

import { BRAND } from "#domain/brand.ts"
import { errorMessage } from "#domain/text/error-message.ts"

import { compileMarkdown } from "../compile-markdown.ts"
import type { ContentFault } from "../content-fault.ts"
import { readFrontMatter } from "./front-matter.ts"
import {
  companyHead,
  institutionsHead,
  leadersHead,
  learnersHead,
  teamHead,
  textHead,
} from "./head.schema.ts"
import type { RichText } from "../story.schema.ts"
import { readIfThere } from "./read-if-there.ts"

/** A page's own words: what its front matter says, and the text below it. */
export type SiteText<H> = { head: H; text: RichText }

/** All texts but the stories; `undefined` where a file is missing or faulty. */
export type SiteTexts = {
  company: SiteText<z.output<typeof companyHead>> | undefined
  team: SiteText<z.output<typeof teamHead>> | undefined
  about: SiteText<z.output<typeof textHead>> | undefined
  legal: SiteText<z.output<typeof textHead>> | undefined
  institutions: SiteText<z.output<typeof institutionsHead>> | undefined
  learners: SiteText<z.output<typeof learnersHead>> | undefined
  leaders: SiteText<z.output<typeof leadersHead>> | undefined
}

/** Reads the texts of a content folder; faults are listed and leave out only the file they are in. */
export async function readSiteTexts(
  folder: string,
): Promise<{ texts: SiteTexts; faults: ContentFault[] }> {
  const faults: ContentFault[] = []
  const read = async <S extends z.ZodType>(name: string, schema: S) => {
    const answer = await readSiteText(folder, name, schema)
    faults.push(...answer.faults)
    return answer.text
  }
  const texts: SiteTexts = {
    company: await read("company.md", companyHead),
    team: await read("team.md", teamHead),
    about: await read("about.md", textHead),
    legal: await read("legal.md", textHead),
    institutions: await read("institutions.md", institutionsHead),
    learners: await read("learners.md", learnersHead),
    leaders: await read("leaders.md", leadersHead),
  }
  return { texts, faults }
}

async function readSiteText<S extends z.ZodType>(
  folder: string,
  file: string,
  schema: S,
): Promise<{ text?: SiteText<z.output<S>>; faults: ContentFault[] }> {
  let content: string | undefined
  try {
    content = await readIfThere(join(folder, file))
  } catch (error) {
    const problem = `The file cannot be read: ${errorMessage(error)}`
    return { faults: [{ file, line: 1, problem }] }
  }
  if (content === undefined) return { faults: [{ file, line: 1, problem: "The file is missing" }] }
  const parts = readFrontMatter(content.replaceAll("{brand}", BRAND), schema)
  if ("problems" in parts)
    return { faults: parts.problems.map((problem) => ({ file, ...problem })) }
  const { doc, problems } = compileMarkdown(parts.text, parts.textLine)
  if (problems.length > 0) return { faults: problems.map((problem) => ({ file, ...problem })) }
  return { text: { head: parts.head, text: doc }, faults: [] }
}
