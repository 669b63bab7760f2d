import { basename } from "node:path"

/** A table of figures: its measure and the dimensions in its name. */
export type DatapointsFile = { path: string; measure: string; dimensions: readonly string[] }

/** A table of what a dimension's codes stand for: `ddf--entities--geo--country.csv` is of the set country in geo. */
export type EntitiesFile = { path: string; domain: string; set: string }

/** The tables of a DDFcsv package by what they hold. */
export type PackageFiles = {
  concepts: readonly string[]
  entities: readonly EntitiesFile[]
  /** In the order of measures; of one measure the tables with fewer dimensions first. */
  datapoints: readonly DatapointsFile[]
}

const DATAPOINTS = /^ddf--datapoints--(.+)--by--(.+)\.csv$/
const ENTITIES = /^ddf--entities--(.+)\.csv$/
const CONCEPTS = /^ddf--concepts\b.*\.csv$/

/** Sorts the files of an archive by their names; translations and anything else are left out. */
export function packageFiles(names: readonly string[]): PackageFiles {
  const own = names.filter((path) => !/(^|\/)(lang|etl)\//.test(path))
  return {
    concepts: own.filter((path) => CONCEPTS.test(basename(path))),
    entities: own.flatMap(entitiesFile),
    datapoints: own.flatMap(datapointsFile).toSorted(byMeasure),
  }
}

function datapointsFile(path: string): DatapointsFile[] {
  const match = DATAPOINTS.exec(basename(path))
  const [, measure, dimensions] = match ?? []
  if (measure === undefined || dimensions === undefined) return []
  return [{ path, measure, dimensions: dimensions.split("--") }]
}

function entitiesFile(path: string): EntitiesFile[] {
  const [domain, set] = ENTITIES.exec(basename(path))?.[1]?.split("--") ?? []
  return domain === undefined ? [] : [{ path, domain, set: set ?? domain }]
}

function byMeasure(a: DatapointsFile, b: DatapointsFile): number {
  if (a.measure !== b.measure) return a.measure < b.measure ? -1 : 1
  return a.dimensions.length - b.dimensions.length || (a.path < b.path ? -1 : 1)
}
