/**
 * Indicators that count what people call by the same name as a measure, under another definition. A figure that fits one
 * of them is not called wrong by the measure alone.
 */
export const RELATED_CODES: Readonly<Record<string, readonly string[]>> = {
  unemployment: ["SL.UEM.TOTL.NE.ZS"],
  "youth-unemployment": ["SL.UEM.1524.NE.ZS"],
  "female-unemployment": ["SL.UEM.TOTL.FE.NE.ZS"],
  "male-unemployment": ["SL.UEM.TOTL.MA.NE.ZS"],
  participation: ["SL.TLF.CACT.NE.ZS"],
  "employment-rate": ["SL.EMP.TOTL.SP.NE.ZS"],
  "maternal-mortality": ["SH.STA.MMRT.NE"],
  poverty: ["SI.POV.LMIC", "SI.POV.UMIC", "SI.POV.NAHC"],
  "extreme-poverty": ["SI.POV.LMIC", "SI.POV.UMIC", "SI.POV.NAHC"],
  sanitation: ["SH.STA.SMSS.ZS"],
  reserves: ["FI.RES.XGLD.CD"],
  savings: ["NY.GDS.TOTL.ZS"],
  investment: ["NE.GDI.FTOT.ZS"],
  gni: ["NY.GNP.ATLS.CD"],
  "gdp-real": ["NY.GDP.MKTP.KN"],
  exports: ["TX.VAL.MRCH.CD.WT", "BX.GSR.GNFS.CD"],
  imports: ["TM.VAL.MRCH.CD.WT", "BM.GSR.GNFS.CD"],
  inflation: ["PCPIEPCH"],
}

/** Those that count the end of a year; what "averaged" over it is none of them. */
export const END_OF_PERIOD_CODES: ReadonlySet<string> = new Set(["PCPIEPCH"])
