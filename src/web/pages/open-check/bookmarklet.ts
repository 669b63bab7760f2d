import { LONGEST_LINKED_TEXT } from "#domain/addresses/check-paths.ts"

/** The address of a bookmark that checks what is selected on the page being read or, without a selection, the page. */
export function writeBookmarklet(origin: string): string {
  const choose = `s?{text:s.slice(0,${String(LONGEST_LINKED_TEXT)})}:{url:location.href}`
  return `javascript:(()=>{const s=String(getSelection()).trim();location.href=${JSON.stringify(`${origin}/check?`)}+new URLSearchParams(${choose})})()`
}
