/** The name of a file before its last dot, and the extension behind it, empty where there is none. */
export function splitExtension(file: string): { name: string; extension: string } {
  const dot = file.lastIndexOf(".")
  if (dot === -1) return { name: file, extension: "" }
  return { name: file.slice(0, dot), extension: file.slice(dot + 1) }
}
