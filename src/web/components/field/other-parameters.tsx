/** The parameters of an address that are not fields of its form, sent along with it. */
export function OtherParameters({ search, fields }: { search: string; fields: readonly string[] }) {
  const others = [...new URLSearchParams(search)].filter(([key]) => !fields.includes(key))
  return others.map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />)
}
