/** Publishers as texts name them, longer names first where one is part of another. */
export const NAMED_PUBLISHERS: readonly { name: string; publisherId: string; says: string }[] = [
  { name: "the IMF", publisherId: "imf", says: "IMF|International Monetary Fund" },
  { name: "the World Bank", publisherId: "world-bank", says: "World\\s+Bank" },
  { name: "the OECD", publisherId: "oecd", says: "OECD" },
  { name: "the WHO", publisherId: "who", says: "WHO|World\\s+Health\\s+Organi[sz]ation" },
  {
    name: "the ILO",
    publisherId: "ilo",
    says: "ILO|International\\s+Labou?r\\s+Organi[sz]ation",
  },
  {
    name: "the FAO",
    publisherId: "fao",
    says: "FAO|Food\\s+and\\s+Agriculture\\s+Organi[sz]ation",
  },
  {
    name: "the UNDP",
    publisherId: "undp",
    says: "UNDP|United\\s+Nations\\s+Development\\s+Programme?",
  },
  { name: "UNESCO", publisherId: "unesco-uis", says: "UNESCO" },
  { name: "UNCTAD", publisherId: "unctad", says: "UNCTAD" },
  { name: "UNAIDS", publisherId: "unaids", says: "UNAIDS" },
  { name: "the UNHCR", publisherId: "unhcr", says: "UNHCR" },
  {
    name: "the BIS",
    publisherId: "bis",
    says: "BIS|Bank\\s+for\\s+International\\s+Settlements",
  },
  {
    name: "Our World in Data",
    publisherId: "our-world-in-data",
    says: "Our\\s+World\\s+in\\s+Data",
  },
  { name: "Gapminder", publisherId: "gapminder", says: "Gapminder" },
  { name: "the United Nations", publisherId: "un", says: "United\\s+Nations|U\\.?N\\.?" },
]
