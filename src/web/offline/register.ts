import address from "./service-worker.ts?worker&url"

/** Lets the device keep the last pages, once the page has everything it needs. */
export function keepPagesOffline(): void {
  void navigator.serviceWorker.register(address, { scope: "/" }).catch(() => undefined)
}
