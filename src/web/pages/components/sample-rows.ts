/** A row of the sample table: time and day apart, as tables show them. */
export type SampleRow = { name: string; role: string; createdAt: string; updatedAt: string }

const ROLES = ["Super Admin", "Data Consultant"]
const COUNT = 57

/** Rows that stand for nobody: every one but the third and the twentieth is called by its number. */
export function sampleRows(): SampleRow[] {
  return Array.from({ length: COUNT }, (_, k) => ({
    name: k === 2 || k === 19 ? "Untitled User" : `Sample ${String(k + 1)}`,
    role: ROLES[k % 2] ?? "",
    createdAt: `${String(8 + (k % 10)).padStart(2, "0")}:30 ${String(1 + (k % 28)).padStart(2, "0")}-06-2026`,
    updatedAt: `${String(9 + (k % 10)).padStart(2, "0")}:15 ${String(1 + (k % 28)).padStart(2, "0")}-07-2026`,
  }))
}
