const COMMA = 44
const MINUS = 45
const ZERO = 48

/** Visits the whole numbers of a list that is joined by commas; nothing between two commas counts as 0. */
export function forEachNumber(list: string, visit: (number: number, at: number) => void): void {
  let at = 0
  let number = 0
  let sign = 1
  // Letter by letter: lists of all indicators are read at a start, and their parts would be a million texts.
  for (let place = 0; place <= list.length; place += 1) {
    const letter = place === list.length ? COMMA : list.charCodeAt(place)
    if (letter === MINUS) sign = -1
    else if (letter !== COMMA) number = number * 10 + letter - ZERO
    else {
      visit(sign * number, at)
      at += 1
      number = 0
      sign = 1
    }
  }
}
