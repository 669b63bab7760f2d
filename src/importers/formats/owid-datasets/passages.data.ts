/** Variables of tables and words run together in the names of variables, and what they mean by the tables' own dictionaries. */
export const OWID_PASSAGES: readonly (readonly [passage: RegExp, clear: string])[] = [
  [/\(but only new cases if rel_in_agesex_flg = 0\)/, "(relapses left out where not broken down)"],
  [/\(or all, if newrel_tbhiv_flg = 0 and year > 2015\)/, "(or all, where so reported after 2015)"],
  [/^\(if rdx_data_available=60\) (.*)$/, "$1 (routine reports)"],
  [/^\(if rdx_data_available=61\) (.*)$/, "$1 (surveys)"],
  [/reported in rdxsurvey_newinc the number/, "in the survey, the number"],
  [/\bSunfloweroil\b/, "Sunflower oil"],
  [/\bsunfloweroil\b/, "sunflower oil"],
  [
    /^Ukraine russia (barley|maize|sunflower oil|wheat) share all imports$/i,
    "Share of Ukraine and Russia in $1 imports",
  ],
  [
    /^Ukraine russia (barley|maize|sunflower oil|wheat) share domestic supply$/i,
    "Share of $1 imports from Ukraine and Russia in domestic supply",
  ],
  [
    /^Ukraine russia (barley|maize|sunflower oil|wheat) imports(.*)$/i,
    "Imports of $1 from Ukraine and Russia$2",
  ],
  [
    /^(Ukraine|Russia) (barley|maize|sunflower oil|wheat) share all imports$/i,
    "Share of $1 in $2 imports",
  ],
  [
    /^(Ukraine|Russia) (barley|maize|sunflower oil|wheat) share domestic supply$/i,
    "Share of $2 imports from $1 in domestic supply",
  ],
  [/^(Ukraine|Russia) (barley|maize|sunflower oil|wheat) imports(.*)$/i, "Imports of $2 from $1$3"],
  [/(imports|exports|stocks|supply) capita$/, "$1 per capita"],
  [/(imports|exports|stocks) share domestic supply$/, "$1 as share of domestic supply"],
  [/\bukraine\b/, "Ukraine"],
  [/\brussia\b/, "Russia"],
  [/^Pm25 /i, "PM2.5 "],
]

/** Titles that are not words, or that are of another subject than their variables. */
export const OWID_SUBJECTS: Readonly<Record<string, string>> = {
  "pm25-exposure-world-bank": "Air pollution",
  "Ukraine-Russia (Global food based on UN FAO)": "Food trade and stocks",
}
