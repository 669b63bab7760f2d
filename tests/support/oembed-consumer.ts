/** Reads at most so much of a page to find its oEmbed links, as WordPress does. */
const MAX_READ = 153_600
/** What WordPress keeps of a frame from a provider it does not know; everything else is dropped. */
const KEPT = /\s(src|width|height|frameborder|marginwidth|marginheight|scrolling|title)="([^"]*)"/g

export type Embed = { html: string; width: number; height: number; title: string; version: string }

/** The addresses of the oEmbed answers that a page's head names. */
export async function discover(page: string): Promise<{ json: string; xml: string }> {
  const html = (await (await fetch(page)).text()).slice(0, MAX_READ)
  const head = html.slice(0, html.indexOf("</head>"))
  const links = head.match(/<link[^>]*>/g) ?? []
  const hrefOf = (type: string) => {
    const link = links.find((tag) => tag.includes(`type="${type}"`)) ?? ""
    return unescape(/\shref="([^"]*)"/.exec(link)?.[1] ?? "")
  }
  return { json: hrefOf("application/json+oembed"), xml: hrefOf("text/xml+oembed") }
}

/** An answer in either form, by its own content type. */
export async function readEmbed(address: string): Promise<Embed> {
  const answer = await fetch(address)
  const body = await answer.text()
  if (answer.headers.get("content-type")?.includes("json") === true)
    return JSON.parse(body) as Embed
  const field = (name: string) =>
    unescape(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(body)?.[1] ?? "")
  return {
    ...{ html: field("html"), title: field("title"), version: field("version") },
    ...{ width: Number(field("width")), height: Number(field("height")) },
  }
}

/** The page around an embed as WordPress builds it: only known attributes, sandboxed, with a secret, followed by its listener for heights. */
export function wordPressPost(html: string, secret: string): string {
  const frame = /<iframe[^>]*>/.exec(html)?.[0] ?? ""
  const kept = [...frame.matchAll(KEPT)].map(([, name = "", value = ""]) =>
    name === "src" ? ` src="${value}#?secret=${secret}"` : ` ${name}="${value}"`,
  )
  return `<h1>A post</h1>
<iframe sandbox="allow-scripts" security="restricted" data-secret="${secret}" style="max-width:100%"${kept.join("")}></iframe>
<script>
addEventListener("message", ({ data, source }) => {
  if (!data || !data.secret || !data.message || /[^a-zA-Z0-9]/.test(data.secret)) return
  for (const frame of document.querySelectorAll('iframe[data-secret="' + data.secret + '"]')) {
    if (source !== frame.contentWindow) continue
    if (data.message === "height") frame.height = Math.min(1000, Math.max(200, parseInt(data.value, 10)))
  }
})
</script>`
}

function unescape(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
}
