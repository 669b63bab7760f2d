import { RATE, MONEY, type Measure } from "../measure.ts"

/** Measures of money. */
export const MONEY_MEASURES: readonly Measure[] = [
  {
    id: "reserves",
    label: "total reserves in current US dollars",
    kind: "money",
    units: MONEY,
    codes: ["FI.RES.TOTL.CD"],
    says: ["(?:foreign(?:[- ]exchange|[- ]currency)?|international|total|forex)\\s+reserves"],
  },
  {
    id: "exchange-rate",
    label: "the official exchange rate to the US dollar",
    kind: "count",
    units: ["plain", "money"],
    codes: ["PA.NUS.FCRF"],
    says: [
      "(?:official\\s+)?exchange\\s+rate(?:\\s+to\\s+the\\s+(?:us\\s+)?dollar)?",
      "(?:traded\\s+at|to)\\s+the\\s+(?:us\\s+)?dollar",
    ],
  },
  {
    id: "lending-rate",
    label: "the lending interest rate",
    kind: "rate",
    units: RATE,
    codes: ["FR.INR.LEND"],
    says: ["lending(?:\\s+interest)?\\s+rate"],
  },
  {
    id: "real-interest",
    label: "the real interest rate",
    kind: "rate",
    units: RATE,
    codes: ["FR.INR.RINR"],
    says: ["real\\s+interest\\s+rates?"],
  },
  {
    id: "policy-rate",
    label: "the central bank policy rate",
    kind: "rate",
    units: RATE,
    codes: ["WS_CBPOL"],
    says: [
      "(?:(?:central\\s+bank\\s+)?policy|benchmark|key|repo|base|main)(?:\\s+interest)?\\s+rate",
      "interest\\s+rates?",
    ],
  },
]
