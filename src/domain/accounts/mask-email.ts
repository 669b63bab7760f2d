const SHOWN_OF_NAME = 2
const SHOWN_OF_DOMAIN = 1

/** An address that its owner recognises and nobody else can read: `am*********@e******.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@")
  if (at === -1) return hide(email, SHOWN_OF_NAME)
  const domain = email.slice(at + 1)
  const dot = domain.indexOf(".")
  const name = dot === -1 ? domain : domain.slice(0, dot)
  const rest = dot === -1 ? "" : domain.slice(dot)
  return `${hide(email.slice(0, at), SHOWN_OF_NAME)}@${hide(name, SHOWN_OF_DOMAIN)}${rest}`
}

function hide(text: string, shown: number): string {
  const characters = Array.from(text)
  return characters.slice(0, shown).join("") + "*".repeat(Math.max(0, characters.length - shown))
}
