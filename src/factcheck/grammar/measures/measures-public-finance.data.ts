import { RATE, MONEY, measure, type Measure } from "../measure.ts"

import { BUDGET, GDP, spaced, spentOn } from "./pattern-parts.ts"

/** Aid by itself, and not that of a kind or of one giver. */
const AID =
  "(?<!\\b(?:humanitarian|military|food|legal|state|emergency|first|budget|hearing|visual|cash|bilateral|us|american|chinese|british|eu|german|japanese|french|medical|financial|student|in|of) )aid"
const ARMY = "military|army|armed forces|defen[cs]e"

/** Those whose debt abroad is only a part of the country's: "the government owed foreigners". */
const OF_WHOLE_COUNTRY =
  "(?=ow)(?<!\\b(?:government|state|treasury|ministry|banks?|firms?|compan(?:y|ies)|businesses|airlines?|utility|utilities|sector)\\b[^,;.]{0,40})"
const FOREIGNERS =
  "(?:foreigners|(?:foreign|external|overseas)\\s+(?:creditors|lenders)|(?:creditors|lenders)\\s+(?:abroad|overseas)|the\\s+rest\\s+of\\s+the\\s+world)"

/** "What the country owes to foreign creditors", "owed foreigners $43bn", "owed $43bn to lenders abroad". */
const OWED_ABROAD: readonly string[] = [
  `${OF_WHOLE_COUNTRY}(?:owe[ds]?|owing)\\s+(?:to\\s+)?${FOREIGNERS}`,
  "what\\s+(?:it|the\\s+(?:country|nation))\\s+owe[ds]?\\s+(?:abroad|overseas)",
  `${OF_WHOLE_COUNTRY}(?:owe[ds]?|owing)(?=\\s+(?:[\\p{L}-]+\\s+){0,3}(?:us)?[$€£]?\\s?\\d[\\d.,]*\\s*(?:bn|billion|mn|m|million)?\\s+(?:abroad|overseas)\\b)`,
  `${OF_WHOLE_COUNTRY}(?:owe[ds]?|owing)(?=\\s+(?:[\\p{L}-]+\\s+){0,3}(?:us)?[$€£]?\\s?\\d[\\d.,]*\\s*(?:bn|billion|mn|m|million)?\\s+to\\s+${FOREIGNERS}\\b)`,
]

/** Measures of public finance. */
export const PUBLIC_FINANCE_MEASURES: readonly Measure[] = [
  {
    id: "tax-revenue",
    label: "tax revenue as a share of GDP",
    kind: "share",
    units: RATE,
    codes: ["GC.TAX.TOTL.GD.ZS"],
    says: [
      "tax[- ](?:revenues?|take|receipts|intake|collections?|haul)(?:\\s+as\\s+a\\s+(?:share|percentage)\\s+of\\s+gdp)?",
      "tax[- ]to[- ]gdp(?:\\s+ratio)?",
      "(?:collected|raised)\\b[^;]{0,40}\\bin\\s+tax(?:es)?",
      spaced(
        "(?:took(?: in)?|takes|gathered|levied|received|raked in)\\b[^;]{0,40}\\bin tax(?:es)?",
      ),
      "tax\\s+(?:burden|ratio)",
      "(?:collected|raised|levied)\\s+taxes",
      "taxes(?=\\s+(?:amounted|brought|raised|made\\s+up|accounted|equall?ed|were|was|stood|came|totall?ed|yielded))",
    ],
  },
  {
    id: "government-revenue",
    label: "government revenue excluding grants as a share of GDP",
    kind: "share",
    units: RATE,
    codes: ["GC.REV.XGRT.GD.ZS", "GGR_NGDP"],
    says: [
      "(?:government|public|state|fiscal)\\s+revenues?(?:\\s+excluding\\s+grants)?(?:\\s+as\\s+a\\s+share\\s+of\\s+gdp)?",
      "(?<!(?:tax|oil|customs)\\s+)revenues?\\s+of\\s+the\\s+(?:central\\s+)?(?:government|state)",
      "government['’]s\\s+revenues?",
      // "Spending ran to 22% of GDP while revenue was 17%": beside what a government spends or owes.
      "(?<=\\b(?:spending|expenditure|deficit|budget|debt|outlays)\\b(?:[^.;]|\\.(?=\\d)){0,80})(?<!(?:tax|export|oil|tourism|customs|interest|sales|of\\s+(?:its|the|total|all)|%\\s+of)\\s+)revenues?(?=\\s+(?:(?:was|were|is|are|came|reached|stood|made|amounted|only|just|of|at|rose|fell|brought)\\b|[\\d]))",
      "(?:collect(?:ed|s)?|rais(?:ed?|es)|gather(?:ed|s)?|t(?:ook|akes?)(?:\\s+in)?)\\s+(?:in\\s+|as\\s+)?revenues?(?=[^.;]{0,8}\\d[^;]{0,12}\\bof\\s+gdp\\b)",
      "government\\b[^.;,]{0,20}\\bt(?:ook|akes?)\\s+in(?=\\s(?:[^.;]|\\.(?=\\d)){0,24}\\bof\\s+gdp\\b)",
      "revenue[- ]to[- ]gdp(?:\\s+ratio)?",
    ],
  },
  {
    id: "government-spending",
    label: "government expenditure as a share of GDP",
    kind: "share",
    units: RATE,
    codes: ["GC.XPN.TOTL.GD.ZS", "GGX_NGDP"],
    says: [
      "(?:government|public|state)(?:['’]s)?\\s+(?:spending|expenditures?|outlays?)(?!\\s+on)(?:\\s+as\\s+a\\s+share\\s+of\\s+gdp)?",
      "government(?:\\s+of\\s+(?:the\\s+)?(?:\\p{Lu}\\p{L}+\\s*){1,3})?\\s+(?:spent|spends?)(?=\\s[^;]{0,40}\\bof\\s[^;]{0,30}gdp)(?![^;.]{0,60}\\bon\\b)",
    ],
  },
  {
    id: "debt-general",
    label: "general government debt as a share of GDP",
    kind: "share",
    units: RATE,
    codes: ["GGXWDG_NGDP"],
    says: [
      "(?:gross\\s+)(?:government\\s+)?liabilities(?=(?:[^.;]|\\.(?=\\d)){0,40}\\bof\\s+gdp\\b)",
      "(?:gross\\s+)?(?:general|consolidated)\\s+government\\s+(?:gross\\s+)?debt(?:\\s+(?:ratio|burden|level|as\\s+a\\s+share\\s+of\\s+gdp))?",
    ],
  },
  {
    id: "debt-central",
    label: "central government debt as a share of GDP",
    kind: "share",
    units: RATE,
    codes: ["GC.DOD.TOTL.GD.ZS"],
    says: [
      "(?:gross\\s+)?central\\s+government\\s+debt(?:\\s+(?:ratio|burden|level|as\\s+a\\s+share\\s+of\\s+gdp))?",
    ],
  },
  {
    id: "debt",
    label: "government debt as a share of GDP",
    names: {
      "GC.DOD.TOTL.GD.ZS": "central government debt as a share of GDP",
      total_gross_central_government: "central government debt as a share of GDP",
      GGXWDG_NGDP: "general government debt as a share of GDP",
    },
    kind: "share",
    units: RATE,
    codes: ["GC.DOD.TOTL.GD.ZS", "GGXWDG_NGDP"],
    says: [
      "(?:government|public|national|sovereign|state)\\s+debt(?:\\s+(?:ratio|burden|level|as\\s+a\\s+share\\s+of\\s+gdp))?",
      "debt[- ]to[- ]gdp(?:\\s+ratio)?",
      "government\\s+(?:owed|owes)",
      "(?:owed|owes)(?=\\s+(?:\\p{L}+\\s+){0,2}[\\d.,]+\\s*(?:%|per\\s?cent)\\s+of\\s+(?:its|the|national)?\\s*(?:gdp|gross|output|economy))",
      "debt\\s+(?:ratio|burden)",
      "(?<!(?:external|foreign|household|private|corporate)\\s)debt",
    ],
  },
  {
    id: "external-debt",
    label: "external debt in current US dollars",
    kind: "money",
    units: MONEY,
    codes: ["DT.DOD.DECT.CD"],
    says: ["(?:external|foreign)\\s+debt(?:\\s+stocks?)?", ...OWED_ABROAD],
    when: [["of-gdp", "external-debt-share"]],
  },
  {
    id: "external-debt-share",
    label: "external debt as a share of gross national income",
    kind: "share",
    units: RATE,
    codes: ["DT.DOD.DECT.GN.ZS"],
    says: ["external\\s+debt\\s+as\\s+a\\s+share\\s+of\\s+(?:gni|gross\\s+national\\s+income)"],
  },
  {
    id: "fiscal-balance",
    label: "the government budget balance as a share of GDP",
    kind: "share",
    units: RATE,
    mayBeNegative: true,
    codes: ["GC.NLD.TOTL.GD.ZS", "GGXCNL_NGDP"],
    says: [
      "(?:budget|fiscal|government)\\s+(?:deficit|surplus|balance|gap|shortfall|hole)",
      "hole\\s+in\\s+(?:the|its|\\p{Lu}\\p{L}+['’]s?)\\s+(?:budget|public\\s+finances|state\\s+finances|public\\s+accounts)",
      "(?<!(?:trade|account|external|goods)\\s)overall\\s+(?:(?:fiscal|budget)\\s+)?deficit(?=[^;]{0,60}\\bgdp\\b)(?![^;]{0,60}\\b(?:current\\s+account|trade\\b|with\\s+\\p{Lu}))",
      "(?:deficit|surplus|balance)\\s+of\\s+(?:the\\s+)?(?:general\\s+|central\\s+)?government",
      "budget(?=\\s+(?:(?:in|of|for)\\s+\\d{4}\\s+)?(?:was|is|were|stayed|remained|moved|swung|went|returned|showed|shows|closed)\\s+(?:(?:back|still|in|into|with|to|an?|small|large)\\s+){1,4}(?:deficit|surplus|the\\s+(?:red|black))\\b)",
      "(?:the\\s+)?government\\s+budget\\s+balance(?:\\s+as\\s+a\\s+share\\s+of\\s+gdp)?",
    ],
  },
  {
    id: "aid",
    label: "net official development assistance received",
    kind: "money",
    units: MONEY,
    codes: ["DT.ODA.ODAT.CD", "DT.ODA.ALLD.CD"],
    says: [
      "(?:net\\s+)?official\\s+development\\s+assistance(?:\\s+received)?",
      "(?:foreign|development|official|donor|overseas|international)\\s+(?:development\\s+)?aid(?!\\s+(?:work|agenc|group|package|budget|program|official|effort))",
      "(?<!official\\s)development\\s+assistance",
      spaced(
        "(?:such|net|total) aid(?= (?:was|were|came|comes|made up|amounted|stood|equalled|reached|accounted|is))",
      ),
      spaced(
        `(?=aid)${AID}(?= to (?:the )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)? (?:was|came|comes|amounted|stood|reached|made up|equalled))`,
      ),
      spaced(
        "(?<=^|[.;:] )aid(?= (?:was|came|comes|amounted|stood|reached|made up|equalled|accounted)\\b)",
      ),
      spaced("(?:received?s?|got|gets|took in|accepted) aid(?= (?:worth|of|equal|equivalent)\\b)"),
      spaced(
        "(?:received?s?|got|gets|took in)(?= (?:[a-z]+ ){0,3}(?:us)?\\$\\s?\\d[\\d.,]*(?:\\s?(?:bn|billion|mn|m|million))? (?:of|in) aid\\b)",
      ),
      spaced("donors g[ai]ve(?=(?:[^;.]|\\.(?=\\d)){0,50} (?:of|in) aid\\b)"),
    ],
    perHead: "aid-per-head",
    when: [["of-gdp", "aid-share"]],
  },
  {
    id: "military",
    label: "military expenditure as a share of GDP",
    kind: "share",
    units: RATE,
    codes: ["MS.MIL.XPND.GD.ZS"],
    says: [
      "(?:military|defen[cs]e)\\s+(?:spending|expenditures?|budget|outlays?)(?:\\s+as\\s+a\\s+(?:share|percentage)\\s+of\\s+gdp)?",
      "spen(?:t|ds?|ding)\\b(?![^;]{0,40}\\b(?:budget|revenues?|(?:its|their|all|total|government|public|state)\\s+(?:spending|expenditures?)))[^;]{0,50}\\bon\\s+(?:its\\s+|the\\s+|their\\s+)?(?:military|defen[cs]e|army|armed\\s+forces)",
      "(?:devot|allocat|dedicat)(?:ed|es|ing)\\b[^;]{0,50}\\bto\\s+(?:its\\s+|the\\s+|their\\s+)?(?:military|defen[cs]e|army|armed\\s+forces)",
      "(?:put|puts|poured|pours|invested|channel?led|sank)\\b[^;]{0,50}\\b(?:into|in|towards?)\\s+(?:its\\s+|the\\s+|their\\s+)?(?:military|defen[cs]e|army|armed\\s+forces)",
      "spending\\s+on\\s+(?:the\\s+|its\\s+)?(?:military|defen[cs]e|army|armed\\s+forces)",
      "(?:military|defen[cs]e)\\s+share\\s+of\\s+gdp",
      "(?:military|defen[cs]e)\\s+burden",
      ...spentOn(ARMY, GDP).map(spaced),
    ],
  },
  {
    id: "state-revenue",
    label: "internally generated revenue",
    kind: "money",
    units: MONEY,
    codes: [],
    says: ["internally[- ]generated\\s+revenue"],
  },
  measure("share", [
    "net-debt",
    "general government net debt as a share of GDP",
    "GGXWDN_NGDP",
    "(?:general )?(?:government |public |state )?net (?:government |public )?debt(?: (?:ratio|as a share of gdp))?",
  ]),
  measure("share", [
    "general-revenue",
    "general government revenue as a share of GDP",
    "GGR_NGDP",
    "general[- ]government revenues?(?: as a share of gdp)?",
  ]),
  measure("share", [
    "general-spending",
    "general government spending as a share of GDP",
    "GGX_NGDP",
    "general[- ]government (?:spending|expenditures?)(?! on)(?: as a share of gdp)?",
  ]),
  measure("share", [
    "general-balance",
    "the general government balance as a share of GDP",
    "GGXCNL_NGDP",
    "general[- ]government (?:balance|deficit|surplus)(?: as a share of gdp)?",
  ]),
  measure("share", [
    "primary-balance",
    "the primary balance as a share of GDP",
    "GGXONLB_NGDP",
    "primary (?:fiscal |budget )?(?:balance|surplus|deficit)(?: as a share of gdp)?",
  ]),
  measure("share", [
    "structural-balance",
    "the structural balance as a share of potential GDP",
    "GGSB_NPGDP",
    "structural (?:fiscal |budget )?(?:balance|deficit|surplus)",
  ]),
  measure("share", [
    "interest-of-revenue",
    "interest payments as a share of government revenue",
    "GC.XPN.INTP.RV.ZS",
    "interest payments(?: as a share of (?:government )?revenues?)?",
    "interest (?:payments )?(?:on (?:its|the|public|government) debt )?(?:consumed|consumes|ate|ate up|eats up|absorbed|absorbs|swallowed|swallows|took|took up|takes up)(?=(?:[^;.]|\\.(?=\\d)){0,40} revenue)",
  ]),
  measure("share", [
    "interest-of-expense",
    "interest payments as a share of government expense",
    "GC.XPN.INTP.ZS",
    "interest payments as a share of (?:government )?(?:expense|spending|expenditure)",
  ]),
  measure("share", [
    "debt-service",
    "debt service as a share of exports",
    "DT.TDS.DECT.EX.ZS",
    "(?:total |external )?debt[- ]servic(?:e|ing)(?: (?:ratio|costs|payments))?(?: as a share of exports)?",
    "servic(?:e|ing) (?:on|of) (?:(?:its|the|that|this|their) )?(?:external |foreign |public )*debts?",
    "servic(?:e|es|ed|ing) (?:its|the|that|this|their|external|foreign) (?:external |foreign )?(?:debts?|loans?)",
    "(?:devoted|devotes|spent|spends|used|paid|handed over)(?= (?:\\p{L}+ )?\\d[\\d.]*\\s?(?:%|per\\s?cent) of (?:its |their |the country['’]s )?exports?(?: (?:earnings|revenues?|income|receipts))? (?:to|on|for|in) (?:its |their )?(?:(?:foreign|external) )?(?:debts?|creditors|lenders)\\b)",
  ]),
  measure("share", [
    "debt-service-gni",
    "debt service as a share of gross national income",
    "DT.TDS.DECT.GN.ZS",
    "debt[- ]servic(?:e|ing) as a share of (?:gni|gross national income)",
  ]),
  measure("money", [
    "debt-service-money",
    "debt service on external debt in current US dollars",
    "DT.TDS.DECT.CD",
    "debt[- ]service(?: payments)? on (?:external|foreign) debt",
  ]),
  measure("money", [
    "short-term-debt",
    "short-term external debt in current US dollars",
    "DT.DOD.DSTC.CD",
    "short[- ]term (?:external |foreign )?debt(?: in current us dollars)?",
  ]),
  measure("share", [
    "short-term-debt-share",
    "short-term debt as a share of external debt",
    "DT.DOD.DSTC.ZS",
    "short[- ]term debt as a share of (?:total )?(?:external|foreign) debt",
  ]),
  measure("share", [
    "short-term-debt-reserves",
    "short-term debt as a share of reserves",
    "DT.DOD.DSTC.IR.ZS",
    "short[- ]term debt as a share of (?:total )?reserves",
  ]),
  measure("money", [
    "public-external-debt",
    "public external debt in current US dollars",
    "DT.DOD.DPPG.CD",
    "(?:public|government|state)(?:['’]s)? (?:external|foreign) debt",
    "public and publicly guaranteed (?:external )?debt",
  ]),
  measure("money", [
    "imf-credit",
    "the use of IMF credit in current US dollars",
    "DT.DOD.DIMF.CD",
    "(?:use of )?imf (?:credit|loans|debt)",
    "owed (?:to )?the imf",
  ]),
  measure("share", [
    "aid-share",
    "aid received as a share of gross national income",
    "DT.ODA.ODAT.GN.ZS",
    "(?:aid|oda|official development assistance)(?: received)? as a share of (?:gni|gross national income|national income)",
  ]),
  measure("money", [
    "aid-per-head",
    "aid received per head in current US dollars",
    "DT.ODA.ODAT.PC.ZS",
    "(?:aid|oda|official development assistance)(?: received)? per (?:capita|head|person)",
    "per[- ](?:person|head|capita) aid",
  ]),
  measure("share", [
    "income-taxes",
    "taxes on income, profits and capital gains as a share of revenue",
    "GC.TAX.YPKG.RV.ZS",
    "(?:income taxes|taxes on income(?:, profits and capital gains)?)(?: as a share of (?:government )?revenue)?(?= |$)",
  ]),
  measure("share", [
    "trade-taxes",
    "taxes on international trade as a share of revenue",
    "GC.TAX.INTT.RV.ZS",
    "taxes on (?:international )?trade(?: as a share of (?:government )?revenue)?",
  ]),
  measure("share", [
    "goods-taxes",
    "taxes on goods and services as a share of revenue",
    "GC.TAX.GSRV.RV.ZS",
    "taxes on goods and services(?: as a share of (?:government )?revenue)?",
  ]),
  measure("share", [
    "social-contributions",
    "social contributions as a share of revenue",
    "GC.REV.SOCL.ZS",
    "social(?:[- ]security)? contributions(?: as a share of (?:government )?revenue)?",
  ]),
  measure("share", [
    "public-wages",
    "compensation of employees as a share of government expense",
    "GC.XPN.COMP.ZS",
    "(?:public(?:[- ]sector)?|government) wage bill",
    "compensation of (?:government )?employees(?: as a share of (?:government )?expense)?",
  ]),
  measure("share", [
    "subsidies",
    "subsidies and other transfers as a share of government expense",
    "GC.XPN.TRFT.ZS",
    "subsidies and (?:other )?transfers(?: as a share of (?:government )?(?:expense|spending))?",
  ]),
  measure("money", [
    "military-money",
    "military expenditure in current US dollars",
    "MS.MIL.XPND.CD",
    "military (?:expenditure|spending) in (?:current )?us dollars",
  ]),
  measure("share", [
    "military-budget",
    "the share of the military in government spending",
    "MS.MIL.XPND.ZS",
    ...spentOn(ARMY, BUDGET),
    "(?:military|defen[cs]e)(?:['’]s)? share of (?:the budget|government (?:spending|expenditure)|public spending)",
  ]),
  measure("share", [
    "tax-of-firms",
    "the total tax rate of firms",
    "IC.TAX.TOTL.CP.ZS",
    "total tax (?:and contribution )?rate(?: of (?:firms|businesses|companies))?",
  ]),
]
