/**
 * Words of published names that the project's rules for readable names leave out or say otherwise, by folder, each
 * with the reason. A word that stands in the unit needs no entry.
 */
export const REWORDED: Readonly<Record<string, { words: string; reason: string }>> = {
  "wb-wdi-headline": {
    words: "world bank estimate",
    reason: "The publisher stands beside the name.",
  },
  "wb-databank": { words: "world bank estimate", reason: "The publisher stands beside the name." },
  "wb-inflation": { words: "index", reason: "The growth rate of an index is no index." },
  "wb-gem": {
    words: "cpi price nominal seas adj new old usd lcu reserve rate",
    reason: "Abbreviations in the names of files are written out.",
  },
  "wb-doing-business": {
    words: `dtf db methodology global 04 05 06 09 10 14 15 16 17 18 % 0 6 day days hour year years usd us dollar cent number
      income person capita claim value warehouse container deflated`,
    reason:
      "DTF, distance to frontier, is the score, which has no unit; DB15-18 is the method of the reports of 2015-2018.",
  },
  "un-sdg": {
    words: `s c extent country have aged 15 year older women men scp full information education action mainstreamed priority
      target transmitting required progress degree international aiming combat 1 3 4`,
    reason:
      "Numbers of questions go, and what all parts of a question have in common; long names are shorter in the newer list.",
  },
  unctadstat: { words: "n e c randd", reason: "Written out: other, research and development." },
  "uis-stats": {
    words: "oceania",
    reason: "The region of the country that students come from; newer editions write 'Inbound'.",
  },
  "undp-aad": {
    words: "sex status economic activity thousand above employement non",
    reason: "By what a table is divided is said by the part itself; misspellings are mended.",
  },
  "unfccc-ghg": {
    words: "ghg lulucf",
    reason: "Abbreviations are written out, the gas stands first.",
  },
  "fao-aquastat": { words: "mdg 7.5", reason: "Numbers of the Millennium Development Goals go." },
  "fao-fishstat": { words: "nei", reason: "Written out: not elsewhere included." },
  "fao-gcamfaostat": { words: "prod", reason: "Written out: production." },
  "usda-psd": {
    words: "ty imp exp u s fsi dom cons 9999",
    reason: "Abbreviations are written out; 9999 is no word of the name.",
  },
  "hdx-wfp": { words: "unit l", reason: "A unit is a piece, L a litre." },
  "hdx-wfp-gha-uga": { words: "unit l", reason: "A unit is a piece, L a litre." },
  "who-gtb": {
    words: "r rlt new ret previously treated bacteriologically confirmed clinically diagnosed",
    reason: "Codes of other variables go, and kinds of cases where they are all there are.",
  },
  "who-violence": {
    words: "self inflicted injury",
    reason: "Shown as suicide, the name of its concept.",
  },
  "unaids-aidsinfo": {
    words: "estimate plus",
    reason: "An estimate without bounds; 25plus is 25 and over.",
  },
  "gdl-areadata": {
    words: "educational iwi region specific t inequality population tv where live 2",
    reason: "Told by the unit or in plain words: school attendance, television, two of them.",
  },
  "imf-weo": {
    words: "ppp icp benchmark dollar 2017 2021 item country index group international term",
    reason: "The notes and the unit hold the basis of the parities; countries have no group.",
  },
  "imf-gfs": { words: "transaction", reason: "All expenditure is transactions." },
  "imf-portal": {
    words: "liability annum equity less government security rate asset sa",
    reason: "Terms of the balance sheet are said in plain words: share prices, net foreign assets.",
  },
  "bis-stats": {
    words: "npishs",
    reason: "Non-profit institutions serving households are in the definition.",
  },
  "owid-datasets": {
    words: "sunfloweroil quantity k c e exc inc num hi lo prct cdr newinc tbhiv mort ag",
    reason: "Codes of variables are written out.",
  },
  "owid-datasets-2": { words: "rate 100 k sexes", reason: "100k is 100,000." },
  "gapminder-world": {
    words: "poverty extreme overall unit 09 05",
    reason:
      "Names say the line of poverty; what is called a unit value is a value by its description.",
  },
  pwt: { words: "tfp", reason: "Written out: total factor productivity." },
  "wri-cait": {
    words: "mtco e ghg intl usd thous eq ktoe",
    reason: "Units stand in the unit.",
  },
  "wcde-education": {
    words: "under 15",
    reason: "Children have no education yet; their age says so.",
  },
}
