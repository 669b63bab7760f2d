import { argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"

import { AppError } from "#domain/errors.ts"

/** Makes and checks password hashes, off the event loop and two at a time. */
export type Passwords = {
  /** The argon2id hash of a password with a fresh salt, as one text with its parameters. */
  hash(password: string): Promise<string>
  /** Whether the password is that of the hash; without a hash the same work is done and the answer is no. */
  isRight(password: string, hash: string | undefined): Promise<boolean>
  /** Whether a hash was made with other parameters than new ones are. */
  isOutdated(hash: string): boolean
}

type Parameters = { memory: number; passes: number; parallelism: number }

// The smallest that the OWASP password storage sheet names for argon2id: 19 MiB, two passes, one lane.
const CURRENT: Parameters = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
const AT_ONCE = 2
const MOST_WAITING = 50
const ENCODED =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const derive = promisify(argon2)

/** Makes the hasher of a process. Beyond fifty that wait it refuses with "unavailable". */
export function createPasswords(): Passwords {
  const take = createGate(AT_ONCE, MOST_WAITING)
  const nobody = encode(CURRENT, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES))
  return {
    hash: (password) =>
      take(async () => {
        const salt = randomBytes(SALT_BYTES)
        return encode(CURRENT, salt, await deriveKey(password, salt, CURRENT))
      }),
    isRight: (password, hash) =>
      take(async () => {
        const { parameters, salt, key } = decode(hash ?? nobody)
        const derived = await deriveKey(password, salt, parameters)
        return timingSafeEqual(derived, key) && hash !== undefined
      }),
    isOutdated(hash) {
      const { memory, passes, parallelism } = decode(hash).parameters
      return (
        memory !== CURRENT.memory ||
        passes !== CURRENT.passes ||
        parallelism !== CURRENT.parallelism
      )
    },
  }
}

function deriveKey(password: string, salt: Buffer, parameters: Parameters): Promise<Buffer> {
  // The same letters may be typed as one sign or as two; they are one password.
  const message = password.normalize("NFC")
  return derive("argon2id", { message, nonce: salt, tagLength: HASH_BYTES, ...parameters })
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

type Gate = <T>(work: () => Promise<T>) => Promise<T>

function createGate(atOnce: number, mostWaiting: number): Gate {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new AppError("unavailable")
      // Whoever finishes hands its place over, so nobody slips in between.
      await new Promise<void>((resume) => waiting.push(resume))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
