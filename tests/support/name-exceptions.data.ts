const SUGAR =
  "FAO has the item twice, in the food balances of two methods, under one name, unit and element; only the item's code differs."

const LOCATION =
  "UNESCO's name does not say that it is of rural or urban people; only the code does."

const ROUNDS =
  "The WHO's dictionary gives the variables of two rounds of a questionnaire one definition; only the codes differ."

/** Names that keep a fault, by the id of the indicator, with the reason. */
export const NAME_EXCEPTIONS: Readonly<Record<string, string>> = {
  "fao:2827.101": SUGAR,
  "fao:2827.141": SUGAR,
  "fao:2827.5910": SUGAR,
  "unesco-uis:ICTSKILLTRANSFERFILE.RUR.GPIA": LOCATION,
  "unesco-uis:ICTSKILLTRANSFERFILE.URB.GPIA": LOCATION,
  "who:TB.DRS.rr_fqr": ROUNDS,
  "who:TB.rr_fqr": ROUNDS,
  "who:TB.xpert_in_guide_drtb": ROUNDS,
}
