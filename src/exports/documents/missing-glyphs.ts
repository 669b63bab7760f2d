import { readFileSync } from "node:fs"

import type { DocumentPlan } from "../document-plan.ts"
import type { FileView } from "../file-view.ts"
import { readCoverage, type GlyphCheck } from "./font-coverage.ts"
import { FONT_FILES } from "./fonts.ts"

/** Stands for a run of letters that the font of images and documents does not hold. */
const LEFT_OUT = "[…]"
const NOTICE = `${LEFT_OUT} stands for letters that are not in the font of this file, which has Latin, Greek and Cyrillic ones.`

let hasGlyph: GlyphCheck | undefined

/** A text with the letters that the font holds, the others marked instead of drawn as empty boxes. */
export function markMissingGlyphs(text: string): string {
  hasGlyph ??= readCoverage(readFileSync(FONT_FILES.regular))
  let marked = ""
  let isOut = false
  for (const character of text.normalize("NFC")) {
    const isDrawn = /\s/.test(character) || hasGlyph(character.codePointAt(0) ?? 0)
    if (isDrawn) marked += character
    else if (!isOut) marked += LEFT_OUT
    isOut = !isDrawn
  }
  return marked
}

/** A view as its image or document can write it; where letters are missing, its notes say so. */
export function markMissingInView(view: FileView): FileView {
  const { indicator, country, edits } = view
  const words = [view.title, view.credit, indicator.name, country.name, edits.notes ?? ""]
  if (words.every((text) => markMissingGlyphs(text) === text.normalize("NFC"))) return view
  return {
    ...view,
    title: markMissingGlyphs(view.title),
    plottedTitle: markMissingGlyphs(view.plottedTitle),
    credit: markMissingGlyphs(view.credit),
    indicator: { ...indicator, name: markMissingGlyphs(indicator.name) },
    country: { ...country, name: markMissingGlyphs(country.name) },
    method: [view.method, NOTICE].filter((text) => text !== "").join(" "),
    edits: {
      ...edits,
      ...(edits.notes !== undefined && {
        notes: `${markMissingGlyphs(edits.notes)} ${NOTICE}`.trim(),
      }),
    },
  }
}

/** A document whose views and texts hold only letters of the font. */
export function markMissingInPlan(plan: DocumentPlan): DocumentPlan {
  const marked = new Map<FileView, FileView>()
  const markOnce = (view: FileView) => {
    const own = marked.get(view) ?? markMissingInView(view)
    marked.set(view, own)
    return own
  }
  return {
    ...plan,
    title: markMissingGlyphs(plan.title),
    sections: plan.sections.map((section) => {
      if (section.kind === "comparison") {
        const { one, two } = section.views
        return { ...section, views: { ...section.views, one: markOnce(one), two: markOnce(two) } }
      }
      return "view" in section ? { ...section, view: markOnce(section.view) } : section
    }),
  }
}
