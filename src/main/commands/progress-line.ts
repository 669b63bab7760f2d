import type { Progress } from "#importers/importer.ts"
import { countText } from "#domain/format/count-text.ts"

/** Tells people how far an import is. */
export type ProgressLine = { show(progress: Progress): void; clear(): void }

type Options = { print: (line: string) => void; isTerminal: boolean; now: () => Date }

const TERMINAL_MS = 200
const PLAIN_MS = 5000
const UP_AND_ERASE = "\u001b[1A\u001b[2K"

/** On a terminal one line that is rewritten; elsewhere a plain line every five seconds. */
export function createProgressLine({ print, isTerminal, now }: Options): ProgressLine {
  let shownAt = now().getTime()
  let isShown = false
  let phase = ""
  return {
    show: (progress) => {
      const time = now().getTime()
      const isNewPhase = isTerminal && phase !== `${progress.phase} ${progress.file}`
      if (!isNewPhase && time - shownAt < (isTerminal ? TERMINAL_MS : PLAIN_MS)) return
      print(`${isTerminal && isShown ? UP_AND_ERASE : ""}${progressText(progress)}`)
      shownAt = time
      isShown = true
      phase = `${progress.phase} ${progress.file}`
    },
    clear: () => {
      if (isTerminal && isShown) print(UP_AND_ERASE)
      isShown = false
    },
  }
}

function progressText({ file, phase, rows, valueCount }: Progress): string {
  const counts = `${countText(rows)} rows, ${countText(valueCount)} figures`
  return phase === "reading" ? `${file}: ${counts} read` : `${file}: ${counts}, taking effect ...`
}
