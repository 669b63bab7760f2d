import { useEffect, useRef, type ComponentProps, type MouseEvent } from "react"

/**
 * A native dialog that is open while `open` is true: focus moves in, Escape asks to close, and focus
 * goes back to what had it before. `closeOnBackdrop` lets a click beside it close it too.
 */
export function Dialog({
  open,
  onClose,
  closeOnBackdrop = false,
  children,
  ...rest
}: {
  open: boolean
  onClose: () => void
  closeOnBackdrop?: boolean
} & Omit<ComponentProps<"dialog">, "open" | "onClose">) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    const before = document.activeElement
    element.showModal()
    return () => {
      element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])

  // A click on the backdrop arrives as a click on the dialog itself.
  const click = (event: MouseEvent<HTMLDialogElement>) => {
    if (closeOnBackdrop && event.target === event.currentTarget) onClose()
  }
  return (
    <dialog
      {...rest}
      ref={dialog}
      onClick={click}
      onClose={() => {
        // Closed by the browser (Escape, the back gesture): the owner's state has to follow.
        if (open) onClose()
      }}
    >
      {open && children}
    </dialog>
  )
}
