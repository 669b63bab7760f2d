import { createHash } from "node:crypto"

import { errorMessage } from "#domain/text/error-message.ts"

import type { ContentFault } from "./content-fault.ts"
import { readFrozenSeries, type FindFrozen } from "./frozen-series.ts"
import { loadFolder } from "./files/load-folder.ts"
import { readSiteTexts, type SiteTexts } from "./files/site-texts.ts"
import type { Story } from "./story.schema.ts"
import { readStoryService, type StoryServiceOptions } from "./service/story-service.ts"

/** Everything that the site says in words: stories and the texts of its own pages. */
export type SiteContent = {
  /** Another one after each change: part of the key of every cache of pages. */
  version(): string
  stories(): readonly Story[]
  texts(): SiteTexts
  /** Figures that stay with the texts, for sites that do not hold them. */
  findFrozen: FindFrozen
  /** What was left out at the last reading, and why. */
  faults(): readonly ContentFault[]
  /** Reads everything again. What cannot be read at all stays as it was. */
  refresh(): Promise<void>
}

type State = {
  stories: readonly Story[]
  texts: SiteTexts
  faults: readonly ContentFault[]
  frozen: { find: FindFrozen; text: string }
}

/** Reads the content folder and, where one is given, the stories of an external service instead of the folder's. */
export async function createContent(options: {
  folder: string
  service?: StoryServiceOptions | undefined
}): Promise<SiteContent> {
  let state = await read(options, [])
  let version = hashState(state)
  return {
    version: () => version,
    stories: () => state.stories,
    texts: () => state.texts,
    findFrozen: (named) => state.frozen.find(named),
    faults: () => state.faults,
    async refresh() {
      state = await read(options, state.stories)
      version = hashState(state)
    },
  }
}

async function read(
  { folder, service }: { folder: string; service?: StoryServiceOptions | undefined },
  before: readonly Story[],
): Promise<State> {
  const [{ texts, faults }, frozen, loaded] = await Promise.all([
    readSiteTexts(folder),
    readFrozenSeries(folder),
    service ? readService(service, before) : loadFolder(folder),
  ])
  const all = [...faults, ...loaded.faults]
  return { texts, frozen, stories: loaded.stories, faults: all }
}

async function readService(
  service: StoryServiceOptions,
  before: readonly Story[],
): Promise<{ stories: readonly Story[]; faults: ContentFault[] }> {
  try {
    return await readStoryService(service)
  } catch (error) {
    const problem = errorMessage(error)
    return { stories: before, faults: [{ file: service.url, line: 0, problem }] }
  }
}

function hashState({ stories, texts, frozen }: State): string {
  return createHash("sha256")
    .update(JSON.stringify([stories, texts, frozen.text]))
    .digest("base64url")
    .slice(0, 12)
}
