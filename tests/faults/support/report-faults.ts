/** Prints what did not hold and whether anything did not; `true` when everything held. */
export function reportFaults(faults: readonly string[]): boolean {
  for (const fault of faults) console.log(`FAULT: ${fault}`)
  console.log(faults.length === 0 ? "Everything held." : `${String(faults.length)} faults.`)
  return faults.length === 0
}
