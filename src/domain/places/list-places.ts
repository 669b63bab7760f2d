import type { Country } from "./country.ts"
import { COUNTRIES, countryByCode, findCountry, placeKey, REGIONS } from "./find-country.ts"
import { findGroup } from "./groups.ts"

/**
 * The places that one name of a list stands for: `all` countries, `regions` and groups as publishers give values for
 * them, the members of a group followed by the group's own values, else the one place. The code of a group (`SSF`) and
 * the word World stand for its own values alone. `undefined` where nothing has that name.
 */
export function listPlaces(name: string): readonly Country[] | undefined {
  const key = placeKey(name)
  if (key === "all") return COUNTRIES
  if (key === "regions") return REGIONS
  const place = findCountry(name)
  const group = place?.kind === "country" ? undefined : findGroup(name)
  if (!group || group.id === "world" || countryByCode(name)) return place && [place]
  const members = group.members.flatMap((code) => countryByCode(code) ?? [])
  const whole = place ?? (group.place === null ? undefined : countryByCode(group.place))
  return whole ? [...members, whole] : members
}
