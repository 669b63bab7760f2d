const MINUTE = 60_000
const HOUR = 60 * MINUTE

export type Limit = {
  /** How many are allowed in one window. */
  max: number
  windowMs: number
  /** Counted in memory and merged into the database every second: for what happens often. */
  isBatched?: boolean
}

/** Every abuse limit. The windows begin at full multiples of their length. */
export const LIMITS = {
  /** Reads of the API and of files, for an address. */
  anonymous: { max: 300, windowMs: 5 * MINUTE, isBatched: true },
  /** The number for a user who is signed in. */
  "signed-in": { max: 1500, windowMs: 5 * MINUTE, isBatched: true },
  /** Tries to sign in, for an address. */
  login: { max: 25, windowMs: 5 * MINUTE },
  /** For an e-mail address from one network address: a stranger elsewhere does not lock the owner out. */
  "login-email": { max: 25, windowMs: HOUR },
  /** For an e-mail address from everywhere; above it each network address has only a few tries left. */
  "login-attack": { max: 100, windowMs: HOUR },
  /** Those few. */
  "login-under-attack": { max: 3, windowMs: HOUR },
  "sign-up": { max: 5, windowMs: 30 * MINUTE },
  /** Codes typed, for an address; a code has its own five tries besides. */
  verify: { max: 25, windowMs: 5 * MINUTE },
  /** Mails asked for, by the network address. */
  "mail-address": { max: 25, windowMs: 5 * MINUTE },
  /** Mails asked for, by the e-mail address they go to. */
  "mail-email": { max: 5, windowMs: 30 * MINUTE },
  /** Changes of password, address or state, for a user. */
  "account-change": { max: 10, windowMs: 10 * MINUTE },
  /** Everything that is stored of a user, read at once. */
  "own-data": { max: 10, windowMs: 10 * MINUTE },
  upload: { max: 30, windowMs: 30 * MINUTE },
  /** PNG and PDF made on demand. */
  export: { max: 30, windowMs: 10 * MINUTE },
  /** Files of more values than are remembered: large panels and whole sources. */
  bulk: { max: 40, windowMs: HOUR },
  "fact-check": { max: 60, windowMs: 10 * MINUTE },
  /** Statements that are checked one by one, after a text was split into them. */
  "statement-check": { max: 300, windowMs: 10 * MINUTE },
  /** Short texts that a language model has checked without a key, for an address. */
  "keyless-check": { max: 20, windowMs: HOUR },
  /** Texts that anybody checks at an address of their own, by the network address. */
  "open-check": { max: 60, windowMs: 10 * MINUTE },
  /** Pages of the web that are fetched to be checked, by the network address of the visitor. */
  "fetched-check": { max: 20, windowMs: 10 * MINUTE },
  /** Documents sent to a second person and answers to them, for a user: each is a message to somebody. */
  review: { max: 20, windowMs: HOUR },
  /** Documents sent to one person, by everybody together: each is a mail with words of the sender. */
  "review-email": { max: 20, windowMs: HOUR },
  /** Visits of dashboards reported, for a user. */
  visit: { max: 100, windowMs: 10 * MINUTE },
  /** Messages to the operator, by the network address. */
  ticket: { max: 5, windowMs: HOUR },
  /** Applications sent, by the network address: a form that was refused is sent again. */
  application: { max: 10, windowMs: HOUR },
  /** Applications kept from everybody together, so that nobody fills the disk. */
  applications: { max: 60, windowMs: HOUR },
} as const satisfies Record<string, Limit>

/**
 * So many times a limit may the networks of 64 bits within one of 48 use up together. A household or a telephone has one
 * of 64 bits or a few, but a customer of a hoster may have all 65,536, and each would begin at zero.
 */
export const VISITORS_OF_WIDER_NETWORK = 16

export type LimitName = keyof typeof LIMITS
