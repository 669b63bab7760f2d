import type { Database } from "#db/engine/database.ts"

/** What a command that works on the data is given. */
export type DataCommandOptions = {
  args: readonly string[]
  /** Opens the database at the first call; a command that only prints something never calls it. */
  openDb: () => Promise<Database>
  now: () => Date
  print: (line: string) => void
  isTerminal: boolean
  varDir: string
}

/** What a command is given that also needs the key of hashes. */
export type CommandOptions = DataCommandOptions & { secret: () => Promise<string> }

/** Runs a command and gives its exit code. */
export type DataCommand = (options: CommandOptions) => Promise<number>
