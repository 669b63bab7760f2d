import { BRAND } from "#domain/brand.ts"

/** Keys that scripts of pages around an embed (pym.js) add to its address. */
export const FRAME_KEYS = ["childId", "initialWidth", "parentTitle", "parentUrl"]

/** The same height in the dialects that sites with frames listen to; each site takes the one it knows. */
export function heightMessages(height: number, address: string): unknown[] {
  const { searchParams, hash } = new URL(address)
  const secret = /[?&]secret=([\w-]+)/.exec(hash)?.[1]
  const pymId = searchParams.get("childId")
  return [
    { type: `${BRAND.toUpperCase()}-CHART-RESIZE`, height },
    { sentinel: "amp", type: "embed-size", height },
    // Their listeners find the frame by the window that sent this; the key only has to be one.
    { "datawrapper-height": { chart: height } },
    JSON.stringify({
      sender: "Flourish",
      method: "resize",
      context: "iframe.resize",
      src: address,
      height,
    }),
    ...(secret === undefined ? [] : [{ secret, message: "height", value: height }]),
    ...(pymId === null ? [] : [`pymxPYMx${pymId}xPYMxheightxPYMx${String(height)}`]),
  ]
}
