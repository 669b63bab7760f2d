import { composeMail } from "#outbound/compose-mail.ts"
import type { Mail } from "#outbound/mail.ts"
import { countNoun } from "#domain/text/count-noun.ts"

import type { VerdictChange } from "./find-changes.ts"

/** How many changes are listed; more are only counted. */
const MAX_LISTED = 10

/** The mail that says to an author that new data changed verdicts of a document. */
export function changedMail(
  to: string,
  { title, link, changes }: { title: string; link: string; changes: readonly VerdictChange[] },
): Mail {
  const count = countNoun(changes.length, "verdict")
  const listed = changes.slice(0, MAX_LISTED).map(writeChange)
  const left = changes.length - listed.length
  return composeMail(to, `New data changed ${count} in "${title.replaceAll(/\s+/g, " ")}"`, [
    `New data changed ${count} of your check "${title}":`,
    ...listed,
    ...(left > 0 ? [`${String(left)} more are on the page.`] : []),
    `See the check: ${link}`,
    "You get this message because you keep or publish this check. Delete it there to get no more.",
  ])
}

function writeChange({ words, from, to, message }: VerdictChange): string {
  return `"${words.replaceAll(/\s+/g, " ")}"\nIt was ${from}, now it is ${to}. ${message}`
}
