/** The product's name. Nothing else in the code spells it. */
export const BRAND = "Sankore"

/**
 * The brand's colour, which charts have by default. Style sheets and the icon of the site repeat it, since no import
 * reaches them.
 */
export const BRAND_COLOUR = "#900F7B"
