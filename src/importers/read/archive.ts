/** The files of a zip or a folder, or a single file, open for reading. */
export type Archive = {
  /** Paths with slashes; those of a zip in stored order, those of a folder sorted by name. */
  names: readonly string[]
  read(name: string): AsyncIterable<Uint8Array>
  /** The day on which a file in a zip was written, `YYYY-MM-DD`; `undefined` when its time stamp is not credible. */
  dayWritten?(name: string): string | undefined
  close(): void
}
