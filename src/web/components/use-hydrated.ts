import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** Whether the script has taken over: false on the server and in the first browser render, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
