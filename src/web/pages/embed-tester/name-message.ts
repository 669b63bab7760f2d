/** Which convention a frame's message follows, and the height it tells; `undefined` for messages that tell none. */
export function nameMessage(data: unknown): { dialect: string; height: number } | undefined {
  const message = typeof data === "string" ? parse(data) : data
  if (typeof message === "string") return pymMessage(message)
  if (typeof message !== "object" || message === null) return undefined
  const fields = message as Record<string, unknown>
  for (const [dialect, heightOf] of DIALECTS) {
    const height = heightOf(fields)
    if (typeof height === "number") return { dialect, height }
  }
  return undefined
}

const DIALECTS: readonly (readonly [string, (fields: Record<string, unknown>) => unknown])[] = [
  ["WordPress", ({ message, value }) => (message === "height" ? value : undefined)],
  ["AMP", ({ sentinel, height }) => (sentinel === "amp" ? height : undefined)],
  ["Datawrapper", (fields) => Object.values(asObject(fields["datawrapper-height"]))[0]],
  [
    "Flourish, Infogram, Embedly",
    ({ context, height }) => (context === "iframe.resize" ? height : undefined),
  ],
  ["Own", ({ type, height }) => (/-CHART-RESIZE$/.test(String(type)) ? height : undefined)],
]

function pymMessage(text: string) {
  const height = /^pymxPYMx.*xPYMxheightxPYMx(\d+)$/.exec(text)?.[1]
  return height === undefined ? undefined : { dialect: "Pym.js", height: Number(height) }
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
