/**
 * Why publishers' names and codes belong to no place that is known here. A name that none of them fits is a spelling
 * that the table of places lacks, or a place that is missing.
 */
const REASONS: Readonly<Record<string, RegExp>> = {
  "a part of a country, or of its people":
    /^Parts of (?:countries|[A-Z])|\((?:Urban|Rural)\)$|^[A-Z]{2}(?:\d\d?|[A-Z]\d|\d[A-Z])$|^(?:Zanzibar|Tibetan \(TIB\)$|Abyei Area|United Republic of Tanzania, Zanzibar|England|Scotland|Northern Ireland|Peninsular Malaysia|Sabah|Sarawak|United Kingdom \(|Iraq \(|China, mainland|France \(metropolitan\)|France Civilian|New Zealand (?:Non-)?Maori|UK, |(?:Northern|Central|Southern) Italy|Northern Cyprus|Akrotiri|Abkhazia)|^(?:Canada|Mexico|United Arab Emirates|United States|Argentina|Spain) \([A-Z]?[a-z ]*|^Belgium (?:Flemish|French)$|^(?:North and west|Central|Eastern|Mediterranean) region$/,
  "a kind of survey of a country": /(?:-Urban|-Rural)? \((?:inc|cons)\)$/,
  "a state or colony of the past, or a country with others or without a part":
    /^(?:West Germany|Germany, Former Federal Republic|South Vietnam|Democratic Republic of Vietnam|Former |United Korea|East and west Pakistan|French (?:Indo-China|Equatorial Africa|West Africa)|Rhodesia-Nyasaland|Rwanda Urundi|Ryukyu|Federation of Malaya|Pacific Islands \(Palau\)|Leeward Islands|Austria-Bohemia|Netherlands Antilles and Aruba|Saint Kitts and Nevis and Anguilla|Serbia \(?(?:including|excluding) Kosovo|Guadeloupe \(including)|^(?:Bohemia|Austria-Hungary|Baden|Bavaria|Hanover|Hesse |Mecklenburg|Modena|Parma|Republic of Vietnam|Saxony|Tuscany|Two Sicilies|Wuerttemburg|Yemen People's|USSR and the former|British India|Zollverein)|^.*\(\.\.\.\d{4}\) \(\d+\)$|^(?:Federal Republic of Germany|Panama, excluding|France|United Kingdom|United States of America|Norway|Switzerland),? ?(?:including|\(|Liechtenstein|Canal)?.*\(\d{3}\)$/,
  "a place without a page: islands without inhabitants, or few":
    /^(?:Antarctic|Midway Island|Wake Island|French Southern Territories|Heard I|South Georgia|Bouvet|British Indian Ocean|Svalbard|U\.S\. Minor|United States Minor|Saba\b|SABA$|Sint Eustatius|SINT EUSTATIUS)/,
  "a publisher's own group of countries, with other members than those that are known":
    /\((?:UNICEF|FAO|all income levels)\)$|\(405\d\d\)$|^(?:GBD_|UNSDG_|OECD_|WHO_|LMI_|HI_INCOME|ME1$|EU-?2[278]|OECD (?:- A|a)verage|European Union \(28)|\((?:inc|exc)\. |\bexcluding |^World no China$|^Non-Africa$|^High income: |^(?:Less developed|Low Income Food Deficit|Net Food Importing|Developed (?:Asia|countries))|\(other\)$|^Rest |^(?:54|57|61|39|151|154|155|485|518|738|746)$|^(?:North America|Middle East|Central Europe|South-East Asia|Southeast Asia|Northeast Asia|Eastern Mediterranean|Western Pacific|(?:Central|East|West) Africa|West Asia|Horn of Africa|Sahel|Pacific|Scandinavia|British Isles|Low Countries|Asia-Stan|Iberia|(?:New|Old) World(?: \(weighted\))?|Asia and the Pacific|Developing countries|East Asia|South and South-East Asia|Sub-Sahara Africa|Western Offshoots|Other countries)$|^Latin America \(420\)$|^Group [ABC](?::| –)|^LLDC: |^SIDS (?:Atlantic|Caribbean|Pacific)\b|^(?:High-and-upper|Low-and-Lower)-middle|^No income group|^Other less developed countries|^Europe, Northern America, Australia|^Group of UNDP: |^(?:Non-)?Annex I(?: (?:non-)?EIT| countries \(584\d\))?$|^European Union \((?:Convention|KP)\)$|^EU(?:09|11|12)$/,
  "no place at all: ships, seas, remainders, institutions, remarks":
    /^(?:Int\. (?:Aviation|Shipping)|World (?:Aviation|Marine) Bunkers|FAO Major Fishing Area|Residual\/unallocated|ODA residual|Other non-specified|Areas not elsewhere|International Centers|Unknown \(UNK\)$|Stateless \(XXA\)$|Other NEI|Regional Centres|European Union \(EU\) Institutions|no country and no region|Kuwaiti Oil Fires|Actual$| \(17\)$)/,
  "a group of states of a bank, a fund or a treaty":
    /^(?:All reporting economies|West African Economic and Monetary|Eastern Caribbean Currency)|^(?:Develop(?:ing|ed) economies|(?:Low|Middle|High)-income developing|LDCs:|SIDS:|BRICS|G-77|BioTrade countries|CBD |CITES |LMMC |Nagoya Protocol|Asia and Oceania|Northern America and Europe|Europe, Northern|Eastern and South-Eastern|Western Asia and Northern|Oceania excluding|Individual economies|Special economies).*\(\d+\)$/,
  "a city of a country":
    /^(?:Bangladesh|Brazil|China|India|Indonesia|Japan|Mexico|Nigeria|Pakistan|Russian Federation|United States) [A-Z][\p{L} ]+$/u,
  "two places of one name": /^Virgin Islands$/,
  "a misspelling beside the right name in the same file, with zeros for values": /^Kyrgysztan$/,
}

/** The names that no reason explains. */
export function unexplainedPlaces(names: Iterable<string>): string[] {
  const reasons = Object.values(REASONS)
  return [...names].filter((name) => !reasons.some((reason) => reason.test(name)))
}
