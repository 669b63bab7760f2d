/** Units of AQUASTAT's variables by their names, after its glossary; the package leaves them out. The first that fits counts. */
export const AQUASTAT_UNITS: readonly (readonly [name: RegExp, unit: string])[] = [
  [/^%|as % of|\(% GDP\)|dependency ratio|cropping intensity|water stress|prevalence/i, "%"],
  [/with access to safe drinking-water/i, "%"],
  [/water use efficiency/i, "US$ per cubic metre"],
  [/\bGDP\) ?$|value added to GDP|^Gross Domestic Product/i, "current US$"],
  [/^GDP per capita/i, "current US$ per inhabitant"],
  [/^GDP deflator/i, "2015 = 100"],
  [/dam capacity per capita/i, "cubic metres per inhabitant"],
  [/per capita/i, "cubic metres per inhabitant per year"],
  [/dam capacity/i, "cubic kilometres"],
  // AQUASTAT's glossary says millions; the figures are thousands: Egypt 4,700, the Philippines 11,400.
  [/^Number of people undernourished/i, "thousand people"],
  [/^Number of municipal/i, "number"],
  [/^Population density/i, "inhabitants per square kilometre"],
  [/^(Rural|Urban|Total) population$|^Population affected/i, "thousand people"],
  [/precipitation in depth|National Rainfall Index/i, "mm per year"],
  [/index|variability|flood occurrence|ratio between|overlap between .* index/i, ""],
  [/\barea\b|irrigation potential|permanent crops area|meadows and pastures/i, "1000 ha"],
  [
    /withdrawal|wastewater|drainage water|groundwater|surface water|water resources|precipitation in volume|environmental flow|irrigation water requirement/i,
    "cubic kilometres per year",
  ],
]
