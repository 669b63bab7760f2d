import type { DoubtRule } from "./find-doubtful.ts"

/** What was decided, once and by hand, of figures that a rule finds: they are doubtful, or true for a reason. */
export type DoubtDecision = {
  ids: RegExp
  rules: readonly DoubtRule[]
  verdict: "doubtful" | "explained"
  reason: string
}

const ANY: readonly DoubtRule[] = ["over-100", "below-0", "step", "outlier", "emptied"]

/** Decisions in order: the first that fits counts. A finding that none fits is marked as doubtful, and undecided. */
export const DOUBT_DECISIONS: readonly DoubtDecision[] = [
  {
    ids: /^(who:(TB\.c_cdr|TB_1$|MDG_0000000030)|gapminder:.*tb_(detection_rate|treatment_coverage)|our-world-in-data:4233\.case-detection)/,
    rules: ["over-100"],
    verdict: "explained",
    reason:
      "Notified cases are counted against an estimate of all cases: where the estimate is low, coverage and its bounds are over 100 %.",
  },
  {
    ids: /^unaids:co_management_of_tuberculosis/,
    rules: ["over-100", "outlier"],
    verdict: "explained",
    reason:
      "People on treatment are counted against an estimate of those who need it, with its bounds; where the estimate is low, the share is over 100 %.",
  },
  {
    ids: /^fao:AQUASTAT\.(4323|4324|4325|4327|4328|4330|4331|4445|4446|4463|4305|4555|4556)$/,
    rules: ["over-100"],
    verdict: "doubtful",
    reason:
      "A part of an area is larger than the area: AQUASTAT divides areas of different years or surveys.",
  },
  {
    ids: /^(fao:AQUASTAT\.4255|gapminder:(municipal|agricultural|industrial)_water_withdrawal)/,
    rules: ["over-100"],
    verdict: "doubtful",
    reason: "One use of water is more than all of it: parts and total are of different years.",
  },
  {
    ids: /^un:EN_HAZ_/,
    rules: ["over-100"],
    verdict: "doubtful",
    reason: "More waste is treated than there is: waste of earlier years, or another unit.",
  },
  {
    ids: /^(unesco-uis|world-bank):(UIS\.)?XGOVEXP\.IMF/,
    rules: ["over-100"],
    verdict: "doubtful",
    reason:
      "Spending on education is a thousand times all government spending: the two are in different currencies of Venezuela.",
  },
  {
    ids: /^gapminder:(female_|male_)?salaried_workers/,
    rules: ["over-100"],
    verdict: "doubtful",
    reason: "More employees than employed people: the parts are of different surveys.",
  },
  {
    ids: /^unaids:(coverage_of_hiv_prevention|percent_of_tb_patients|proportion_of_(people|registered))|^who:TB_(conf_mdr|hiv_cpt)/,
    rules: ["over-100", "outlier"],
    verdict: "doubtful",
    reason: "More people than the group that they are part of: counts of different registers.",
  },
  {
    ids: /^who:WHS9_92$/,
    rules: ANY,
    verdict: "doubtful",
    reason:
      "The figures grow with the size of the country (China 646, Andorra 0.06): they are no share of its people.",
  },
  {
    ids: /^un:(arable-land|permanent-crops|forest-cover)-of-total-land-area$/,
    rules: ["over-100"],
    verdict: "doubtful",
    reason: "The areas of a former state are counted against the land of one of its successors.",
  },
  {
    ids: /^un:(percentage-of-male-and-female-intentional-homicide|IT_MOB_|SI_COV_)/,
    rules: ["over-100"],
    verdict: "doubtful",
    reason: "A share of people is over 100 %.",
  },
  {
    ids: /^(unesco-uis|world-bank):((UIS\.)?(FEP|FTP|QUTP|TRNTP|XSPENDP|FOFSTP)\.|SE\.PRM\.TCAQ)/,
    rules: ["over-100"],
    verdict: "doubtful",
    reason:
      "A part of teachers, pupils or spending is more than the whole: counts of different surveys.",
  },
  {
    ids: /^(unesco-uis:(ILLPOPF|OAEP)\.|world-bank:(EG\.USE\.COMM\.FO\.ZS|EN\.ATM\.CO2E\.(KT|PC))$)/,
    rules: ["below-0"],
    verdict: "doubtful",
    reason: "A share, an amount or a number of people is below 0.",
  },
  {
    ids: /^world-bank:SE\.XPD\.TOTL\.GD\.ZS$/,
    rules: ["outlier"],
    verdict: "doubtful",
    reason: "Tuvalu 1997: an amount in dollars stands in the place of a share.",
  },
  {
    ids: /^usda:\d+\.084$|^world-bank:EG\.USE\.COMM\.FO\.ZS$/,
    rules: ["emptied"],
    verdict: "doubtful",
    reason:
      "The zeros stand for figures that are missing, and today's import leaves them out: these came with an import of before.",
  },
  {
    ids: /^world-bank:GC\./,
    rules: ["outlier"],
    verdict: "doubtful",
    reason:
      "Many times all later figures: budget and gross domestic product are in different currencies (Sudan 1998 to 1999, Spain 1970 to 1971).",
  },
  {
    ids: /^clio-infra:total_gross_central_government$/,
    rules: ["outlier"],
    verdict: "doubtful",
    reason: "Argentina 1827: eight times the years around it.",
  },
  {
    ids: /^(imf:S13\.G2MF\.GF|ggdc:pl_|our-world-in-data:(215|417|5553)\.|who:SA_0000001679$|clio-infra:total_co2|fao:(2516\.5910|2739\.[69]1)$|who-unicef-jmp:(INQSRC\.water\.water-ladder\.unimp|SRC\.s_lat_u$))/,
    rules: ["below-0"],
    verdict: "doubtful",
    reason:
      "What is counted from nothing on is below 0: what is left of a subtraction, or a slip of the publisher.",
  },
  {
    ids: /^unaids:.*expenditure/,
    rules: ["step"],
    verdict: "doubtful",
    reason: "Some years are in millions of US$, the others in US$.",
  },
  {
    ids: /^(gapminder:(number_of_people_in_poverty|people_living_with_hiv)|un:(SH_TRP_INTVN|AG_LND_FRSTCERT|IT_NET_BB|IS_RDP_PORFVOL)|who:(SDGMALARIA|TB\.|MALARIA_))/,
    rules: ["step"],
    verdict: "doubtful",
    reason:
      "A number of people or things is a thousand times that of the years beside it: units, or programmes that had just begun.",
  },
  {
    ids: /^(fao:AQUASTAT\.(4197|4471)|fao:FRA\.5a_(insect|weather)|un-tourism:1\.[23]|our-world-in-data:5225\.exported-deforestation-.*)$/,
    rules: ["step"],
    verdict: "explained",
    reason:
      "It did jump: the Akosombo dam filled Lake Volta, insects and storms came in one year, borders were closed in the pandemic.",
  },
  {
    ids: /^world-bank:NY\.GDP\.MKTP\.CD$/,
    rules: ["step"],
    verdict: "doubtful",
    reason:
      "Georgia 1987 to 1989 in an earlier file: thousands of times less than 1990, another money.",
  },
  {
    ids: /^(our-world-in-data:(215|310|4234|4872|5491|5755|924)\.|unaids:hiv_testing_among|who:(GHED_EXT_pc|HRH_2[13]$|SA_0000001475$|TB_newret)|un:ER_GRF_PLNTSTOR$|fao:FRA\.[34]a_|gapminder:(hourly_labour_cost|natural_gas_proved|patents_granted|sugar_per_person)|clio-infra:labourers_real_wage$|world-bank:(CM\.MKT\.LCAP\.CD|HH\.DHS\.GAR\.456\.Q5|UIS\.(E|ESL|OFST)\.[\w.]+)$)/,
    rules: ["step"],
    verdict: "doubtful",
    reason:
      "A thousand times the figures beside it without a cause that is known: mostly another unit.",
  },
  {
    ids: /^emep-ceip:/,
    rules: ["below-0"],
    verdict: "doubtful",
    reason: "Emissions of a single source are below 0: what is left of a subtraction.",
  },
  {
    ids: /^unfccc:NAI\.(AGGREGATE-GHGS|CO2)\.1\.A\.5$/,
    rules: ["below-0"],
    verdict: "doubtful",
    reason: "Jamaica 1994: what is burned gives off less than nothing.",
  },
  {
    ids: /^ilo:EAR_4MTH_SEX_GEO_CUR_NB\..*PPP$/,
    rules: ["step"],
    verdict: "doubtful",
    reason: "Rwanda 2024: a month's earnings are a fraction of a cent.",
  },
  {
    ids: /^(jgcri:(3102\.5157|6640\.5110)|undp:AAD\.employementoutsidetheformalsector|unesco-uis:OFST\.1\.CP$|wittgenstein-centre:EPOP\.post-secondary)/,
    rules: ["step"],
    verdict: "doubtful",
    reason:
      "A thousand times the figures beside it without a cause that is known: mostly another unit.",
  },
  {
    ids: /^world-bank:PIP\.(headcount_above|total_shortfall)_/,
    rules: ["step"],
    verdict: "explained",
    reason:
      "Hardly anybody was above or below the line in the first survey; the figure is modelled from the end of a distribution.",
  },
  {
    ids: /^(undp:AAD\.personsaboveretirementage|who:(CHOLERA_0000000003$|TB\.hospd_dstb))/,
    rules: ["over-100"],
    verdict: "doubtful",
    reason: "A part of people or cases is more than all of them: counts of different registers.",
  },
  {
    ids: /^(who:CHOLERA_0000000003|our-world-in-data:5553\..*stocks-share-domestic-supply)$/,
    rules: ["outlier"],
    verdict: "doubtful",
    reason: "Many times all figures near it: the two amounts are of different sources.",
  },
  {
    ids: /^jgcri:(2658|2665|2666|2848)\./,
    rules: ["emptied"],
    verdict: "doubtful",
    reason:
      "Most countries fall to zero in one year and stay there: the publisher stopped to compile it.",
  },
  {
    ids: /^unhcr:returned_refugees\./,
    rules: ["emptied"],
    verdict: "doubtful",
    reason: "The last year is zero for most countries at once: it is not filled yet.",
  },
  {
    ids: /^who:TB\.(lab_(cul|dst)_eqa_fail|pub_sspct_ref)$/,
    rules: ["emptied"],
    verdict: "explained",
    reason: "Zero is an answer of the questionnaire.",
  },
  {
    ids: /^un:ST_EEV_|^who-unicef-jmp:INQ\.wat_sur/,
    rules: ["emptied"],
    verdict: "explained",
    reason: "Zero is an answer here: no table, or nobody without a facility.",
  },
  {
    ids: /^(fao:2(579|640|642|665|666|735|745|769|775|781|782)\.|clio-infra:zinc_production$)/,
    rules: ["emptied"],
    verdict: "doubtful",
    reason:
      "Most countries fall to zero in one year and stay there: the publisher stopped to compile it.",
  },
]

/** Figures that no arithmetic finds and that were seen to be wrong, by hand. */
export type ReviewedDoubt = {
  id: string
  /** All places where it is left out. */
  country?: string
  /** All periods where they are left out. */
  from?: number
  to?: number
  reason: string
}

export const REVIEWED_DOUBTS: readonly ReviewedDoubt[] = [
  {
    id: "gapminder:tax_revenue_percent_of_gdp",
    reason:
      "The whole indicator: its largest figure is 0.026 % of GDP, and most are 0 (the United Kingdom's in every year).",
  },
  {
    id: "who:WHS9_92",
    reason:
      "The whole indicator: its figures grow with the size of the country (China 646, Andorra 0.06), so that they are no share of its people.",
  },
  {
    id: "world-bank:GC.DOD.TOTL.GD.ZS",
    country: "SDN",
    from: 1998,
    to: 1999,
    reason:
      "Debt and gross domestic product are in different currencies, as in Sudan's other budget figures of these years.",
  },
]
