const REST = "rest of "

/** The code of what is left of a whole: of people without electricity, where those with it are published. */
export function restCode(code: string): string {
  return `${REST}${code}`
}

/** The published code behind that of a rest; `undefined` for a plain code. */
export function wholeCode(code: string): string | undefined {
  return code.startsWith(REST) ? code.slice(REST.length) : undefined
}
