import { AppError } from "#domain/errors.ts"
import { requireKnownKeys } from "#domain/format/query-keys.ts"

/** For addresses that programs read: one with a key that it does not know is answered 400 with those that it does. */
export function refuseKeys({ url }: Pick<Request, "url">, known: readonly string[]): void {
  try {
    requireKnownKeys(new URL(url).searchParams.keys(), known)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to answer at once
    throw new Response(error.message, {
      status: 400,
      headers: { "content-type": "text/plain; charset=utf-8" },
    })
  }
}
