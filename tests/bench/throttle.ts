import type { Page } from "playwright-core"

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
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", NETWORK)
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN })
}
