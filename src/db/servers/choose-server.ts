/** What is known of a server of the database. */
export type ServerState = {
  /** Whether it answered the last time it was asked. */
  isUp: boolean
  /** Whether it follows another server and is read-only. */
  isStandby: boolean
  /** The data version that it holds. */
  dataVersion: number
  /** Counts up each time a standby takes over, so that an old primary that comes back can be told apart from the new one. */
  timeline: number
}

type Server = { state(): ServerState }

/**
 * The primary. Of several servers that accept changes it is the one promoted last. `undefined` while none can be
 * reached, or when the newest has a timeline below `lastTimeline`: another server has been promoted since.
 */
export function chooseWriter<S extends Server>(
  servers: readonly S[],
  lastTimeline: number,
): S | undefined {
  const [newest] = servers
    .filter((server) => server.state().isUp && !server.state().isStandby)
    .sort((a, b) => b.state().timeline - a.state().timeline)
  return newest && newest.state().timeline >= lastTimeline ? newest : undefined
}

/**
 * The servers in the order in which a read tries them: standbys that hold at least `dataVersion`, beginning at the
 * `turn`-th, then the primary. Standbys that are behind are tried only while there is no primary.
 */
export function orderReaders<S extends Server>(
  servers: readonly S[],
  { writer, dataVersion, turn }: { writer: S | undefined; dataVersion: number; turn: number },
): S[] {
  const standbys = servers.filter((server) => server.state().isUp && server.state().isStandby)
  const present = standbys.filter((server) => server.state().dataVersion >= dataVersion)
  const start = present.length === 0 ? 0 : turn % present.length
  const inTurn = [...present.slice(start), ...present.slice(0, start)]
  if (writer) return [...inTurn, writer]
  return [...inTurn, ...orderByVersion(standbys).filter((server) => !present.includes(server))]
}

/** The standbys that answer, the one with the newest data first. */
export function orderByVersion<S extends Server>(servers: readonly S[]): S[] {
  return servers
    .filter((server) => server.state().isUp && server.state().isStandby)
    .sort((a, b) => b.state().dataVersion - a.state().dataVersion)
}
