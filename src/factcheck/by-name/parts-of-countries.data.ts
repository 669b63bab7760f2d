const split = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Whom a rate "among" counts when it is that of the whole. */
export const WHOLES = split(
  `people adults citizens residents inhabitants population workers countries economies world europeans households
  everyone every each nations whole country nation members year years month months quarter first second third last 2000 men women`,
)

/** Words in front of a measure that tell of a part of those it counts. */
export const PART_WORDS = split(
  `rural urban indigenous aboriginal native-born foreign-born foreign-owned immigrant migrant refugee black white hispanic
  latino asian-american muslim christian jewish hindu buddhist catholic protestant orthodox roma young older elderly
  female male adolescent teenage student graduate child prison inmate veteran disabled minority ethnic tribal
  state-owned corporate household municipal provincial regional federal-state local-government non-oil informal
  private-sector public-sector peri-urban inner-city suburban`,
)

/** Words before "population" that leave it the whole. */
export const NEUTRAL = split(
  `total whole entire overall national resident estimated current present growing ageing aging large small vast huge big
  tiny human own country's nation's official de facto mid-year home global youthful young-looking rapidly fast-growing
  shrinking declining rising falling combined projected actual recorded island world rising future enormous sizeable
  considerable similar same larger bigger smaller greater higher lower
  largest biggest smallest greatest highest lowest fastest-growing average annual enumerated usual domestic average reported young old`,
)

/** Groups and parts of a country that may follow "of" and "in". */
export const GROUPS = split(
  `women men girls boys children youths youngsters teenagers adolescents students graduates pensioners retirees migrants
  immigrants foreigners refugees minorities farmers soldiers prisoners veterans veteran whites blacks muslims christians
  jews hindus indigenous aboriginal elderly young disabled capital north south east west northeast northwest southeast
  southwest northern southern eastern western city cities town towns village villages countryside province provinces
  district districts county counties regions rural urban suburbs slums firms companies banks corporations households
  hospitals schools prisons state-owned`,
)

/** Groups that a measure is of anyway: all loans are lent by banks, all pupils are taught in schools. */
export const OWN_GROUPS: readonly { measure: RegExp; group: string }[] = [
  { measure: /^bad-loans$/, group: "banks" },
  { measure: /pupil|teacher|school|enrol|completion/, group: "schools" },
]

/** Owners in lower case whose debt or income does not belong to a country. */
export const SECTORS = split(
  `firms companies banks corporations households farmers students women men workers pensioners municipalities cities
  provinces states enterprises businesses consumers company firm bank city town province region household women's`,
)

/** Capitalised words before "'s" that own nothing: days, months and the like. */
export const NO_OWNER = split(
  `January February March April May June July August September October November December Monday Tuesday Wednesday
  Thursday Friday Saturday Sunday Today Yesterday Year Country Nation Government Kingdom Republic State Union It
  Christmas Easter Spring Summer Autumn Winter Fund Bank Office Bureau Ministry Treasury`,
)

/** Capitalised words behind "in" and "of" that are not towns. */
export const NO_TOWN = split(
  `January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug
  Sept Sep Oct Nov Dec Monday Tuesday Wednesday Thursday Friday Saturday Sunday Spring Summer Autumn Winter President
  Prime Mr Mrs Ms Dr Chancellor King Queen Q1 Q2 Q3 Q4 Goods Services Purchasing The A An This That It US Gross Real
  Europe Asia Africa America`,
)

/** Goods whose exports or imports are a part of all of them. */
export const GOODS = split(
  `copper coffee tea cocoa oil crude petroleum gas gold diamond diamonds cotton wheat rice maize corn soy soya soybean
  soybeans sugar fruit vegetable vegetables flower flowers horticultural fish seafood meat beef wine car cars vehicle
  vehicles arms weapons textile textiles garment garments clothing steel iron aluminium aluminum coal lithium cobalt
  uranium timber rubber tobacco machinery electronics chip chips semiconductor semiconductors pharmaceutical
  pharmaceuticals cashew nut nuts vanilla palm dairy livestock fertiliser fertilizer nickel zinc tin bauxite platinum
  leather cereal cereals grain grains`,
)

/**
 * Words in front of a measure, or behind it, that make another measure of it ("domestic debt", "inflation expectations"),
 * by what the name of the measure begins or ends with.
 */
export const NARROWINGS: readonly {
  measure: RegExp
  before?: RegExp
  behind?: RegExp
}[] = [
  {
    measure: /debt/,
    before:
      /\b(?:domestic|external|foreign|foreign-currency|local-currency|bilateral|multilateral|commercial|marketable)\s+(?:public\s+|government\s+|sovereign\s+)*$/i,
    behind:
      /^[\s-]+(?:servic\w+|payments?|repayments?|relief|swaps?|issuance|sales?|limits?|ceilings?|interest)\b|^\s+(?:owed\s+)?to\s+(?:China|Chinese|the\s+(?:IMF|World\s+Bank)|banks|bondholders)\b/,
  },
  {
    measure: /^unemployment/,
    before:
      /\b(?:broad|expanded|strict|registered|structural|hidden|cyclical|seasonal|long-term|frictional)\s+$/i,
  },
  {
    measure: /inflation$/,
    before:
      /\b(?:imported|services|goods|wage|asset|medical|rent|education|transport|domestic)\s+$/i,
    behind:
      /^\s+(?:expectations?|forecasts?|targets?|outlook|(?:for|in|of)\s+(?:services|goods)\b)/i,
  },
  {
    measure: /^population$/,
    behind:
      /^\s+(?:of\s+(?:working|voting|school|reproductive|pension|retirement|military)[\s-]+age|aged\b|(?:under|over|above|below)\s+(?:the\s+age\s+of\s+)?\d)/i,
  },
  {
    measure: /^fdi/,
    before: /\b(?:stocks?|holdings|outflows?)\s+of\s+(?:inward\s+|outward\s+)?$|\boutward\s+$/i,
  },
]

/** A rate of exchange that is not the official one. */
export const OTHER_MARKET =
  /\b(?:black|parallel|street|unofficial|informal|kerb)[\s-]+(?:market|rate|price)\b|\bon\s+the\s+street\b/i
