/**
 * What several publishers measure in the same way, each with its indicators: the one a reader means who names no
 * publisher comes first. Those that cover most countries and years, and are renewed soonest, come before others;
 * compilations of other publishers' figures come last. Figures of different publishers are never mixed.
 */
export const CONCEPTS: readonly (readonly [concept: string, ids: readonly string[]])[] = [
  [
    "GDP in current US dollars",
    ["world-bank:NY.GDP.MKTP.CD", "imf:NGDPD", "un:gdp-in-current-prices-millions-of-us-dollars"],
  ],
  [
    "GDP growth",
    [
      "world-bank:NY.GDP.MKTP.KD.ZG",
      "imf:NGDP_RPCH",
      "un:gdp-real-rates-of-growth-percent",
      "gapminder:gdp_total_yearly_growth",
    ],
  ],
  [
    "GDP per head in current US dollars",
    ["world-bank:NY.GDP.PCAP.CD", "imf:NGDPDPC", "un:gdp-per-capita-us-dollars"],
  ],
  ["GDP at purchasing power parity", ["world-bank:NY.GDP.MKTP.PP.CD", "imf:PPPGDP"]],
  ["GDP per head at purchasing power parity", ["world-bank:NY.GDP.PCAP.PP.CD", "imf:PPPPC"]],
  [
    "GDP per head growth",
    ["world-bank:NY.GDP.PCAP.KD.ZG", "gapminder:gdp_per_capita_yearly_growth"],
  ],
  ["GDP in local currency", ["world-bank:NY.GDP.MKTP.CN", "imf:NGDP"]],
  [
    "GNI per head in current US dollars",
    ["world-bank:NY.GNP.PCAP.CD", "gapminder:gnipercapita_atlasmethod_current_us", "who:RS_576"],
  ],
  [
    "GNI per head at purchasing power parity",
    [
      "world-bank:NY.GNP.PCAP.PP.CD",
      "gapminder:gnipercapita_ppp_current_international",
      "who:WHS9_93",
    ],
  ],
  [
    "Investment",
    ["world-bank:NE.GDI.TOTL.ZS", "imf:NID_NGDP", "gapminder:investments_percent_of_gdp"],
  ],
  [
    "Agriculture's share of GDP",
    ["world-bank:NV.AGR.TOTL.ZS", "gapminder:agriculture_percent_of_gdp"],
  ],
  ["Industry's share of GDP", ["world-bank:NV.IND.TOTL.ZS", "gapminder:industry_percent_of_gdp"]],
  [
    "Inflation",
    [
      "world-bank:FP.CPI.TOTL.ZG",
      "imf:PCPIPCH",
      "world-bank:INFLATION.HCPI.RATE",
      "clio-infra:inflation",
    ],
  ],
  [
    "Consumer price index",
    [
      "world-bank:FP.CPI.TOTL",
      "imf:PCPI",
      "world-bank:INFLATION.HCPI.INDEX",
      "world-bank:CPTOTNSXN",
    ],
  ],
  [
    "Inflation by the GDP deflator",
    [
      "world-bank:NY.GDP.DEFL.KD.ZG",
      "gapminder:inflation_annual_percent",
      "world-bank:INFLATION.DEF.RATE",
    ],
  ],
  [
    "Exchange rate to the US dollar",
    [
      "world-bank:PA.NUS.FCRF",
      "us-federal-reserve:H10.LCU_PER_USD",
      "world-bank:DPANUSLCU",
      "ggdc:xr",
      "clio-infra:exchange_rates_to_us_dollar",
    ],
  ],
  [
    "Policy rate",
    ["bis:WS_CBPOL", "bis:WS_CBPOL.AVERAGE", "gapminder:central_bank_discount_rate_annual_percent"],
  ],
  [
    "Government debt",
    [
      "imf:GGXWDG_NGDP",
      "world-bank:GC.DOD.TOTL.GD.ZS",
      "clio-infra:total_gross_central_government",
    ],
  ],
  ["Government revenue", ["imf:GGR_NGDP", "world-bank:GC.REV.XGRT.GD.ZS"]],
  ["Government expenditure", ["imf:GGX_NGDP", "world-bank:GC.XPN.TOTL.GD.ZS"]],
  [
    "Tax revenue",
    ["world-bank:GC.TAX.TOTL.GD.ZS", "our-world-in-data:301.total-tax-revenue-of-gdp-ictd-2019"],
  ],
  [
    "External debt",
    ["world-bank:DT.DOD.DECT.CD", "gapminder:external_debt_total_us_not_inflation_adjusted"],
  ],
  ["Exports in current US dollars", ["world-bank:NE.EXP.GNFS.CD", "imf:BX"]],
  ["Exports as a share of GDP", ["world-bank:NE.EXP.GNFS.ZS", "gapminder:exports_percent_of_gdp"]],
  ["Imports in current US dollars", ["world-bank:NE.IMP.GNFS.CD", "imf:BM"]],
  ["Imports as a share of GDP", ["world-bank:NE.IMP.GNFS.ZS", "gapminder:imports_percent_of_gdp"]],
  [
    "Merchandise exports",
    ["world-bank:TX.VAL.MRCH.CD.WT", "un:exports-fob-millions-of-us-dollars"],
  ],
  [
    "Merchandise imports",
    ["world-bank:TM.VAL.MRCH.CD.WT", "un:imports-cif-millions-of-us-dollars"],
  ],
  ["Current account balance as a share of GDP", ["world-bank:BN.CAB.XOKA.GD.ZS", "imf:BCA_NGDPD"]],
  ["Current account balance in US dollars", ["world-bank:BN.CAB.XOKA.CD", "imf:BCA"]],
  [
    "Foreign direct investment as a share of GDP",
    [
      "world-bank:BX.KLT.DINV.WD.GD.ZS",
      "gapminder:foreign_direct_investment_net_inflows_percent_of_gdp",
    ],
  ],
  ["Remittances as a share of GDP", ["world-bank:BX.TRF.PWKR.DT.GD.ZS", "un:BX_TRF_PWKR"]],
  [
    "Population",
    [
      "world-bank:SP.POP.TOTL",
      "un:population-mid-year-estimates-millions",
      "imf:LP",
      "undp:pop_total",
      "gapminder:total_population_with_projections",
      "fao:AQUASTAT.4104",
      "wri:population_people",
      "ggdc:pop",
      "clio-infra:total_population",
    ],
  ],
  [
    "Population growth",
    [
      "world-bank:SP.POP.GROW",
      "un:population-annual-rate-of-increase-percent",
      "gapminder:population_growth_annual_percent",
      "who:WHS9_97",
    ],
  ],
  [
    "Urban share of the population",
    ["world-bank:SP.URB.TOTL.IN.ZS", "gapminder:urban_population_percent_of_total", "who:WHS9_96"],
  ],
  [
    "Population density",
    [
      "world-bank:EN.POP.DNST",
      "un:population-density",
      "gapminder:population_density_per_square_km",
    ],
  ],
  [
    "Fertility rate",
    ["world-bank:SP.DYN.TFRT.IN", "un:total-fertility-rate-children-per-women", "who:WHS9_95"],
  ],
  [
    "Crude birth rate",
    ["world-bank:SP.DYN.CBRT.IN", "gapminder:crude_birth_rate_births_per_1000_population"],
  ],
  [
    "Crude death rate",
    ["world-bank:SP.DYN.CDRT.IN", "gapminder:crude_death_rate_deaths_per_1000_population"],
  ],
  ["Gini index", ["world-bank:SI.POV.GINI", "gapminder:inequality_index_gini"]],
  [
    "Human Development Index",
    ["undp:hdi", "gapminder:hdi_human_development_index", "fao:AQUASTAT.4111"],
  ],
  [
    "Life expectancy",
    [
      "world-bank:SP.DYN.LE00.IN",
      "who:WHOSIS_000001",
      "undp:le",
      "un:life-expectancy-at-birth-for-both-sexes-years",
      "gapminder:life_expectancy_at_birth_data_from_ihme",
    ],
  ],
  [
    "Infant mortality",
    [
      "world-bank:SP.DYN.IMRT.IN",
      "un:SH_DYN_IMRT.LT1Y",
      "who:MDG_0000000001",
      "gapminder:infant_mortality_rate_per_1000_births",
      "clio-infra:infant_mortality",
    ],
  ],
  [
    "Under-five mortality",
    [
      "world-bank:SH.DYN.MORT",
      "un:SH_DYN_MORT.LT5Y",
      "who:MDG_0000000007",
      "gapminder:under_five_mortality_from_cme_per_1000_born",
    ],
  ],
  [
    "Maternal mortality",
    [
      "world-bank:SH.STA.MMRT",
      "who:MDG_0000000026",
      "un:SH_STA_MMR",
      "undp:mmr",
      "gapminder:maternal_mortality_ratio_per_100000_live_births",
    ],
  ],
  [
    "Health expenditure",
    [
      "world-bank:SH.XPD.CHEX.GD.ZS",
      "who:GHED_CHEGDP_SHA2011",
      "gapminder:total_health_spending_percent_of_gdp",
    ],
  ],
  [
    "Undernourishment",
    ["world-bank:SN.ITK.DEFC.ZS", "un:SN_ITK_DEFC.AGE-NOTSPEC", "fao:AQUASTAT.4474"],
  ],
  [
    "Unemployment",
    [
      "world-bank:SL.UEM.TOTL.ZS",
      "imf:LUR",
      "ilo:UNE_DEAP_SEX_AGE_RT",
      "un:SL_TLF_UEM.15",
      "un:unemployment-rate-total",
      "gapminder:aged_15plus_unemployment_rate_percent",
    ],
  ],
  [
    "Youth unemployment",
    [
      "world-bank:SL.UEM.1524.ZS",
      "un:SL_TLF_UEM.15-24",
      "gapminder:aged_15_24_unemployment_rate_percent",
    ],
  ],
  [
    "Labour force participation",
    [
      "world-bank:SL.TLF.CACT.ZS",
      "un:labour-force-participation-total",
      "gapminder:aged_15plus_labour_force_participation_rate_percent",
    ],
  ],
  [
    "Adult literacy",
    [
      "world-bank:SE.ADT.LITR.ZS",
      "unesco-uis:LR.AG15T99",
      "gapminder:literacy_rate_adult_total_percent_of_people_ages_15_and_above",
      "who:WHS9_85",
    ],
  ],
  [
    "Primary completion",
    [
      "world-bank:SE.PRM.CMPT.ZS",
      "gapminder:primary_completion_rate_total_percent_of_relevant_age_group",
    ],
  ],
  ["Access to electricity", ["world-bank:EG.ELC.ACCS.ZS", "un:EG_ELC_ACCS"]],
  [
    "Internet users",
    [
      "world-bank:IT.NET.USER.ZS",
      "un:percentage-of-individuals-using-the-internet",
      "un:IT_USE_II99",
      "gapminder:internet_users",
      "who:ITU_ICT_1",
    ],
  ],
  [
    "Mobile subscriptions per head",
    ["world-bank:IT.CEL.SETS.P2", "gapminder:cell_phones_per_100_people", "who:ITU_ICT_2"],
  ],
  [
    "Basic drinking water",
    [
      "world-bank:SH.H2O.BASW.ZS",
      "un:SP_ACS_BSRVH2O",
      "gapminder:at_least_basic_water_source_overall_access_percent",
    ],
  ],
  [
    "Basic sanitation",
    [
      "world-bank:SH.STA.BASS.ZS",
      "un:SP_ACS_BSRVSAN",
      "gapminder:at_least_basic_sanitation_overall_access_percent",
    ],
  ],
  [
    "Forest share of land",
    [
      "world-bank:AG.LND.FRST.ZS",
      "un:AG_LND_FRST",
      "un:forest-cover-of-total-land-area",
      "gapminder:forest_coverage_percent",
    ],
  ],
  ["Arable land share", ["world-bank:AG.LND.ARBL.ZS", "un:arable-land-of-total-land-area"]],
  [
    "Military expenditure",
    ["world-bank:MS.MIL.XPND.GD.ZS", "gapminder:military_expenditure_percent_of_gdp"],
  ],
  [
    "Homicide rate",
    [
      "world-bank:VC.IHR.PSRC.P5",
      "un:intentional-homicide-rates-per-100-000",
      "who:VIOLENCE_HOMICIDERATE",
      "gapminder:murder_per_100000_people",
      "clio-infra:homicide_rates",
    ],
  ],
  [
    "Women in parliament",
    [
      "world-bank:SG.GEN.PARL.ZS",
      "un:SG_GEN_PARL.FEMALE",
      "un:seats-held-by-women-in-national-parliament-as-of-february",
      "undp:pr_f",
    ],
  ],
  [
    "Tourist arrivals",
    ["world-bank:ST.INT.ARVL", "un-tourism:1.1", "un:tourist-visitor-arrivals-thousands"],
  ],
]
