import ts from "typescript"

import { describePlace, walkNodes, type SourceFile } from "./source-tree.ts"

/** Charts and maps, drawn as SVG, are the one markup that React is given as text. */
const CHART_SVG =
  /^web\/(?:components\/(?:chart|map|save-chart)\/|pages\/chart\/ranking-embed\.tsx$|pages\/explore\/plots\.tsx$)/

/** Hooks of the bundler by which a plugin changes what it writes, and names of the router's inner parts. */
const REWRITES =
  /\b(?:generateBundle|renderChunk|writeBundle|closeBundle|transformIndexHtml|streamController|createLucideIcon|__reactRouter\w+)\b/g
const PAGE_REWRITES = /\bhtml\.replace(?:All)?\(/g
/** Files through which a rendered page goes on its way out. */
const SENDS_PAGES = /^(?:main|http)\/|^web\/entry\./

/** Files that replace `&` and `<` by entities on their own. */
export function findEscapers(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ syntax }) => {
      const texts = new Set(
        [...walkNodes(syntax)].filter(ts.isStringLiteralLike).map(({ text }) => text),
      )
      return texts.has("&lt;") || texts.has("&#60;")
    })
    .map(({ path }) => path)
}

/** Exported functions that take a scene and give its markup. */
export function findSceneRenderers(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    file.syntax.statements
      .filter(ts.isFunctionDeclaration)
      .filter(
        ({ type, parameters, modifiers }) =>
          modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true &&
          (type?.getText() === "string" || type?.getText() === "Markup") &&
          parameters.some((parameter) => parameter.type?.getText() === "Scene"),
      )
      .map((node) => `${describePlace(file, node)} ${node.name?.text ?? ""}`),
  )
}

/** Places where React is given markup as text, but for drawn charts. */
export function findRawMarkup(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !CHART_SVG.test(path))
    .flatMap((file) =>
      [...walkNodes(file.syntax)]
        .filter(ts.isJsxAttribute)
        .filter(({ name }) => name.getText() === "dangerouslySetInnerHTML")
        .map((node) => describePlace(file, node)),
    )
}

/** Places that change what the framework or the bundler wrote, or lean on their private names. */
export function findRewrites(files: readonly Pick<SourceFile, "path" | "text">[]): string[] {
  return files.flatMap(({ path, text }) => {
    const names = text.matchAll(REWRITES)
    const replacements = SENDS_PAGES.test(path) ? text.matchAll(PAGE_REWRITES) : []
    return [...names, ...replacements].map(([found]) => `${path} ${found}`)
  })
}
