import { randomBytes, timingSafeEqual } from "node:crypto"

import { AppError } from "#domain/errors.ts"

import { createKeyThread } from "./passwords/key-thread.ts"

/** Makes and checks password hashes, one at a time and behind whatever else the process has to do. */
export type Passwords = {
  /** The argon2id hash of a password with a fresh salt, as one text with its parameters. */
  hash(password: string): Promise<string>
  /** Whether the password is that of the hash; without a hash the same work is done and the answer is no. */
  isRight(password: string, hash: string | undefined): Promise<boolean>
  /** Whether a hash was made with other parameters than new ones are. */
  isOutdated(hash: string): boolean
  close(): Promise<void>
}

type Parameters = { memory: number; passes: number; parallelism: number }

// The least that OWASP's password storage sheet recommends for argon2id: 19 MiB, two passes, one lane.
const CURRENT: Parameters = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
const MAX_WAITING = 50
const ENCODED =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Makes the hasher of a process. Beyond fifty that wait it refuses with "unavailable". */
export function createPasswords(): Passwords {
  const thread = createKeyThread(MAX_WAITING)
  const nobody = encode(CURRENT, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES))
  const derive = (password: string, nonce: Buffer, parameters: Parameters) =>
    // An accented letter may be typed as one code point or as two; both are the same password.
    thread.derive({
      message: password.normalize("NFC"),
      nonce,
      tagLength: HASH_BYTES,
      ...parameters,
    })
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return encode(CURRENT, salt, await derive(password, salt, CURRENT))
    },
    async isRight(password, hash) {
      const { parameters, salt, key } = decode(hash ?? nobody)
      const derived = await derive(password, salt, parameters)
      return timingSafeEqual(derived, key) && hash !== undefined
    },
    isOutdated(hash) {
      const { memory, passes, parallelism } = decode(hash).parameters
      return (
        memory !== CURRENT.memory ||
        passes !== CURRENT.passes ||
        parallelism !== CURRENT.parallelism
      )
    },
    close: thread.close,
  }
}

function encode({ memory, passes, parallelism }: Parameters, salt: Buffer, key: Buffer): string {
  const [saltText, keyText] = [salt, key].map((bytes) =>
    bytes.toString("base64").replace(/=+$/, ""),
  )
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${saltText ?? ""}$${keyText ?? ""}`
}

function decode(hash: string): { parameters: Parameters; salt: Buffer; key: Buffer } {
  const [, memory, passes, parallelism, salt, key] = ENCODED.exec(hash) ?? []
  if (salt === undefined || key === undefined) {
    throw new AppError("internal", "A password hash cannot be read.")
  }
  return {
    parameters: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    },
    salt: Buffer.from(salt, "base64"),
    key: Buffer.from(key, "base64"),
  }
}
