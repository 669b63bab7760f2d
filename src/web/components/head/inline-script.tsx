/** A script whose text stands in the document as it is; `text` must not hold the end of a script. */
export function InlineScript({ text, type }: { text: string; type?: string }) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />
}
