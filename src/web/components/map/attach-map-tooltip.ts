import { keyTarget } from "../chart/attach-tooltip.ts"

/** The box moves beside the pointer this close to the edges, in percent. */
const START_EDGE = 15
const END_EDGE = 85

/**
 * Lets a map be read by pointer and by arrow keys, in the order of its countries; Enter follows the link of the one
 * that is read. Everything said is taken from the drawing. Returns what takes it off again.
 */
export function attachMapTooltip(map: HTMLElement): () => void {
  const box = map.querySelector<HTMLElement>("[data-tooltip]")
  const live = map.querySelector<HTMLElement>("[data-live]")
  const links = [...map.querySelectorAll<SVGAElement>("a")]
  if (!box || !live || links.length === 0) return () => undefined
  for (const link of links) takeTitle(link)
  // Read anew each time: a player changes what is said.
  const readText = (link: SVGAElement | undefined) => link?.dataset["text"] ?? ""
  let at = -1

  const show = (next: number): void => {
    links[at]?.classList.remove("is-active")
    at = next
    const link = links[at]
    box.hidden = link === undefined
    if (!link) return
    link.classList.add("is-active")
    const [name, figure] = splitText(readText(link))
    const [title, value] = box.children
    if (title) title.textContent = name
    if (value) value.textContent = figure
    place(box, link.getBoundingClientRect(), map.getBoundingClientRect())
  }
  const indexOf = (target: EventTarget | null) =>
    target instanceof Element ? links.findIndex((link) => link.contains(target)) : -1
  const onPointerMove = (event: PointerEvent): void => {
    const next = indexOf(event.target)
    if (next !== at) show(next)
  }
  const clear = (): void => {
    show(-1)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === "Enter" && at >= 0) {
      openCountry(links[at])
      return
    }
    const from = at < 0 && event.key === "ArrowLeft" ? 0 : at
    const next = keyTarget(event.key, from, links.length - 1)
    if (next === undefined) return
    event.preventDefault()
    show(next)
    live.textContent = next < 0 ? "" : readText(links[next])
  }

  map.addEventListener("pointermove", onPointerMove)
  map.addEventListener("pointerleave", clear)
  map.addEventListener("blur", clear)
  map.addEventListener("keydown", onKeyDown)
  return () => {
    clear()
    for (const link of links) giveTitle(link, readText(link))
    map.removeEventListener("pointermove", onPointerMove)
    map.removeEventListener("pointerleave", clear)
    map.removeEventListener("blur", clear)
    map.removeEventListener("keydown", onKeyDown)
  }
}

/** `Nigeria` and `33.2%, number 6 of 180`. */
export function splitText(text: string): [string, string] {
  const colon = text.lastIndexOf(": ")
  return colon < 0 ? [text, ""] : [text.slice(0, colon), text.slice(colon + 2)]
}

/** The browser's own box would stand over ours, so its text is taken out. */
function takeTitle(link: SVGAElement): void {
  const title = link.querySelector("title")
  link.dataset["text"] ??= title?.textContent ?? ""
  title?.remove()
}

function giveTitle(link: Element, text: string): void {
  const shape = link.firstElementChild
  if (!shape || shape.querySelector("title")) return
  const title = document.createElementNS("http://www.w3.org/2000/svg", "title")
  title.textContent = text
  shape.append(title)
}

function place(box: HTMLElement, shape: DOMRect, map: DOMRect): void {
  const x = ((shape.left + shape.width / 2 - map.left) / map.width) * 100
  const y = ((shape.top + shape.height / 3 - map.top) / map.height) * 100
  box.style.setProperty("--x", `${String(Math.min(Math.max(x, 0), 100))}%`)
  box.style.setProperty("--y", `${String(Math.min(Math.max(y, 0), 100))}%`)
  box.dataset["edge"] = x > END_EDGE ? "end" : x < START_EDGE ? "start" : ""
}

function openCountry(link: SVGAElement | undefined): void {
  window.location.assign(link?.href.baseVal ?? "")
}
