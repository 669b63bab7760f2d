/** Addresses that the site will have. Until a part is open they say so, instead of calling the address wrong. */
const PLANNED: readonly { sentence: string; paths: readonly string[] }[] = [
  { sentence: "Fact checking is not open yet", paths: ["/fact-checking"] },
]

/** What to say at an address that will exist, or `undefined` for one that is simply wrong. */
export function plannedSentence(path: string): string | undefined {
  return PLANNED.find(({ paths }) =>
    paths.some((start) => path === start || path.startsWith(`${start}/`)),
  )?.sentence
}
