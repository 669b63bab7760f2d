import type { WebServices } from "../../services.server.ts"

export type ContactData = {
  address: string
  headquarters: string
  phone: string
  directions: string
  press: string
  /** What became of a form that was sent without script. */
  sent: "ok" | "failed" | null
}

const LAGOS = "Lagos, Nigeria"

/** The contact facts of the company's file; an empty one is not shown. */
export function loadContact(
  { content, publicUrl }: Pick<WebServices, "content" | "publicUrl">,
  query: URLSearchParams,
): ContactData {
  const head = content.texts().company?.head
  const address = head?.address ?? ""
  return {
    address: `${publicUrl}/contact-us`,
    headquarters: address === "" ? LAGOS : address,
    phone: head?.phone ?? "",
    directions: buildDirections(head?.directions ?? "", address),
    press: head?.press_email === "" ? head.email : (head?.press_email ?? ""),
    sent: readOutcome(query),
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
