import type { Sending } from "./use-enquiry.ts"
import { sendEnquiry, type PlainKind } from "./send-enquiry.ts"

/** How a form of texts alone is sent. */
export function sendPlain(kind: PlainKind): Sending {
  return { action: `/enquiries/${kind}`, send: (values) => sendEnquiry(kind, values) }
}
