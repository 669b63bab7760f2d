import { parse, type AtRule, type ChildNode, type Rule } from "postcss"

/** A rule with the classes that each of its selectors asks for, or a condition around rules. */
type Piece =
  { text: string; needs: readonly (readonly string[])[] } | { start: string; inside: Sheet }

export type Sheet = readonly Piece[]

const CLASS = /\.(-?[_a-z][\w-]*)/gi
/** What stands in these is no class, one of several, or must not be there. */
const OPEN = /\[[^\]]*\]|:(?:not|is|where|has)\([^()]*\)/g
const CONDITIONS = new Set(["media", "supports", "container", "layer"])

/**
 * Reads a minified style sheet.
 * @throws CssSyntaxError for what is none
 */
export function readSheet(css: string): Sheet {
  return parse(css).nodes.map(pieceOf)
}

/** The rules of a sheet that can hold for a document with these classes. */
export function usedRules(sheet: Sheet, classes: ReadonlySet<string>): string {
  return sheet
    .map((piece) => {
      if ("text" in piece) return isUsed(piece.needs, classes) ? piece.text : ""
      const inside = usedRules(piece.inside, classes)
      return inside === "" ? "" : `${piece.start}{${inside}}`
    })
    .join("")
}

/** The classes of a document, and every word of its scripts, which may set more. */
export function classesOf(html: string): ReadonlySet<string> {
  const lists = html.matchAll(/ class="([^"]*)"|<script>([\s\S]*?)<\/script>/g)
  return new Set(
    [...lists].flatMap(([, list, script]) => list?.split(" ") ?? [...wordsOf(script ?? "")]),
  )
}

/** Whatever in a script may be the name of a class. */
export function wordsOf(script: string): ReadonlySet<string> {
  return new Set(script.match(/[\w-]+/g))
}

function isUsed(needs: readonly (readonly string[])[], classes: ReadonlySet<string>): boolean {
  return needs.some((all) => all.every((name) => classes.has(name)))
}

function pieceOf(node: ChildNode): Piece {
  if (isCondition(node)) {
    const start = node.toString().slice(0, node.toString().indexOf("{"))
    return { start, inside: (node.nodes ?? []).map(pieceOf) }
  }
  return { text: node.toString(), needs: isRule(node) ? node.selectors.map(classesIn) : [[]] }
}

function classesIn(selector: string): string[] {
  return [...selector.replace(OPEN, "").matchAll(CLASS)].map(([, name = ""]) => name)
}

function isRule(node: ChildNode): node is Rule {
  return node.type === "rule"
}

function isCondition(node: ChildNode): node is AtRule {
  return node.type === "atrule" && CONDITIONS.has(node.name) && node.nodes !== undefined
}
