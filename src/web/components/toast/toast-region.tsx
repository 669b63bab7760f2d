import CircleAlert from "lucide-react/icons/circle-alert"
import CircleCheck from "lucide-react/icons/circle-check"
import Info from "lucide-react/icons/info"
import X from "lucide-react/icons/x"
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react"

import { readHeldLoad, watchHeldLoad } from "../../session/hold-failed-loads.ts"
import { IconButton } from "../button/button.tsx"
import { Icon } from "../icon/icon.tsx"
import { HeldLoadNotice } from "./held-load-notice.tsx"
import { ToastContext, type ShowToast, type ToastKind } from "./toast-context.ts"
import styles from "./toast.module.css"

type Toast = { id: number; text: string; kind: ToastKind }

const SHOWN_MS = 3000
const MAX_TOASTS = 3
const ICONS = { success: CircleCheck, info: Info, error: CircleAlert }

/** Shows the notices of everything inside it, at most three, bottom right. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const nextId = useRef(0)
  const show = useCallback<ShowToast>((text, kind = "success") => {
    nextId.current += 1
    const toast = { id: nextId.current, text, kind }
    setToasts((shown) => [...shown, toast].slice(-MAX_TOASTS))
  }, [])
  const drop = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id))
  }, [])
  const listOf = (wanted: (toast: Toast) => boolean) =>
    toasts.filter(wanted).map((toast) => <Notice key={toast.id} toast={toast} onDone={drop} />)

  const held = useSyncExternalStore(watchHeldLoad, readHeldLoad, () => null)
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = region.current
    if (!element || !("showPopover" in element)) return
    // What came last into the top layer lies above dialogs that were opened before.
    element.hidePopover()
    element.showPopover()
  }, [toasts, held])

  // Both lists are always there: a live region is only read out when it was there before its text.
  return (
    <ToastContext value={show}>
      {children}
      <div ref={region} className={styles.region} popover="manual">
        <div role="status" className={styles.list}>
          {listOf((toast) => toast.kind !== "error")}
        </div>
        <div role="alert" className={styles.list}>
          {listOf((toast) => toast.kind === "error")}
          {held && <HeldLoadNotice held={held} />}
        </div>
      </div>
    </ToastContext>
  )
}

function Notice({ toast, onDone }: { toast: Toast; onDone: (id: number) => void }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => {
      onDone(toast.id)
    }, SHOWN_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [isHeld, onDone, toast.id])
  const hold = () => {
    setHeld(true)
  }
  const release = () => {
    setHeld(false)
  }
  return (
    <div
      className={`${styles.toast ?? ""} ${styles[toast.kind] ?? ""}`}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon of={ICONS[toast.kind]} />
      <span>{toast.text}</span>
      <IconButton
        icon={X}
        label="Dismiss"
        className={styles.close}
        onClick={() => {
          onDone(toast.id)
        }}
      />
    </div>
  )
}
