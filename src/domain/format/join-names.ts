/** Names in a sentence: `Ghana`, `Ghana and Togo`, `Ghana, Mali and Togo`; or one of them, with `or`. */
export function joinNames(names: readonly string[], by: "and" | "or" = "and"): string {
  const last = names.at(-1) ?? ""
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${by} ${last}`
}
