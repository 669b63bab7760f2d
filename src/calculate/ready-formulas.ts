import { isMoney, type UnitQuantity } from "./units/quantity.ts"

/** A formula that is one click away; `needs` says what must be held besides figures of the place. */
export type ReadyFormula = { label: string; formula: string; needs?: "world" | "periods in a row" }

type Subject = { quantity: UnitQuantity; id: string }
type Offer = { fits: (subject: Subject) => boolean; make: (year: number) => ReadyFormula }

const OFFERS: readonly Offer[] = [
  {
    fits: ({ quantity }) => isTotal(quantity) && !("people" in quantity.factors),
    make: () => ({ label: "Per head", formula: "per(a, population)" }),
  },
  {
    fits: ({ quantity, id }) =>
      isTotal(quantity) &&
      quantity.prices === "current" &&
      ("LCU" in quantity.factors || "US$" in quantity.factors) &&
      !/:NY\.GDP\.MKTP\.C[DN]$/.test(id),
    make: () => ({ label: "Share of GDP", formula: "share(a, gdp)" }),
  },
  {
    fits: ({ quantity }) => isLocalMoney(quantity),
    make: (year) => ({
      label: "In real terms",
      formula: `real(a, deflator, ${String(year)})`,
    }),
  },
  {
    fits: ({ quantity }) => isLocalMoney(quantity),
    make: () => ({ label: "In international dollars (PPP)", formula: "a/ppp" }),
  },
  {
    fits: ({ quantity }) => isTotal(quantity) && !("LCU" in quantity.factors),
    make: () => ({ label: "Share of the world", formula: "share(a, World)", needs: "world" }),
  },
  {
    fits: hasGrowth,
    make: (year) => ({
      label: `Index, ${String(year)} = 100`,
      formula: `index(a, ${String(year)})`,
    }),
  },
  {
    fits: hasGrowth,
    make: () => ({ label: "Growth", formula: "growth(a)", needs: "periods in a row" }),
  },
]

/** The formulas that make sense of the first indicator, by its unit; `year` is the base of those that need one. */
export function listReadyFormulas(subject: Subject, year: number): ReadyFormula[] {
  return OFFERS.filter(({ fits }) => fits(subject)).map(({ make }) => make(year))
}

/** Amounts that are never added up over people: a life in years, a wait in days. */
const LENGTHS_OF_TIME = ["years", "months", "days", "hours", "minutes", "seconds"]

/** Whether figures are totals: of people, tonnes or money, and not for each of something. */
function isTotal({ kind, factors }: UnitQuantity): boolean {
  return (
    kind === "amount" &&
    Object.values(factors).every((power) => power > 0) &&
    !LENGTHS_OF_TIME.some((unit) => unit in factors)
  )
}

function isLocalMoney(quantity: UnitQuantity): boolean {
  return (
    isTotal(quantity) &&
    isMoney(quantity) &&
    quantity.prices === "current" &&
    "LCU" in quantity.factors
  )
}

function hasGrowth({ quantity }: Subject): boolean {
  return ["amount", "ratio", "index", "unknown"].includes(quantity.kind)
}
