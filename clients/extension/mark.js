// Runs in the page, apart from its scripts. Nothing that the server answers becomes markup.
void (async () => {
  const MARK = "sankore-claim"
  const LONGEST_TEXT = 20000
  const BLOCKS =
    "P, LI, H1, H2, H3, H4, H5, H6, BLOCKQUOTE, FIGCAPTION, TD, TH, DD, DT, DIV, SECTION, ARTICLE, PRE"
  const UNREAD = "SCRIPT, STYLE, NOSCRIPT, TEXTAREA, SELECT, IFRAME, SVG, [hidden], [aria-hidden=true]"
  const COLOURS = {
    correct: "#12875a",
    incorrect: "#cb2a28",
    unverified: "#b36f00",
    incomplete: "#3568cf",
    unavailable: "#7b62ac",
  }

  clear()
  const panel = openPanel()
  const read = readPage()
  panel.say("Checking …")
  const answer = await chrome.runtime.sendMessage({
    kind: "check",
    text: read.text,
    asOf: readDay(),
  })
  if (answer.fault) {
    panel.say(answer.fault)
    return
  }
  answer.claims.forEach((claim, k) => markClaim(claim, k))
  const count = (status) => answer.claims.filter((claim) => claim.status === status).length
  const infirm = answer.claims.filter(isInfirm).length
  panel.say(
    answer.claims.length === 0
      ? "There is no statement here that can be checked."
      : `${answer.claims.length} checked: ${count("correct")} correct${infirm > 0 ? ` (${infirm} not firm)` : ""}, ${count("incorrect")} incorrect.`,
  )

  /** Whether a statement is right only by the choice of how to count. */
  function isInfirm({ status, robustness }) {
    return status === "correct" && robustness?.isFirm === false
  }

  function word(claim) {
    return isInfirm(claim) ? "Correct but not firm" : claim.status.charAt(0).toUpperCase() + claim.status.slice(1)
  }

  /** What the colour of a line says is said by its form too. */
  function lineStyle(claim) {
    if (isInfirm(claim)) return "dashed"
    return { correct: "solid", incorrect: "wavy", unverified: "dashed" }[claim.status] ?? "dotted"
  }

  /** Takes back what an earlier check has marked. */
  function clear() {
    document.querySelector("sankore-panel")?.remove()
    for (const mark of document.querySelectorAll(`mark.${MARK}`)) {
      const parent = mark.parentNode
      mark.replaceWith(...mark.childNodes)
      parent?.normalize()
    }
  }

  /** The text of the selection or of the article, with the node and place of each stretch. */
  function readPage() {
    const selection = getSelection()
    const range = selection && !selection.isCollapsed ? selection.getRangeAt(0) : null
    const root = range
      ? range.commonAncestorContainer
      : (document.querySelector("article") ?? document.querySelector("main") ?? document.body)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const pieces = []
    let text = ""
    let block = null
    for (let node = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode(); node; node = walker.nextNode()) {
      if (text.length >= LONGEST_TEXT) break
      if (!isRead(node, range)) continue
      const from = range && node === range.startContainer ? range.startOffset : 0
      const to = range && node === range.endContainer ? range.endOffset : node.data.length
      const own = node.parentElement.closest(BLOCKS)
      if (block !== null && own !== block) text += "\n"
      block = own
      pieces.push({ node, from, start: text.length })
      // A line end in the source is only a space.
      text += node.data.slice(from, to).replace(/[\r\n\t]/g, " ")
    }
    return { text: text.slice(0, LONGEST_TEXT), pieces }
  }

  function isRead(node, range) {
    if (range && !range.intersectsNode(node)) return false
    return node.parentElement !== null && node.parentElement.closest(UNREAD) === null
  }

  /** The day that the page gives as its own. */
  function readDay() {
    const stated =
      document.querySelector('meta[property="article:published_time"]')?.content ??
      document.querySelector("article time[datetime]")?.getAttribute("datetime") ??
      ""
    return /^\d{4}-\d\d-\d\d/.exec(stated)?.[0] ?? ""
  }

  function markClaim(claim, k) {
    // Splitting a node moves the places after it, so a statement is marked from its end.
    const hit = read.pieces.filter(
      ({ start }, at) =>
        start < claim.end && (read.pieces[at + 1]?.start ?? read.text.length) > claim.start,
    )
    for (const piece of hit.reverse()) {
      const first = Math.max(0, claim.start - piece.start) + piece.from
      const last = Math.min(piece.node.data.length, claim.end - piece.start + piece.from)
      if (last > first) wrap(piece, { first, last }, claim, k)
    }
  }

  /** Puts the mark around a stretch; what follows it stays a piece that later statements find. */
  function wrap(piece, { first, last }, claim, k) {
    const middle = piece.node.splitText(first)
    const rest = middle.splitText(last - first)
    const mark = document.createElement("mark")
    mark.className = MARK
    mark.dataset.status = claim.status
    mark.dataset.claim = String(k + 1)
    mark.tabIndex = 0
    mark.setAttribute("aria-description", `${word(claim)}. ${claim.message}`)
    mark.style.cssText = `all:revert;background:none;color:inherit;cursor:help;text-decoration:underline ${lineStyle(claim)} 2px ${COLOURS[claim.status] ?? "#555"};text-underline-offset:3px`
    for (const event of ["mouseenter", "focus"])
      mark.addEventListener(event, () => panel.show(claim))
    middle.replaceWith(mark)
    mark.append(middle)
    read.pieces.splice(read.pieces.indexOf(piece) + 1, 0, {
      node: rest,
      from: 0,
      start: piece.start + last - piece.from,
    })
  }

  /** A small box of our own, in a shadow tree that the page's styles do not reach. */
  function openPanel() {
    const host = document.createElement("sankore-panel")
    const root = host.attachShadow({ mode: "open" })
    const box = document.createElement("div")
    box.setAttribute("role", "status")
    box.style.cssText =
      "position:fixed;right:16px;bottom:16px;z-index:2147483647;max-width:min(24rem,calc(100vw - 32px));padding:12px 16px;border-radius:8px;background:#1d0b1a;color:#fff;font:14px/1.45 system-ui,sans-serif;box-shadow:0 4px 24px #0006"
    root.append(box)
    document.documentElement.append(host)
    const line = (text, style = "") => {
      const element = document.createElement("p")
      element.textContent = text
      element.style.cssText = `margin:0 0 4px;${style}`
      return element
    }
    return {
      say: (text) => box.replaceChildren(line(text)),
      show: (claim) => {
        const { message, source } = claim
        const parts = [line(word(claim), "font-weight:700"), line(message)]
        if (source && /^https?:/.test(source.url)) {
          const link = document.createElement("a")
          link.textContent = `Source: ${source.provider}`
          link.href = source.url
          link.target = "_blank"
          link.rel = "noreferrer"
          link.style.cssText = "color:#f2b8e8"
          parts.push(link)
        }
        box.replaceChildren(...parts)
      },
    }
  }
})()
