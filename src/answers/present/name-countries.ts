/** "Countries of Africa", and "least developed countries" where the name says what they are. */
export function nameCountries(group: string): string {
  return / (?:countries|states)$/.test(group) ? group.replace(/^the /, "") : `countries of ${group}`
}
