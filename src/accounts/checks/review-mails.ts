import { BRAND } from "#domain/brand.ts"
import { oneLine } from "#domain/text/one-line.ts"
import { composeMail } from "#outbound/compose-mail.ts"
import type { Mail } from "#outbound/mail.ts"

/** Asks a second person to look at a document. */
export function askedMail(
  to: string,
  { author, title, link }: { author: string; title: string; link: string },
): Mail {
  return composeMail(to, `${oneLine(author)} asks you to look at "${oneLine(title)}"`, [
    `${oneLine(author)} has checked a text and asks you for a second look: "${oneLine(title)}".`,
    `Read it and say whether you agree: ${link}`,
    `You need a ${BRAND} account with this e-mail address. If you do not know who asks, you need not do anything.`,
  ])
}

type Decided = {
  reviewer: string
  title: string
  link: string
  decision: "agreed" | "returned"
  note: string
}

/** Tells an author what the second person said. */
export function decidedMail(to: string, { reviewer, title, link, decision, note }: Decided): Mail {
  const who = oneLine(reviewer)
  const said =
    decision === "agreed"
      ? `${who} agrees to "${oneLine(title)}". As long as you do not change the text, its published check says that two people checked it.`
      : `${who} sent "${oneLine(title)}" back.`
  const subject =
    decision === "agreed" ? `${who} agrees to your check` : `${who} sent your check back`
  return composeMail(to, subject, [
    said,
    ...(note.trim() === "" ? [] : [`The note: ${note.trim()}`]),
    `Open the document: ${link}`,
  ])
}
