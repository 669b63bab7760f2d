import { getInitials } from "./initials.ts"
import styles from "./avatar.module.css"

/** The image of a person, or the first letters of their name. Decoration: the name stands beside it. */
export function Avatar({
  fullName,
  imageUrl,
  size = "small",
}: {
  fullName: string
  imageUrl: string | null
  size?: "small" | "large"
}) {
  const pixels = size === "large" ? 96 : 32
  const className = `${styles.avatar ?? ""} ${size === "large" ? (styles.large ?? "") : ""}`
  if (imageUrl !== null && imageUrl !== "") {
    return <img className={className} src={imageUrl} alt="" width={pixels} height={pixels} />
  }
  return (
    <span className={className} aria-hidden="true">
      {getInitials(fullName)}
    </span>
  )
}
