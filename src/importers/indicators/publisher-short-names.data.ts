/** How publishers are called in brackets behind a name, where their own name is too long for it. */
export const PUBLISHER_SHORT_NAMES: Readonly<Record<string, string>> = {
  fao: "FAO",
  ilo: "ILO",
  imf: "IMF",
  undp: "UNDP",
  "unesco-uis": "UNESCO",
  usda: "USDA",
  who: "WHO",
  "who-unicef-jmp": "WHO/UNICEF",
}
