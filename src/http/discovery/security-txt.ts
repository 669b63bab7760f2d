/** The file of RFC 9116, which says where to report a weakness of the site. It expires half a year after each request. */
export function securityTxt(options: {
  publicUrl: string
  operatorEmail: string | undefined
  now: Date
}): string {
  const { publicUrl, operatorEmail, now } = options
  const expires = new Date(now.getTime() + 180 * 24 * 3_600_000).toISOString()
  const contacts = [
    ...(operatorEmail === undefined ? [] : [`mailto:${operatorEmail}`]),
    `${publicUrl}/contact-us`,
  ]
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "Preferred-Languages: en",
    "",
  ].join("\n")
}
