import { CARD_FORM, IMAGE_FORM } from "#charts/svg/draw-image.ts"
import { exploreFileName } from "#domain/format/file-name.ts"
import type { Composition } from "#explore/composition.ts"

import type { DrawPool } from "./draw-pool.ts"
import { citeExplore } from "./explore/cite-explore.ts"
import { drawExploreFrames, requireFrames } from "./explore/draw-explore-frames.ts"
import { drawExploreImage } from "./explore/draw-explore-image.ts"
import { makeExploreView } from "./explore/explore-view.ts"
import { planExploreDocument } from "./explore/plan-explore-document.ts"
import { writeFilm } from "./explore/write-film.ts"
import { writeExploreXlsx } from "./explore/write-explore-xlsx.ts"
import {
  writeExploreCsv,
  writeExploreJson,
  writeExploreMarkdown,
} from "./explore/write-explore-texts.ts"
import type { ExploreView } from "./explore/explore-view.ts"

/** Every kind of file a composition can be had as. */
export const EXPLORE_FORMATS = [
  "csv",
  "json",
  "xlsx",
  "png",
  "svg",
  "pdf",
  "md",
  "txt",
  "bib",
  "ris",
  "gif",
  "mp4",
  "frames",
] as const
export type ExploreFormat = (typeof EXPLORE_FORMATS)[number]

type Tools = {
  pool: DrawPool
  now: () => Date
  /** Path of the program that makes films; `null` where there is none. */
  ffmpeg: string | null
}

/** A composition that can be had as files. */
export type ExploreFile = {
  composition: Composition
  /** Absolute address of the page of the same composition. */
  address: string
  /** Of the licence, where there is one only. */
  licenceUrl: string | null
  /** A name for the file when it is kept. */
  name(extension: string): string
  write(format: ExploreFormat, tools: Tools): Promise<Buffer>
  /** The image that previews it where it is shared, as SVG. */
  drawCard(): string
}

/** Makes a composition ready for its files. Throws "licence-forbids" with the reason where a source is closed. */
export function openExploreFile(composition: Composition, publicUrl: string): ExploreFile {
  const view = makeExploreView(composition, publicUrl)
  return {
    composition,
    address: view.address,
    licenceUrl: view.licenceUrl,
    name: (extension) => exploreFileName(composition, extension),
    write: (format, tools) => writeExplore(view, format, tools),
    drawCard: () => drawExploreImage(view, CARD_FORM),
  }
}

async function writeExplore(
  view: ExploreView,
  format: ExploreFormat,
  { pool, now, ffmpeg }: Tools,
): Promise<Buffer> {
  switch (format) {
    case "csv":
      return Buffer.from(writeExploreCsv(view))
    case "json":
      return Buffer.from(writeExploreJson(view))
    case "md":
      return Buffer.from(writeExploreMarkdown(view))
    case "xlsx":
      return writeExploreXlsx(view)
    case "svg":
      return Buffer.from(drawExploreImage(view, IMAGE_FORM))
    case "png":
      return pool.draw({ kind: "image", svg: drawExploreImage(view, IMAGE_FORM) })
    case "pdf": {
      const plan = planExploreDocument(view, drawExploreImage(view, IMAGE_FORM))
      return pool.draw({ kind: "pdf", plan, madeAt: now() })
    }
    case "gif":
      return pool.draw({ kind: "gif", ...drawExploreFrames(view) })
    case "mp4":
      return writeFilm(drawExploreFrames(view), { pool, ffmpeg })
    default:
      return Buffer.from(writeSmall(view, format))
  }
}

function writeSmall(view: ExploreView, format: "frames" | "txt" | "bib" | "ris"): string {
  return format === "frames"
    ? JSON.stringify(requireFrames(view).pack())
    : citeExplore(view, format)
}
