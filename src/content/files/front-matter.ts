import { LineCounter, parseDocument } from "yaml"
import type * as z from "zod"

import type { TextProblem } from "../compile-markdown.ts"

/** A file cut in two: what its head says, and its text with the line it starts on. */
export type FrontMatter<T> =
  { head: T; text: string; textLine: number } | { problems: readonly TextProblem[] }

const FENCED = /^---[ \t]*\n([\s\S]*?)(?:\n)?---[ \t]*(?:\n|$)/

/** Reads the YAML between the two `---` of a file by a schema; each fault comes with its line. */
export function readFrontMatter<S extends z.ZodType>(
  file: string,
  schema: S,
): FrontMatter<z.output<S>> {
  const match = FENCED.exec(file)
  const [whole = "", yaml = ""] = match ?? []
  if (!match)
    return {
      problems: [
        { line: 1, problem: "The file must start with front matter between two lines of ---" },
      ],
    }
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  // One line of `---` stands above the first line of the head.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(({ message, pos }) => ({
        line: lineAt(pos[0]),
        problem: `The front matter cannot be read: ${message}`,
      })),
    }
  }
  const parsed = schema.safeParse(document.toJS() ?? {})
  if (parsed.success) {
    return { head: parsed.data, text: file.slice(whole.length), textLine: whole.split("\n").length }
  }
  return {
    problems: parsed.error.issues.map(({ path, message }) => ({
      line: lineOfKey(document, path, lineAt),
      problem: `${path.join(".") || "front matter"}: ${message}`,
    })),
  }
}

/** The line of the value at a path; of the nearest thing above it when the value is missing. */
function lineOfKey(
  document: ReturnType<typeof parseDocument>,
  path: readonly PropertyKey[],
  lineAt: (offset: number) => number,
): number {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range)) {
      return lineAt(Number(node.range[0]))
    }
  }
  return 1
}
