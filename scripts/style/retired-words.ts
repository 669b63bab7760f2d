import { basename } from "node:path"

import ts from "typescript"

import { describePlace, walkNodes, type SourceFile } from "./source-tree.ts"

/** Words of the table in CONTRIBUTING that no name may contain, whatever it is about. */
const RETIRED_IN_NAMES = new Set([
  "wish",
  "wishes",
  "wished",
  "told",
  "tell",
  "tells",
  "quiet",
  "placer",
  "placers",
  "glance",
  "glances",
  "picture",
  "pictures",
  "settle",
  "settles",
  "standing",
  "lift",
  "lifts",
  "reading",
  "readings",
  "figures",
])

/** Fields of public answers, which keep their names for the programs that read them; named where the answer is typed. */
const PUBLISHED_NAMES = new Map([["answers/answer.schema.ts", new Set(["reading", "withFigures"])]])

/** Phrases that read as translated; "there is no" and "told apart" are good English. */
const RETIRED_IN_COMMENTS =
  /\b(?:wish(?:es|ed)?|told(?! apart)|placers?|glances?|whoever|(?:for|to|by) who|had better|(?<!there )(?:is|are) no (?!longer\b|other\b|more\b)\w+)\b|^\W*the same (?:for|of|as|with|without|by|in words)\b/gi

/** Names of files, and names declared in them, that contain a retired word. */
export function findRetiredNames(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...(isRetired(basename(file.path)) ? [file.path] : []),
    ...[...walkNodes(file.syntax)].flatMap((node) => {
      const name = readDeclaredName(node)
      return name !== undefined && isRetired(name) && !PUBLISHED_NAMES.get(file.path)?.has(name)
        ? [`${describePlace(file, node)} ${name}`]
        : []
    }),
  ])
}

/** Comments with a retired word or phrase, each phrase once. */
export function findRetiredPhrases(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    listComments(file).flatMap(({ line, text }) =>
      [...text.matchAll(RETIRED_IN_COMMENTS)].map(([phrase]) => `${file.path}:${line} ${phrase}`),
    ),
  )
}

const RETIRED_LIMIT = /^(?:(?:MOST|LEAST|FEWEST)_|(?:LEAST|FEWEST|LONGEST|SHORTEST)$)/

/** Limits named `MOST_…`, `LEAST_…` or `FEWEST_…`, which are `MAX_…` and `MIN_…`, and those that do not say of what they are. */
export function findRetiredLimits(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    [...walkNodes(file.syntax)].flatMap((node) => {
      const name = readDeclaredName(node)
      return name && RETIRED_LIMIT.test(name) ? [`${describePlace(file, node)} ${name}`] : []
    }),
  )
}

function isRetired(name: string): boolean {
  const words = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").split(/[^A-Za-z]+/)
  return words.some((word) => RETIRED_IN_NAMES.has(word.toLowerCase()))
}

/** The name that a node gives to something of ours; names that are only used are not declared here. */
function readDeclaredName(node: ts.Node): string | undefined {
  const declares =
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isBindingElement(node)
  return declares && node.name !== undefined && ts.isIdentifier(node.name)
    ? node.name.text
    : undefined
}

function listComments({ syntax, text }: SourceFile): { line: number; text: string }[] {
  const found = new Map<number, number>()
  for (const node of walkNodes(syntax)) {
    // Text between JSX tags is no trivia: `//` is part of an address there.
    if (ts.isJsxText(node)) continue
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
      found.set(pos, end)
  }
  return [...found].map(([pos, end]) => ({
    line: syntax.getLineAndCharacterOfPosition(pos).line + 1,
    text: text.slice(pos, end),
  }))
}
