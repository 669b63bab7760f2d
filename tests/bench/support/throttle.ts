import type { BarePage } from "./bare-browser.ts"

/** A slow phone on a slow mobile line: a quarter of this machine's speed; 1.6 Mbit/s, 150 ms there and back. */
const CPU_SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}

export const SLOW_PHONE = `${String(CPU_SLOWDOWN)}x slower CPU, 1.6 Mbit/s, 150 ms`

/** Slows a page down to that. */
export async function slowDown({ send }: BarePage): Promise<void> {
  await send("Network.enable")
  await send("Network.emulateNetworkConditions", NETWORK)
  await send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN })
}
