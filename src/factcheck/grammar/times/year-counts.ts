import { readNumberWords } from "../../quantities/number-words.ts"

/** The year that two or four digits stand for. */
export function fullYear(text: string | undefined): number {
  const digits = Number((text ?? "").replace(/\D/g, ""))
  if (digits > 99) return digits
  return digits < 50 ? 2000 + digits : 1900 + digits
}

/** How many: "a", "couple of", "ten", "12". */
export function readCount(text: string | undefined): number {
  const word = (text ?? "a").toLowerCase()
  if (word === "a" || word === "one" || word === "") return 1
  if (word === "couple of") return 2
  if (word === "few") return 3
  return /^\d+$/.test(word) ? Number(word) : (readNumberWords(word)?.value ?? 1)
}

/** The years of a unit of time. */
export function countYears(unit: string | undefined): number {
  const word = (unit ?? "year").toLowerCase()
  if (word.startsWith("decade")) return 10
  return word === "century" ? 100 : 1
}
