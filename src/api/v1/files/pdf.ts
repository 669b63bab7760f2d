import type * as z from "zod"

import { AppError } from "#domain/errors.ts"
import { documentFileName } from "#domain/format/file-name.ts"
import { listViews, type DocumentPlan, type DocumentSection } from "#exports/document-plan.ts"
import type { FileView } from "#exports/file-view.ts"

import type { ApiServices } from "../../api-services.ts"
import { defineFileOperation } from "../../operations/operation.ts"
import { readValue } from "../../operations/read-request.ts"
import { NOTHING } from "../../operations/request-fields.ts"
import { pdfBody, pdfTemplate } from "./export.schema.ts"
import { findTwoViews, findView } from "./find-view.ts"

type Template = z.output<typeof pdfTemplate>
type Section = Template["sections"][number]

const MAX_BYTES = 500_000

/** A document of charts, tables and texts. */
export const makePdf = defineFileOperation({
  method: "POST",
  path: "/pdf",
  id: "makePdf",
  summary: "A document as PDF",
  description:
    'The file is JSON: `{"title": "…", "sections": […]}`. A section is `{"kind": "chart"}` or `{"kind": "table"}` with the keys of a view (`dataset`, or `indicator` and `country`; `startYear`, `endYear`, `chartType`, …; `title`, `notes`, `source`), `{"kind": "comparison"}` with the keys of one view and those of another in `second`, or `{"kind": "text", "heading": "…", "text": "…"}`. Texts are printed as they stand; mark-up means nothing.',
  params: NOTHING,
  query: NOTHING,
  body: pdfBody,
  upload: { maxBytes: MAX_BYTES },
  files: ["application/pdf"],
  errors: ["bad-request", "not-found", "licence-forbids", "too-large", "unavailable"],
  feature: "download",
  limits: [{ name: "export", by: "user" }],
  async run({ file }, services) {
    const template = readTemplate(file?.bytes ?? Buffer.alloc(0))
    const plan = await planDocument(template, services)
    return {
      type: "application/pdf",
      fileName: makeFileName(plan),
      body: await services.pool.draw({ kind: "pdf", plan, madeAt: services.now() }),
    }
  },
})

function readTemplate(bytes: Buffer): Template {
  let value: unknown
  try {
    value = JSON.parse(bytes.toString("utf8"))
  } catch {
    throw new AppError("bad-request", "The file must be JSON.")
  }
  return readValue(pdfTemplate, value)
}

async function planDocument({ title = "", sections }: Template, services: ApiServices) {
  // A chart and a table of the same view share one heading, so they have to share the view.
  const views = new Map<string, Promise<FileView>>()
  const findSectionView = (request: Exclude<Section, { kind: "text" | "comparison" }>) => {
    const key = JSON.stringify({ ...request, kind: "" })
    const found = views.get(key) ?? findView(request, services)
    views.set(key, found)
    return found
  }
  const planned = sections.map(async (section): Promise<DocumentSection> => {
    if (section.kind === "text")
      return { kind: "text", heading: section.heading ?? "", text: section.text }
    if (section.kind !== "comparison")
      return { kind: section.kind, view: await findSectionView(section) }
    const views = await findTwoViews(section, section.second, services)
    return { kind: "comparison", views }
  })
  return { title, sections: await Promise.all(planned) } satisfies DocumentPlan
}

/** `inflation-consumer-prices-annual-nigeria.pdf` when the document has one subject. */
function makeFileName({ title, sections }: DocumentPlan): string {
  const [first] = listViews(sections)
  const text = title === "" ? (first?.title ?? "document") : title
  return documentFileName(text, "pdf")
}
