import { createContext, useContext } from "react"

export type ToastKind = "success" | "info" | "error"
export type ShowToast = (text: string, kind?: ToastKind) => void

export const ToastContext = createContext<ShowToast>(() => undefined)

/** Gives the function that shows a short notice for three seconds; errors are read out at once. */
export function useToast(): ShowToast {
  return useContext(ToastContext)
}
