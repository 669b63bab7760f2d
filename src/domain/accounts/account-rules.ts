import { ACCOUNT_MESSAGES } from "./account-messages.ts"

/** `specified` asks for an upper-case letter and a number as well; `standard` for a greater length alone. */
export type PasswordPolicy = "specified" | "standard"

/** How many characters a new password must have. Sentences of the forms and of refusals take the number from here. */
export const MIN_PASSWORD: Readonly<Record<PasswordPolicy, number>> = { specified: 7, standard: 8 }

/** The rules of passwords in words, for the forms that ask for one. */
export const PASSWORD_RULES: Readonly<Record<PasswordPolicy, string>> = {
  specified: `At least ${String(MIN_PASSWORD.specified)} characters with 1 uppercase letter and 1 number.`,
  standard: `At least ${String(MIN_PASSWORD.standard)} characters; a few words are better than one.`,
}

/** What a one-time code is for: proving an address, getting back in, or enabling a disabled account. */
export type CodePurpose = "sign-up" | "reset" | "enable" | "address"

/** Characters of a one-time code. */
export const CODE_LENGTH = 4
/** How long a one-time code is valid. */
export const CODE_MINUTES = 5
/** How often somebody may try to type a code before it is void. */
export const MAX_CODE_TRIES = 5

// One @, something before it, a name with a dot after it, no spaces: whether it exists is what the code finds out. A
// machine in brackets is none: mail for it could go to our own network. Nor are signs that nobody sees.
const EMAIL = /^[^\s@<>()[\]\\",;:]+@[^\s@<>()[\]\\",;:.]+(?:\.[^\s@<>()[\]\\",;:.]+)+$/
const UNSEEN = /\p{Cf}/u
/** Characters of the longest address of a mailbox. */
export const LONGEST_EMAIL = 254

/** What is wrong with an e-mail address, or nothing. */
export function emailProblem(email: string): string | undefined {
  const isEmail = email.length <= LONGEST_EMAIL && EMAIL.test(email.trim()) && !UNSEEN.test(email)
  return isEmail ? undefined : ACCOUNT_MESSAGES.emailInvalid
}

/** What is wrong with a new password under the site's policy, or nothing. */
export function passwordProblem(password: string, policy: PasswordPolicy): string | undefined {
  const minimum = MIN_PASSWORD[policy]
  if (Array.from(password).length < minimum) return ACCOUNT_MESSAGES.passwordShort(minimum)
  if (policy === "standard") return undefined
  const isMixed = /\p{Lu}/u.test(password) && /\p{Nd}/u.test(password)
  return isMixed ? undefined : ACCOUNT_MESSAGES.passwordWeak
}
