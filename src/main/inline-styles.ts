import { readFile } from "node:fs/promises"
import { join } from "node:path"

import { classesOf, readSheet, usedRules, wordsOf, type Sheet } from "./used-rules.ts"

const SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g

const SCRIPT = /<script src="(\/assets\/[\w.-]+\.js)"/g

// The files' names change with what they hold, so each is read once.
const sheets = new Map<string, Promise<Sheet>>()
const scripts = new Map<string, Promise<ReadonlySet<string>>>()

/**
 * A document that carries the rules it needs itself, so that it is drawn without asking for anything more. For frames,
 * which nobody walks on from: where pages follow each other the files in the browser's cache are worth more.
 *
 * @param folder the built files that `/assets/` stands for
 */
export async function inlineStyles(html: string, folder: string): Promise<string> {
  const files = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, path = ""]) => join(folder, path))
  const found = files(SHEET)
  if (found.length === 0) return html
  // A script that is not part of the document may set any class that it names.
  const words = await Promise.all(files(SCRIPT).map((path) => keep(scripts, path, wordsOf)))
  const classes = new Set([classesOf(html), ...words].flatMap((names) => [...names]))
  const rules = await Promise.all(found.map((path) => keep(sheets, path, readSheet)))
  const style = `<style>${rules.map((sheet) => usedRules(sheet, classes)).join("")}</style>`
  return html.replace(SHEET, () => "").replace("</head>", () => `${style}</head>`)
}

function keep<T>(
  kept: Map<string, Promise<T>>,
  path: string,
  read: (text: string) => T,
): Promise<T> {
  const known = kept.get(path) ?? readFile(path, "utf8").then(read)
  kept.set(path, known)
  return known
}
