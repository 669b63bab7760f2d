const drawn = new WeakMap<object, string>()

/** Keeps a drawn map beside the data of its page, so that the page's HTML holds it once and its script not at all. */
export function keepMap(page: object, svg: string): void {
  drawn.set(page, svg)
}

/** Puts the map that was drawn for a page's data into its place in the HTML. */
export function fillInMap(html: string, page: object | undefined): string {
  const svg = page && drawn.get(page)
  return svg === undefined ? html : html.replace(EMPTY_MAP, (place) => place + svg)
}

const EMPTY_MAP = /<div[^>]* data-map="world"[^>]*>/
