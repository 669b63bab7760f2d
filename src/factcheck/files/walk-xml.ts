/** What is met in XML, in its order: the start or end of an element, or letters between. */
export type XmlHandlers = {
  start(name: string, attributes: string): void
  end(name: string): void
  text(letters: string): void
}

/**
 * Walks through XML once, from front to back, without a tree: nothing grows with how deep it is nested, and no entity but
 * the five of the language and numbers is known, so none can be blown up.
 */
export function walkXml(xml: string, handlers: XmlHandlers): void {
  let at = 0
  for (;;) {
    const open = xml.indexOf("<", at)
    if (open === -1) return
    if (open > at) handlers.text(decodeEntities(xml.slice(at, open)))
    const isComment = xml.startsWith("<!--", open)
    const close = xml.indexOf(isComment ? "-->" : ">", open)
    if (close === -1) return
    if (!isComment) readTag(xml.slice(open + 1, close), handlers)
    at = close + (isComment ? 3 : 1)
  }
}

function readTag(tag: string, { start, end }: XmlHandlers): void {
  if (/^[!?]/.test(tag)) return
  if (tag.startsWith("/")) {
    end(tag.slice(1).trim())
    return
  }
  const [name = ""] = /^[^\s/]+/.exec(tag) ?? []
  start(name, tag.slice(name.length))
  if (tag.endsWith("/")) end(name)
}

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (whole, hex, decimal, name) => {
      if (typeof name === "string") return NAMED[name] ?? whole
      const code = typeof hex === "string" ? parseInt(hex, 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ""
    },
  )
}
