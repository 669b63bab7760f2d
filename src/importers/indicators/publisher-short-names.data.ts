/** Short names of publishers for the brackets after an indicator's name. */
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
