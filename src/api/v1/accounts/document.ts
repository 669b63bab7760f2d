import type * as z from "zod"

import type { DocumentSummary, DocumentRow } from "#accounts/documents.ts"
import type { Session } from "#accounts/sessions.ts"

import { success } from "../../answers/answer.schema.ts"
import type { ApiServices } from "../../api-services.ts"
import { defineSignedInOperation } from "../../operations/operation.ts"
import { NOTHING } from "../../operations/request-fields.ts"
import {
  documentAnswer,
  documentBody,
  documentParams,
  documentsAnswer,
  removedAnswer,
} from "./document.schema.ts"

/** Lists the documents of the signed-in user. */
export const listDocuments = defineSignedInOperation({
  method: "GET",
  path: "/document",
  id: "listDocuments",
  summary: "Own documents",
  description: "Fact-check documents, the last changed first, without their texts.",
  params: NOTHING,
  query: NOTHING,
  answer: documentsAnswer,
  errors: [],
  async run(input, { documents }) {
    return success("Documents found", (await documents.list(input.session)).map(lineData))
  },
})

/** Makes a document. */
export const createDocument = defineSignedInOperation({
  method: "POST",
  path: "/document",
  id: "createDocument",
  summary: "Create a document",
  description:
    "With an empty body the document is empty and untitled. At most 500 documents are stored.",
  params: NOTHING,
  query: NOTHING,
  body: documentBody,
  answer: documentAnswer,
  errors: ["bad-request", "conflict", "unsupported-media-type"],
  async run(input, { documents }) {
    const created = await documents.create(input.session, input.body)
    return success("Document created", wholeData(created))
  },
})

/** Reads one document. */
export const getDocument = defineSignedInOperation({
  method: "GET",
  path: "/document/:id",
  id: "getDocument",
  summary: "One document",
  description: "With its text and its claims. Verdicts of older data are made anew first.",
  params: documentParams,
  query: NOTHING,
  answer: documentAnswer,
  errors: ["bad-request", "not-found"],
  async run(input, services) {
    const found = await services.documents.get(input.session, input.params.id)
    return success("Document found", wholeData(await refresh(input.session, found, services)))
  },
})

/** Changes title, text or claims of a document. */
export const changeDocument = defineSignedInOperation({
  method: "PATCH",
  path: "/document/:id",
  id: "changeDocument",
  summary: "Change a document",
  description: "What is left out stays as it is.",
  params: documentParams,
  query: NOTHING,
  body: documentBody,
  answer: documentAnswer,
  errors: ["bad-request", "conflict", "not-found", "unsupported-media-type"],
  async run(input, { documents }) {
    const changed = await documents.change(input.session, input.params.id, input.body)
    return success("Document saved", wholeData(changed))
  },
})

/** Deletes a document. */
export const deleteDocument = defineSignedInOperation({
  method: "DELETE",
  path: "/document/:id",
  id: "deleteDocument",
  summary: "Delete a document",
  description: "At once and for good.",
  params: documentParams,
  query: NOTHING,
  answer: removedAnswer,
  errors: ["bad-request", "not-found"],
  async run(input, { documents }) {
    await documents.remove(input.session, input.params.id)
    return success("Document deleted", null)
  },
})

/** Judges a document of older data anew. That is a check, and beyond their number the document is shown as it is. */
async function refresh(
  session: Session,
  found: DocumentRow,
  { checks, limits, version }: ApiServices,
): Promise<DocumentRow> {
  const isOutdated = found.claimCount > 0 && found.checkedVersion !== (await version())
  if (!isOutdated || (await limits.isExceeded("fact-check", session.accountId))) return found
  return checks.refresh(session, found)
}

type Line = z.input<typeof documentsAnswer>["data"][number]

function lineData({ id, title, firstSentence, claimCount, ...rest }: DocumentSummary): Line {
  return {
    id,
    query_id: id,
    title,
    firstSentence,
    extraction: claimCount,
    changed: rest.changedCount,
    published: rest.publishedId,
    createdAt: rest.createdAt.toISOString(),
    updatedAt: rest.updatedAt.toISOString(),
  }
}

function wholeData(document: DocumentRow): z.input<typeof documentAnswer>["data"] {
  const { content, claims, asOf, checkedVersion } = document
  return { ...lineData(document), content, claims: [...claims], asOf, checkedVersion }
}
