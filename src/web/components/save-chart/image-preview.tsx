import { useMemo } from "react"

import { drawImage, IMAGE_FORM } from "#charts/svg/draw-image.ts"
import { creditSentence } from "#charts/text/series-text.ts"

import type { TextEdits, SaveSubject } from "./save-subject.ts"
import styles from "./save-chart.module.css"

/** The image as it will be saved: drawn by the same code as the file. */
export function ImagePreview({ subject, edits }: { subject: SaveSubject; edits: TextEdits }) {
  const svg = useMemo(() => drawImage(edited(subject, edits), IMAGE_FORM), [subject, edits])
  return <div className={styles.image} dangerouslySetInnerHTML={{ __html: svg }} />
}

function edited({ image, source }: SaveSubject, edits: TextEdits): SaveSubject["image"] {
  const credit = edits.source.trim() === "" ? source : edits.source
  return {
    ...image,
    title: edits.title.trim() === "" ? image.title : edits.title,
    notes: edits.notes,
    // The date of the data follows the credit and cannot be edited.
    source: image.source.replace(creditSentence(source), () => creditSentence(credit)),
    position: edits.position,
  }
}
