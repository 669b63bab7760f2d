/** The product's name. Nothing else in the code spells it. */
export const BRAND = "Sankore"
