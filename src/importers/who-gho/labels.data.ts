/** The WHO's names for values of dimensions, `DIMENSION:VALUE`; the rest is written out from the code. */
export const GHO_LABELS: Readonly<Record<string, string>> = {
  "SEX:FMLE": "female",
  "SEX:MLE": "male",
  "RESIDENCEAREATYPE:URB": "urban",
  "RESIDENCEAREATYPE:RUR": "rural",
  "WEALTHQUINTILE:WQ1": "poorest quintile",
  "WEALTHQUINTILE:WQ2": "second quintile",
  "WEALTHQUINTILE:WQ3": "third quintile",
  "WEALTHQUINTILE:WQ4": "fourth quintile",
  "WEALTHQUINTILE:WQ5": "richest quintile",
  "EDUCATIONLEVEL:NHLM": "no education",
  "EDUCATIONLEVEL:PRLM": "primary education",
  "EDUCATIONLEVEL:SHLM": "secondary or higher education",
  "EDUCATIONLEVEL:EDLVL00TO05YR": "0-5 years of education",
  "EDUCATIONLEVEL:EDLVL06TO11YR": "6-11 years of education",
  "EDUCATIONLEVEL:EDLVL12PLUSYR": "12 and more years of education",
  "GHECAUSES:GHE001": "communicable, maternal, perinatal and nutritional conditions",
  "GHECAUSES:GHE039": "lower respiratory infections",
  "GHECAUSES:GHE060": "noncommunicable diseases",
  "GHECAUSES:GHE068": "trachea, bronchus and lung cancers",
  "GHECAUSES:GHE113": "ischaemic heart disease",
  "GHECAUSES:GHE114": "stroke",
  "GHECAUSES:GHE118": "chronic obstructive pulmonary disease",
  "GHECAUSES:GHE151": "injuries",
  "ENVCAUSE:ENVCAUSE001": "communicable, maternal, perinatal and nutritional conditions",
  "ENVCAUSE:ENVCAUSE060": "noncommunicable diseases",
  "ENVCAUSE:ENVCAUSE151": "injuries",
  "EMFEXPOSED:EMFPUBLIC": "public",
  "EMFEXPOSED:EMFWORKER": "workers",
  "EMFFREQUENCY:EMFRADIO": "radio frequencies",
  "EMFFREQUENCY:EMFLOW": "low frequencies",
  "EMFFREQUENCY:EMFSTATIC": "static fields",
  "EMFRADIOBAND:EMFFREQ0900": "900 MHz",
  "EMFRADIOBAND:EMFFREQ1800": "1800 MHz",
}

/** Values that mean all of a dimension. */
export const GHO_TOTALS: ReadonlySet<string> = new Set([
  "SEX:BTSX",
  "RESIDENCEAREATYPE:TOTL",
  "AGEGROUP:YEARSALL",
  "GHECAUSES:GHE000",
  "ENVCAUSE:ENVCAUSE000",
])

/** Beginnings of codes that say in which survey or programme they are used, and nothing of the value. */
export const CODE_BEGINNINGS =
  /^(SA|RSUD[A-Z]*|RS-DDC|RS-DRIVERTYPE|RS_VS|CT|AMRGLASS|INADEQUATE|EMF)[_-]/
