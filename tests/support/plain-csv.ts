/** A CSV reader of its own, letter by letter, to count what the importers must find. */
export function readPlainCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ""
  let isQuoted = false
  const source = text.replace(/^\ufeff/, "")
  for (let at = 0; at < source.length; at += 1) {
    const letter = source.charAt(at)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (source.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"') isQuoted = true
    else if (letter === "," || letter === "\n") {
      row.push(cell)
      cell = ""
      if (letter === "\n") {
        rows.push(row)
        row = []
      }
    } else if (letter !== "\r") cell += letter
  }
  if (cell !== "" || row.length > 0) rows.push([...row, cell])
  return rows
}
