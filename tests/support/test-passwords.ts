/** The password with which people of tests sign up. A change of the rules for passwords changes these alone. */
export const TEST_PASSWORD = "Right horse 7"
/** What they change it to, and what to after that. */
export const SECOND_PASSWORD = "Another horse 8"
export const THIRD_PASSWORD = "Third horse 9"
/** What somebody who does not know it tries. */
export const WRONG_PASSWORD = "Wrong horse 7"
/** With which somebody signs up at an address that is another's. */
export const STRANGE_PASSWORD = "Evil horse 66"

/** All of them, to be held against the rules. */
export const TEST_PASSWORDS = [
  TEST_PASSWORD,
  SECOND_PASSWORD,
  THIRD_PASSWORD,
  WRONG_PASSWORD,
  STRANGE_PASSWORD,
]
