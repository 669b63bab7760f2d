/**
 * What people call groups of countries, with the codes of the groups that publishers give figures for, best first:
 * where an indicator has no figures for the first, those of the next are shown under its own name.
 */
const ROWS: readonly (readonly [says: string, codes: string])[] = [
  ["world|global|globally|worldwide|whole world|planet|earth|international community", "WLD"],
  ["africa|african|african continent|african countries", "AFR SSF AFE"],
  ["sub saharan africa|subsaharan africa|ssa|black africa|africa south of the sahara", "SSF SSA"],
  ["west africa|western africa|west african|ecowas", "QWF AFW"],
  ["west and central africa|western and central africa", "AFW QWF"],
  ["east africa|eastern africa|east african|east african community", "QEF AFE"],
  ["east and southern africa|eastern and southern africa", "AFE QEF"],
  ["southern africa|southern african|sadc", "QSF AFE"],
  ["central africa|middle africa|central african", "QMF AFW"],
  ["north africa|northern africa|north african|maghreb", "QNF MEA MNA"],
  ["middle east|middle eastern|near east", "MEA MNA QWA"],
  ["mena|middle east and north africa", "MEA MNA"],
  ["arab world|arab countries|arab states|arab league", "ARB"],
  ["asia|asian|asian countries", "QAS EAS SAS"],
  ["south asia|south asian|southern asia|indian subcontinent", "SAS TSA QSO"],
  ["southeast asia|south east asia|southeast asian|asean", "QSE XAN EAS"],
  ["east asia|east asian|eastern asia|far east", "EAS EAP QEA"],
  ["east asia and pacific|east asia pacific|asia pacific|asia and the pacific", "EAS EAP"],
  ["central asia|central asian", "QCS ECS"],
  ["europe|european|european countries", "QEU EUU ECS"],
  ["european union|eu|eu 27|eu27|eu countries|eu average", "EUU QEX"],
  ["euro area|eurozone|zone euro|zona euro|euro zone|euro countries|ea20", "EMU"],
  ["eastern europe|east europe|eastern european", "QEE CEB"],
  ["western europe|west europe|western european", "QWE EUU"],
  ["europe and central asia", "ECS ECA"],
  ["baltics|baltic states|baltic countries|central europe", "CEB"],
  ["latin america|latin american|latam|latin america and caribbean", "LCN LAC"],
  ["south america|south american", "QSM LCN"],
  ["central america|central american", "QCM LCN"],
  ["caribbean|west indies|caricom", "QCB CSS"],
  ["north america|north american", "NAC QNA"],
  ["oceania|pacific islands|pacific island countries", "QOC PSS"],
  ["oecd|oecd countries|oecd members|oecd average", "OED"],
  ["g7|g 7|group of seven", "XGS"],
  ["g20|g 20|group of twenty", "XGT"],
  ["low income countries|low income economies|lics", "LIC"],
  ["lower middle income countries|lower middle income", "LMC"],
  ["upper middle income countries|upper middle income", "UMC"],
  ["middle income countries|middle income economies", "MIC"],
  [
    "low and middle income countries|lmics|developing countries|developing world|developing economies|global south|third world|emerging economies|emerging markets",
    "LMY XEM QDG",
  ],
  [
    "high income countries|rich countries|wealthy countries|developed countries|developed world|industrialised countries|advanced economies",
    "HIC XAE QDV",
  ],
  ["least developed countries|ldcs|poorest countries|poor countries", "LDC LIC"],
  ["heavily indebted poor countries|hipc", "HPC"],
  ["fragile states|fragile countries|conflict affected countries", "FCS"],
  ["small island states|small island developing states|sids", "QSI SST PSS"],
  ["small states", "SST"],
  ["landlocked developing countries|landlocked countries", "QLL"],
]

/** The table as lists. */
export const REGION_WORDS: readonly { says: readonly string[]; codes: readonly string[] }[] =
  ROWS.map(([says, codes]) => ({ says: says.split("|"), codes: codes.split(" ") }))
