import { readFile } from "node:fs/promises"
import { join } from "node:path"

const SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g

const sheets = new Map<string, Promise<string>>()

/**
 * A document that carries its style sheets itself, so that it is drawn without asking for anything more. For frames,
 * which nobody walks on from: where pages follow each other the files in the browser's cache are worth more.
 *
 * @param folder the built files that `/assets/` stands for
 */
export async function inlineStyles(html: string, folder: string): Promise<string> {
  const found = [...html.matchAll(SHEET)]
  if (found.length === 0) return html
  const rules = await Promise.all(found.map(([, path = ""]) => readSheet(join(folder, path))))
  const style = `<style>${rules.join("")}</style>`
  return html.replace(SHEET, () => "").replace("</head>", () => `${style}</head>`)
}

/** The files' names change with what they hold, so each is read once. */
function readSheet(path: string): Promise<string> {
  const known = sheets.get(path) ?? readFile(path, "utf8")
  sheets.set(path, known)
  return known
}
