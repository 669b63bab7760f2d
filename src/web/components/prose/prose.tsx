import styles from "./prose.module.css"

/** A text that the server has made HTML from rich text: escaped, of a fixed list of tags. */
export function Prose({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <div
      className={[styles.prose, className].filter(Boolean).join(" ")}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
