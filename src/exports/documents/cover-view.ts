import { readFileSync } from "node:fs"

import type { DocumentPlan } from "../document-plan.ts"
import type { FileView } from "../file-view.ts"
import { readCoverage, type GlyphCheck } from "./font-coverage.ts"
import { FONT_FILES } from "./fonts.ts"

/** Stands for a run of letters that the font of images and documents does not hold. */
const LEFT_OUT = "[…]"
const NOTICE = `${LEFT_OUT} stands for letters that are not in the font of this file, which has Latin, Greek and Cyrillic ones.`

let known: GlyphCheck | undefined

/** A text with the letters that the font holds, the others marked instead of drawn as empty boxes. */
export function coverText(text: string): string {
  known ??= readCoverage(readFileSync(FONT_FILES.regular))
  let covered = ""
  let isOut = false
  for (const character of text.normalize("NFC")) {
    const isCovered = /\s/.test(character) || known(character.codePointAt(0) ?? 0)
    if (isCovered) covered += character
    else if (!isOut) covered += LEFT_OUT
    isOut = !isCovered
  }
  return covered
}

/** A view as its image or document can write it; where letters are missing, its notes say so. */
export function coverView(view: FileView): FileView {
  const { indicator, country, edits } = view
  const words = [view.title, view.credit, indicator.name, country.name, edits.notes ?? ""]
  if (words.every((text) => coverText(text) === text.normalize("NFC"))) return view
  return {
    ...view,
    title: coverText(view.title),
    plottedTitle: coverText(view.plottedTitle),
    credit: coverText(view.credit),
    indicator: { ...indicator, name: coverText(indicator.name) },
    country: { ...country, name: coverText(country.name) },
    method: [view.method, NOTICE].filter((text) => text !== "").join(" "),
    edits: {
      ...edits,
      ...(edits.notes !== undefined && { notes: `${coverText(edits.notes)} ${NOTICE}`.trim() }),
    },
  }
}

/** A document whose views and texts hold only letters of the font. */
export function coverPlan(plan: DocumentPlan): DocumentPlan {
  const covered = new Map<FileView, FileView>()
  const coverOnce = (view: FileView) => {
    const own = covered.get(view) ?? coverView(view)
    covered.set(view, own)
    return own
  }
  return {
    ...plan,
    title: coverText(plan.title),
    sections: plan.sections.map((section) => {
      if (section.kind === "comparison") {
        const { one, two } = section.views
        return { ...section, views: { ...section.views, one: coverOnce(one), two: coverOnce(two) } }
      }
      return "view" in section ? { ...section, view: coverOnce(section.view) } : section
    }),
  }
}
