/** The COPY statement that reads rows of the binary format for the named columns from a place such as `stdin`. */
export function copyStatement(table: string, columns: readonly string[], from: string): string {
  return `copy ${quoted(table)} (${columns.map(quoted).join(", ")}) from ${from} with (format binary)`
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** What stands before the rows: the signature, no flags, no extension. */
export const COPY_HEAD: Uint8Array = Buffer.from("PGCOPY\n\u00ff\r\n\0\0\0\0\0\0\0\0\0", "latin1")

/** What stands after the rows: a row of -1 columns. */
export const COPY_TAIL: Uint8Array = Buffer.from([0xff, 0xff])
