import { AppError } from "#domain/errors.ts"
import { errorMessage } from "#domain/text/error-message.ts"

import { openDatabase } from "../engine/connect.ts"
import type { Database, Row, SqlValue } from "../engine/database.ts"
import {
  cannotConnect,
  connectTo,
  runQuery,
  toDatabase,
  type Connections,
} from "../engine/postgres-database.ts"
import { notWritable, SQL_STATE, SqlError, unavailable } from "../engine/sql-error.ts"
import { selectDataVersion } from "../imports/data-version.ts"
import { chooseWriter, orderByVersion, orderReaders } from "./choose-server.ts"
import { linkServer, type ServerLink } from "./server-link.ts"

/** The database, on one server or on several. */
export type Servers = {
  /** Changes, and reads that must see them at once. While there is no primary, reads go on from the others. */
  db: Database
  /** For reads of the catalogue: any server answers them that holds the data version found last. */
  reads: Database
  /** The data version, which `reads` keeps to from now on. */
  findDataVersion(): Promise<number>
  /** Address of the primary; `undefined` while there is none and for the embedded database. */
  findWriterUrl(): string | undefined
}

type ServersOptions = {
  url: string | undefined
  /** Further servers. Changes go to the one of all that follows no other. */
  replicaUrls: readonly string[]
  folder?: string | undefined
  onNotice: (sentence: string) => void
}

/** Opens the database on its servers; rejects with "unavailable" when none of them can be reached. */
export async function openServers(options: ServersOptions): Promise<Servers> {
  const { url, replicaUrls, folder, onNotice } = options
  if (url !== undefined && replicaUrls.length > 0) {
    return openSeveral([url, ...replicaUrls], onNotice)
  }
  const db = await openDatabase({ url, folder, onNotice })
  return {
    db,
    reads: db,
    findDataVersion: () => selectDataVersion(db),
    findWriterUrl: () => url,
  }
}

async function openSeveral(
  urls: readonly string[],
  onNotice: (sentence: string) => void,
): Promise<Servers> {
  let lastTimeline = 0
  let dataVersion = 0
  let turn = 0
  let writer: ServerLink | undefined
  const links = urls.map((url) => linkServer(url, { onNotice, onLook }))

  function onLook(): void {
    const before = writer
    writer = chooseWriter(links, lastTimeline)
    lastTimeline = writer?.state().timeline ?? lastTimeline
    if (before !== writer) onNotice(describeWriter(writer))
  }

  async function query<R extends Row>(
    text: string,
    parameters?: readonly SqlValue[],
  ): Promise<R[]> {
    if (writer) {
      const link = writer
      try {
        return await runQuery<R>(link.writePool, text, parameters)
      } catch (error) {
        if (!isLost(error)) throw error
        link.suspect()
      }
    }
    // A change may have been made although its answer was lost. These connections are read-only: they cannot repeat it.
    return readFrom(orderByVersion(links), text, parameters)
  }

  async function connect(): ReturnType<Connections["connect"]> {
    const link = writer
    if (!link) throw notWritable()
    try {
      return await connectTo(link.writePool)
    } catch (error) {
      link.suspect()
      throw notWritable(error)
    }
  }

  const close = async () => {
    await Promise.all(links.map((link) => link.close()))
  }
  await Promise.all(links.map((link) => link.look()))
  if (!links.some((link) => link.state().isUp)) {
    await close()
    throw cannotConnect(urls[0] ?? "", new Error(describeFaults(links)))
  }
  const db = toDatabase({ query, connect, close })
  return {
    db,
    reads: {
      ...db,
      query: (text, parameters) => {
        turn += 1
        return readFrom(orderReaders(links, { writer, dataVersion, turn }), text, parameters)
      },
    },
    findDataVersion: async () => (dataVersion = await selectDataVersion(db)),
    findWriterUrl: () => writer?.url,
  }
}

/** Asks one server after the other until one answers. */
async function readFrom<R extends Row>(
  links: readonly ServerLink[],
  text: string,
  parameters?: readonly SqlValue[],
): Promise<R[]> {
  let last: unknown
  for (const link of links) {
    try {
      return await runQuery<R>(link.readPool, text, parameters)
    } catch (error) {
      if (isLost(error)) link.suspect()
      else if (!isConflictWithRecovery(error)) throw error
      last = error
    }
  }
  throw unavailable(last)
}

const NOT_LOST: readonly string[] = [SQL_STATE.queryCanceled, SQL_STATE.readOnlyTransaction]

/** Whether the server itself is at fault, rather than the statement or the time that it took. */
function isLost(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code !== "unavailable") return false
  const { cause } = error
  return !(cause instanceof SqlError && NOT_LOST.includes(cause.code))
}

/** A standby ends statements that read what the primary has removed meanwhile. */
function isConflictWithRecovery(error: unknown): boolean {
  return error instanceof SqlError && error.code === SQL_STATE.serializationFailure
}

function describeWriter(writer: ServerLink | undefined): string {
  if (!writer)
    return "No database server accepts changes now; data is still read from the replicas."
  return `Changes go to the database server ${writer.name}.`
}

function describeFaults(links: readonly ServerLink[]): string {
  const faults = links.map((link) => `${link.name}: ${errorMessage(link.fault())}`)
  return `none of its servers can be reached (${faults.join("; ")})`
}
