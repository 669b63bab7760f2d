import type { EncodedBody } from "./encoded-body.ts"

/** A rendered page, whole, ready to be sent. */
export type RenderedPage = {
  status: number
  headers: readonly (readonly [string, string])[]
  etag: string
  body: EncodedBody
  /** Whether it is the same for everybody until the data changes. */
  cacheable: boolean
  /** Set for bytes that compression would not make smaller. */
  isCompressed?: boolean
}
