import { dictionary } from "@zxcvbn-ts/language-common"

import { BRAND } from "#domain/brand.ts"

const COMMON: ReadonlySet<string> = new Set(dictionary["passwords-common"])
const OWN_WORDS = [BRAND, "indicator", "password", "statistics"]

/**
 * Whether a password is among the tens of thousands that are tried first, or is only a word of the product or of
 * the person with some digits and signs around it.
 */
export function isCommonPassword(
  password: string,
  about: { email: string; name: string },
): boolean {
  const plain = password.toLowerCase()
  if (COMMON.has(plain)) return true
  const core = plain.replace(/^[\P{L}]+|[\P{L}]+$/gu, "")
  if (core === "") return isOneCharacter(plain) || COMMON.has(plain)
  const words = [...OWN_WORDS, about.email, about.email.split("@")[0] ?? "", about.name]
  return [plain, core].some((text) =>
    words.some((word) => word !== "" && word.toLowerCase() === text),
  )
}

function isOneCharacter(text: string): boolean {
  return new Set(text).size === 1
}
