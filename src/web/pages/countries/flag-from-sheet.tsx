import type { Continent } from "#domain/places/country.ts"

import flag from "../../components/flag/flag.module.css"
import styles from "./flag-from-sheet.module.css"

const [WIDTH, HEIGHT] = [20, 15]

/**
 * The flag of a row in a long list of one continent, cut out of the sheet that holds all of them: a single file, where
 * asking for one by one takes a slow phone longer than drawing the page.
 */
export function FlagFromSheet({
  code2,
  continent,
}: {
  code2: string | null
  continent: Continent
}) {
  if (code2 === null) return null
  const left = String(-WIDTH * getPlace(code2.charAt(0)))
  const top = String(-HEIGHT * getPlace(code2.charAt(1)))
  return (
    <span
      className={[flag.flag, styles.sheet, styles[continent]].join(" ")}
      style={{ backgroundPosition: `${left}px ${top}px` }}
    />
  )
}

const getPlace = (letter: string) => parseInt(letter, 36) - 10
