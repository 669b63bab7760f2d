const SUGAR =
  "FAO has the item twice, in the food balances of two methods, under one name, unit and element; only the item's code differs."

const LOCATION =
  "UNESCO's name does not say that it is of rural or urban people; only the code does."

/** Names that keep a fault, by the id of the indicator, with the reason. */
export const NAME_EXCEPTIONS: Readonly<Record<string, string>> = {
  "fao:2827.101": SUGAR,
  "fao:2827.141": SUGAR,
  "fao:2827.5910": SUGAR,
  "unesco-uis:ICTSKILLTRANSFERFILE.RUR.GPIA": LOCATION,
  "unesco-uis:ICTSKILLTRANSFERFILE.URB.GPIA": LOCATION,
}
