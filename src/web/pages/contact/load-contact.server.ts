import type { WebServices } from "../../services.server.ts"

export type ContactData = {
  address: string
  headquarters: string
  phone: string
  directions: string
  press: string
  /** What became of a form that was sent without script. */
  sent: "ok" | "failed" | null
  /** What the ticket is about, where a link says so; else empty. */
  subject: string
}

const LONGEST_SUBJECT = 200
const LAGOS = "Lagos, Nigeria"
const NO_COMPANY = { address: "", phone: "", directions: "", press_email: "", email: "" }

/** The contact facts of the company's file; an empty one is not shown. */
export function loadContact(
  { content, publicUrl }: Pick<WebServices, "content" | "publicUrl">,
  query: URLSearchParams,
): ContactData {
  const { address, phone, directions, press_email, email } =
    content.texts().company?.head ?? NO_COMPANY
  return {
    address: `${publicUrl}/contact-us`,
    headquarters: address === "" ? LAGOS : address,
    phone,
    directions: buildDirections(directions, address),
    press: press_email === "" ? email : press_email,
    sent: readOutcome(query),
    subject: (query.get("subject") ?? "").trim().slice(0, LONGEST_SUBJECT),
  }
}

/** What the address says after a form was sent without script. */
export function readOutcome(query: URLSearchParams): "ok" | "failed" | null {
  const sent = query.get("sent")
  return sent === "ok" || sent === "failed" ? sent : null
}

function buildDirections(link: string, address: string): string {
  if (/^https:\/\//.test(link)) return link
  const place = address === "" ? LAGOS : address
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`
}
