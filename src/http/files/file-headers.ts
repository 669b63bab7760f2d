/** Headers of a file of a view: its media type, whether a browser saves it, and under which name. */
export function fileHeaders(file: {
  type: string
  isAttachment: boolean
  name: string
}): (readonly [string, string])[] {
  return [
    ["content-type", file.type],
    [
      "content-disposition",
      `${file.isAttachment ? "attachment" : "inline"}; filename="${file.name}"`,
    ],
    // An SVG opened by itself is a document: nothing in it may run or be fetched.
    ["content-security-policy", "default-src 'none'; sandbox"],
  ]
}
