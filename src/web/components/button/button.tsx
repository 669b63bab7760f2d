import type { ComponentProps, MouseEvent, ReactNode } from "react"

import { Icon, type IconShape } from "../icon/icon.tsx"
import { Link, type LinkProps } from "../link/link.tsx"
import styles from "./button.module.css"

export type ButtonLook = "primary" | "secondary" | "soft" | "quiet" | "danger" | "onInk"
export type ButtonSize = "small" | "medium" | "large"

type Looks = { look?: ButtonLook; size?: ButtonSize; className?: string | undefined }

/** The classes of a button, for other elements that look like one. */
export function joinButtonClasses({
  look = "secondary",
  size = "medium",
  className,
}: Looks): string {
  const sized = size === "medium" ? undefined : styles[size]
  return [styles.button, styles[look], sized, className].filter(Boolean).join(" ")
}

/** A button. While busy it keeps its label and focus, shows a ring and ignores clicks. */
export function Button({
  look,
  size,
  className,
  busy = false,
  type = "button",
  onClick,
  children,
  ...rest
}: Looks & { busy?: boolean } & ComponentProps<"button">) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={joinButtonClasses({ ...(look && { look }), ...(size && { size }), className })}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, className, ...rest }: Looks & LinkProps) {
  return (
    <Link
      {...rest}
      className={joinButtonClasses({ ...(look && { look }), ...(size && { size }), className })}
    />
  )
}

/** A square button with an icon only; the label says what it does. */
export function IconButton({
  icon,
  label,
  className,
  type = "button",
  children,
  ...rest
}: { icon: IconShape; label: string; children?: ReactNode } & ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={[styles.iconButton, className].filter(Boolean).join(" ")}
    >
      <Icon of={icon} />
      {children}
    </button>
  )
}
