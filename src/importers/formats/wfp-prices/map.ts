import { makeSlug } from "#domain/places/country.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"

export const WFP: Source = {
  id: "wfp-food-prices",
  publisherId: "wfp",
  publisher: "World Food Programme",
  title: "Food prices on markets",
  licence: "CC BY 3.0 IGO",
  licenceUrl: "https://creativecommons.org/licenses/by/3.0/igo/",
  attribution: "World Food Programme: Global Food Prices, Humanitarian Data Exchange",
  redistribute: "yes",
  url: "https://data.humdata.org/dataset/global-wfp-food-prices",
}

/** What a row says besides its price. */
export type MarketPrice = {
  commodity: string
  commodityId: string
  category: string
  unit: string
  priceType: string
  currency: string
  market: string
  marketId: string
  /** District and province of the market. */
  area: string
}

/** The programme's numbers of commodity and market, with the unit and whether the price is of shops or wholesale. */
export function marketPriceCode({ commodityId, unit, priceType, marketId }: MarketPrice): string {
  return [commodityId, makeSlug(unit), makeSlug(priceType), marketId].join(".")
}

/** The indicator of a price on one market: `Maize, wholesale price per 90 kg, Mombasa market`. */
export function mapMarketPrice(price: MarketPrice): ImportedIndicator {
  const unit =
    UNITS[price.unit] ?? price.unit.replace(/\b(KG|G|ML)\b/g, (each) => each.toLowerCase())
  const { commodity, currency, market, area } = price
  return {
    ...mapIndicator({
      publisherId: WFP.publisherId,
      code: marketPriceCode(price),
      name: `${commodity}, ${price.priceType.toLowerCase()} price per ${unit}, ${market} market`,
      unit: `${currency} per ${unit}`,
      definition: `Price of ${commodity} (${price.category}) on the market ${market}${area === "" ? "" : `, ${area}`}.`,
      notes:
        "Price of one market, not of the country. Some months are the mean of several reports; the 15th stands for the month.",
      topics: ["Prices", "Food"],
      category: "price",
      aggregation: "average",
    }),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
  }
}

const UNITS: Readonly<Record<string, string>> = {
  KG: "kg",
  L: "litre",
  Unit: "piece",
  Head: "head",
  Bunch: "bunch",
  Packet: "packet",
  Pair: "pair",
  "100 Tubers": "100 tubers",
  "30 pcs": "30 pieces",
}
