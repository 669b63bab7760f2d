import { findFullFolders } from "./folder-sizes.ts"
import { findOfFunctions, listFunctions } from "./function-names.ts"
import { findEscapers, findRawMarkup, findRewrites, findSceneRenderers } from "./hand-made.ts"
import { findImportCycles } from "./import-cycles.ts"
import { findSplitTexts, findSpreadLiterals } from "./literal-spreads.ts"
import { findPrivateRootFiles } from "./private-root-files.ts"
import { findRepeatedTypes } from "./repeated-types.ts"
import { findRetiredLimits, findRetiredNames, findRetiredPhrases } from "./retired-words.ts"
import type { SourceFile } from "./source-tree.ts"

/**
 * A rule of style that can be counted. `limit` fails the check when it is passed; where it is still above `aim`, it is
 * the figure of the day when it was last lowered, so that the code can only get better.
 */
export type Measure = {
  name: string
  aim: number
  limit: number
  find: (files: readonly SourceFile[]) => string[]
  /** Turns the count of what was found into the figure; without it the count is the figure. */
  toFigure?: (count: number, files: readonly SourceFile[]) => number
  /** Also reads the settings of the bundler and the router. */
  readsSettings?: true
}

export const MEASURES: readonly Measure[] = [
  {
    name: "functions named …Of, %",
    aim: 1,
    limit: 1,
    find: findOfFunctions,
    toFigure: (count, files) => (100 * count) / listFunctions(files).length,
  },
  {
    name: "exported types with several meanings",
    aim: 0,
    limit: 0,
    find: findRepeatedTypes,
  },
  { name: "private files at a part's root", aim: 0, limit: 0, find: findPrivateRootFiles },
  { name: "folders of more than 20 source files", aim: 0, limit: 0, find: findFullFolders },
  {
    name: "files in import cycles, types included",
    aim: 0,
    limit: 0,
    find: (files) => findImportCycles(files).flat(),
  },
  { name: "escapers of HTML and XML", aim: 1, limit: 1, find: findEscapers },
  { name: "renderers of a scene", aim: 1, limit: 1, find: findSceneRenderers },
  // Texts of the site, cleaned on the server, and the script that sets the theme before the first paint.
  { name: "markup given to React, without charts", aim: 2, limit: 2, find: findRawMarkup },
  {
    name: "rewriting of the framework's output",
    aim: 0,
    limit: 0,
    find: findRewrites,
    readsSettings: true,
  },
  { name: "literals spread into literals", aim: 0, limit: 0, find: findSpreadLiterals },
  { name: "tables as a text that is split", aim: 0, limit: 0, find: findSplitTexts },
  { name: "names with a retired word", aim: 0, limit: 0, find: findRetiredNames },
  { name: "limits named MOST_…, LEAST_…", aim: 0, limit: 0, find: findRetiredLimits },
  { name: "comments with a retired phrase", aim: 0, limit: 0, find: findRetiredPhrases },
]
