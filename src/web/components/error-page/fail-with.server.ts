import { data } from "react-router"

/** Ends a loader with the page of an error: 404 for what is not there, 503 for what cannot be shown now. */
export function failWith(status: 404 | 503): never {
  // The router tells its error pages by the status of what is thrown.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw data(null, { status })
}
