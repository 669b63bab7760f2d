/** A line whose answers take longer shows its first page in the system's font, and earlier. */
const SLOW_RTT_MS = 100

/**
 * A script that asks for the font at once, beside the style sheets, unless the line is slow or its bytes are to be
 * spared: there the font would hold up what the first paint needs, and comes after it, for the next page.
 */
export function fontScript(href: string): string {
  return `var n=navigator.connection;if(!(n&&(n.saveData||n.rtt>${String(SLOW_RTT_MS)})))document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href:${JSON.stringify(href)}}))`
}
