type CurrencyWord = readonly [word: string, code: string]

/**
 * Words for the money of one country alone, with its code: a search for the naira is one for Nigeria. Search, questions
 * and fact checks read them. Pesos, dinars, francs and rupees are of several countries, and som is the code of Somalia.
 * Plurals stand here where they are said.
 */
export const CURRENCIES_OF_ONE: readonly CurrencyWord[] = [
  ["ariary", "MDG"],
  ["baht", "THA"],
  ["birr", "ETH"],
  ["boliviano", "BOL"],
  ["cedi", "GHA"],
  ["cedis", "GHA"],
  ["dalasi", "GMB"],
  ["dong", "VNM"],
  ["dram", "ARM"],
  ["forint", "HUN"],
  ["gourde", "HTI"],
  ["guarani", "PRY"],
  ["hryvnia", "UKR"],
  ["kip", "LAO"],
  ["koruna", "CZE"],
  ["kwanza", "AGO"],
  ["kyat", "MMR"],
  ["lari", "GEO"],
  ["lek", "ALB"],
  ["lempira", "HND"],
  ["leone", "SLE"],
  ["lev", "BGR"],
  ["lira", "TUR"],
  ["metical", "MOZ"],
  ["naira", "NGA"],
  ["nakfa", "ERI"],
  ["ngultrum", "BTN"],
  ["pula", "BWA"],
  ["quetzal", "GTM"],
  ["rand", "ZAF"],
  ["renminbi", "CHN"],
  ["riel", "KHM"],
  ["ringgit", "MYS"],
  ["rouble", "RUS"],
  ["ruble", "RUS"],
  ["rubles", "RUS"],
  ["rufiyaa", "MDV"],
  ["rupiah", "IDN"],
  ["shekel", "ISR"],
  ["sterling", "GBR"],
  ["taka", "BGD"],
  ["tenge", "KAZ"],
  ["tugrik", "MNG"],
  ["yen", "JPN"],
  ["yuan", "CHN"],
  ["zloty", "POL"],
]

/** What only search takes for a place, where a wrong guess costs a line of the results and no wrong answer. */
export const CURRENCIES_IN_SEARCH: readonly CurrencyWord[] = [
  // A city of Argentina and of Spain.
  ["cordoba", "NIC"],
  // Of many countries.
  ["euro", "EMU"],
  ["euros", "EMU"],
  // Malawi's too.
  ["kwacha", "ZMB"],
  // An everyday word, and an order of questions.
  ["sum", "UZB"],
]
