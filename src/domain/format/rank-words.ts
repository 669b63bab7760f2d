import { countText } from "./count-text.ts"
import { ordinal } from "./ordinal.ts"
import { capitalize } from "./capitalize.ts"

type Place = { position: number; of: number }

/** Where a figure stands: `12th of 187 countries` and `3rd of 54 in Africa`; empty where a place means nothing. */
export function rankWords(
  rank: (Place & { continent: Place | null }) | null,
  continent: string | null,
): { rank: string; continentRank: string } {
  return {
    rank: rank ? `${placeText(rank)} countries` : "",
    continentRank: rank?.continent
      ? `${placeText(rank.continent)} in ${continentName(continent)}`
      : "",
  }
}

function placeText({ position, of }: Place): string {
  return `${ordinal(position)} of ${countText(of)}`
}

function continentName(continent: string | null): string {
  if (continent === null) return ""
  const name = capitalize(continent)
  return continent === "americas" ? `the ${name}` : name
}
