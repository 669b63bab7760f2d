/** What is wrong in a file of the content folder, or in an answer of a content service (line 0). */
export type ContentFault = { file: string; line: number; problem: string }

/** `posts/first.md:12: The image /media/x.png does not exist`. */
export function faultText({ file, line, problem }: ContentFault): string {
  return line === 0 ? `${file}: ${problem}` : `${file}:${String(line)}: ${problem}`
}
