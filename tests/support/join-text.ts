/** The markup of a page with each of its sentences in one piece: without the marks of React and those that keep a day whole. */
export function joinText(html: string): string {
  return html.replaceAll("<!-- -->", "").replaceAll(/<span class="day">([\d-]+)<\/span>/g, "$1")
}
