/** Words for the money of one country only, with its code: who asks for the naira asks of Nigeria. */
export const CURRENCY_WORDS: ReadonlyMap<string, string> = new Map(
  `euro EMU euros EMU naira NGA cedi GHA cedis GHA rand ZAF yuan CHN renminbi CHN yen JPN kwacha ZMB birr ETH ruble RUS rouble RUS rubles
   RUS baht THA ringgit MYS rupiah IDN zloty POL forint HUN lira TUR hryvnia UKR dong VNM taka BGD dalasi GMB leone SLE
   metical MOZ pula BWA kwanza AGO ariary MDG lek ALB lev BGR dram ARM lari GEO tenge KAZ som KGZ sum UZB shekel ISR
   quetzal GTM lempira HND cordoba NIC guarani PRY boliviano BOL gourde HTI kyat MMR riel KHM kip LAO tugrik MNG`
    .trim()
    .split(/\s+/)
    .reduce<[string, string][]>(
      (pairs, word, at, all) => (at % 2 === 0 ? [...pairs, [word, all[at + 1] ?? ""]] : pairs),
      [],
    ),
)
