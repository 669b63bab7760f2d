import type { Category } from "#domain/indicators/category.ts"

/** Better names and the units of series whose labels or UNIT say too little, by the publisher's code. */
export const OUTLOOK_WORDS: Readonly<Record<string, { name?: string; unit?: string }>> = {
  LE: { name: "Employed persons", unit: "persons" },
  LP: { name: "Population", unit: "persons" },
  LUR: { unit: "% of total labor force" },
  NGDPRPPPPC: {
    name: "Gross domestic product (GDP), Constant prices, Per capita, purchasing power parity",
    unit: "constant 2021 international $",
  },
  PPPEX: {
    name: "Implied purchasing power parity (PPP) conversion rate, domestic currency per international dollar",
    unit: "LCU per international $",
  },
  PPPGDP: {
    name: "Gross domestic product (GDP), Current prices, purchasing power parity",
    unit: "current international $",
  },
  PPPPC: {
    name: "Gross domestic product (GDP), Per capita, purchasing power parity",
    unit: "current international $",
  },
  PPPSH: {
    name: "Gross domestic product (GDP), purchasing power parity, share of the world",
    unit: "% of world GDP",
  },
  GGSB_NPGDP: {
    name: "Structural balance, General government, Percent of potential GDP",
    unit: "% of potential GDP",
  },
}

/** Categories by the beginning of the publisher's code; the longest that fits decides. */
export const OUTLOOK_CATEGORIES: Readonly<Record<string, Category>> = {
  BCA: "trade",
  BF: "economy",
  BFRA: "monetary",
  BM: "trade",
  BX: "trade",
  D: "monetary",
  GG: "economy",
  GGXWD: "monetary",
  LE: "labour",
  LP: "population",
  LUR: "labour",
  N: "economy",
  NGDP_D: "price",
  P: "price",
  PPPGDP: "economy",
  PPPPC: "economy",
  PPPSH: "economy",
  T: "trade",
  TXGM_D: "price",
}
