const MEGABYTE = 1 << 20
/** What a start with the starter data was seen to need; data of one's own comes on top. */
const MIN_MB = { embedded: 1300, server: 300 }

type Memory = {
  /** What the system lets this process have, in bytes. */
  bytes: number
  /** Whether the database runs in this process. */
  isEmbedded: boolean
}

/** Says that there is less memory than a start needs; `undefined` when there is enough. The system ends such a process without a word. */
export function describeShortMemory({ bytes, isEmbedded }: Memory): string | undefined {
  const leastMb = isEmbedded ? MIN_MB.embedded : MIN_MB.server
  const megabytes = Math.floor(bytes / MEGABYTE)
  if (megabytes >= leastMb) return undefined
  const where = isEmbedded ? "with the embedded database" : "with a PostgreSQL server"
  const advice = isEmbedded ? " A PostgreSQL server (DATABASE_URL) needs less of it." : ""
  return `This process may use ${String(megabytes)} MB of memory; ${where} it needs at least ${String(leastMb)} MB. The system may end it at any moment.${advice}`
}
