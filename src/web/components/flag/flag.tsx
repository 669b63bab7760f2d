import styles from "./flag.module.css"

const SIZES = {
  small: { width: 16, height: 12 },
  medium: { width: 20, height: 15 },
  large: { width: 28, height: 21 },
} as const

/** The flag of a country beside its name; nothing for regions, which have none. */
export function Flag({
  code2,
  size = "medium",
}: {
  code2: string | null
  size?: keyof typeof SIZES
}) {
  if (code2 === null) return null
  return (
    <img
      className={[styles.flag, size === "medium" ? undefined : styles[size]]
        .filter(Boolean)
        .join(" ")}
      src={`/flags/${code2.toLowerCase()}.png`}
      alt=""
      loading="lazy"
      {...SIZES[size]}
    />
  )
}
