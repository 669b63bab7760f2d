import { createContext, useContext } from "react"

import { InlineScript } from "./inline-script.tsx"

export type Attributes = Readonly<Record<string, string>>

/** An element of the document's head: a link, a meta element, or a script that holds data only. */
export type HeadTag =
  | { element: "link" | "meta"; attributes: Attributes }
  | { element: "script"; type: string; data: object }

/**
 * Tags that only other programs read. The server fills the context; in the browser it stays empty, so that no script
 * has to carry what the markup has already said.
 */
export const HeadTagsContext = createContext<readonly HeadTag[]>([])

/** The tags of {@link HeadTagsContext} as elements. */
export function HeadTags() {
  return useContext(HeadTagsContext).map((tag, index) => {
    if (tag.element === "script") {
      return <InlineScript key={index} type={tag.type} text={writeJson(tag.data)} />
    }
    const Element = tag.element
    return <Element key={index} {...tag.attributes} />
  })
}

/** What would end the script around it, or a line of it: a closing tag inside a text, and two separators of Unicode. */
const BREAKS_SCRIPT = /[<\u2028\u2029]/g

/** JSON with each such sign as its escape, which reads the same. */
function writeJson(data: object): string {
  return JSON.stringify(data).replace(
    BREAKS_SCRIPT,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
}
