import { useMemo } from "react"

import { drawPicture, IMAGE_FORM } from "#charts/svg/draw-image.ts"
import { creditSentence } from "#charts/text/series-text.ts"

import type { Edits, SaveSubject } from "./save-subject.ts"
import styles from "./save-chart.module.css"

/** The picture as it will be saved: drawn by the same code as the file. */
export function PicturePreview({ subject, edits }: { subject: SaveSubject; edits: Edits }) {
  const svg = useMemo(() => drawPicture(edited(subject, edits), IMAGE_FORM), [subject, edits])
  return <div className={styles.picture} dangerouslySetInnerHTML={{ __html: svg }} />
}

function edited({ picture, source }: SaveSubject, edits: Edits): SaveSubject["picture"] {
  const credit = edits.source.trim() === "" ? source : edits.source
  return {
    ...picture,
    title: edits.title.trim() === "" ? picture.title : edits.title,
    notes: edits.notes,
    // The date of the data follows the credit and cannot be edited.
    source: picture.source.replace(creditSentence(source), () => creditSentence(credit)),
    position: edits.position,
  }
}
