import { accessSync, constants } from "node:fs"
import { delimiter, isAbsolute, join } from "node:path"

/** Path of a program in the folders of a search path; `null` where none of them has it. */
export function findProgram(name: string, searchPath: string): string | null {
  const folders = searchPath.split(delimiter).filter(isAbsolute)
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
