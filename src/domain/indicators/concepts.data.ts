/**
 * Common measures, each with the indicators of all publishers that measure it in the same way. Which of them a reader
 * means who names no publisher is decided by a rule from what is held (`catalog/order-publishers.ts`), not by their order
 * here. Values of different publishers are never mixed.
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
    "GDP at purchasing power parity, constant prices",
    ["world-bank:NY.GDP.MKTP.PP.KD", "world-bank:NY.GDP.MKTP.PP.KD.2011"],
  ],
  [
    "GDP per head at purchasing power parity, constant prices",
    ["world-bank:NY.GDP.PCAP.PP.KD", "world-bank:NY.GDP.PCAP.PP.KD.2011"],
  ],
  [
    "GDP per head growth",
    [
      "world-bank:NY.GDP.PCAP.KD.ZG",
      "gapminder:gdp_per_capita_yearly_growth",
      "gapminder:gdppercapita_growth_percent_per_year",
    ],
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
      "undp:gnipc",
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
    [
      "world-bank:DT.DOD.DECT.CD",
      "gapminder:external_debt_total_us_not_inflation_adjusted",
      "imf:D",
    ],
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
      "gapminder:pop",
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
      "gapminder:population_growth_annual_percent_with_projections",
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
    [
      "world-bank:SP.DYN.TFRT.IN",
      "un:total-fertility-rate-children-per-women",
      "who:WHS9_95",
      "gapminder:children_per_woman_total_fertility",
      "gapminder:tfr",
    ],
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
      "gapminder:life_expectancy_years",
      "gapminder:life_expectancy_at_birth_with_projections",
      "gapminder:lex",
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
      "un:infant-mortality-for-both-sexes-per-1-000-live-births",
    ],
  ],
  [
    "Under-five mortality",
    [
      "world-bank:SH.DYN.MORT",
      "un:SH_DYN_MORT.LT5Y",
      "who:MDG_0000000007",
      "gapminder:under_five_mortality_from_cme_per_1000_born",
      "gapminder:child_mortality_0_5_year_olds_dying_per_1000_born",
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
      "un:maternal-mortality-ratio-deaths-per-100-000-population",
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
      "world-bank:UNEMPSA_",
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
  [
    "Real GDP in US dollars",
    [
      "world-bank:NY.GDP.MKTP.KD",
      "world-bank:NY.GDP.MKTP.KD.2010",
      "un:gdp-in-constant-2015-prices-millions-of-us-dollars",
    ],
  ],
  [
    "Real GDP per head in US dollars",
    [
      "world-bank:NY.GDP.PCAP.KD",
      "world-bank:NY.GDP.PCAP.KD.2010",
      "gapminder:gdppercapita_us_inflation_adjusted",
    ],
  ],
  [
    "Life expectancy of women",
    [
      "world-bank:SP.DYN.LE00.FE.IN",
      "gapminder:life_expectancy_female",
      "un:life-expectancy-at-birth-for-females-years",
    ],
  ],
  [
    "Life expectancy of men",
    [
      "world-bank:SP.DYN.LE00.MA.IN",
      "gapminder:life_expectancy_male",
      "un:life-expectancy-at-birth-for-males-years",
    ],
  ],
  [
    "Fixed broadband subscriptions",
    ["world-bank:IT.NET.BBND.P2", "gapminder:broadband_subscribers_per_100_people"],
  ],
  [
    "External debt as a share of GNI",
    [
      "world-bank:DT.DOD.DECT.GN.ZS",
      "gapminder:debt_to_foreigners_by_public_and_private_percent_of_gni",
    ],
  ],
  [
    "Aid received as a share of GNI",
    ["world-bank:DT.ODA.ODAT.GN.ZS", "gapminder:aid_received_percent_of_gni"],
  ],
  [
    "Aid received per head",
    ["world-bank:DT.ODA.ODAT.PC.ZS", "gapminder:aid_received_per_person_current_us"],
  ],
  ["Services' share of GDP", ["world-bank:NV.SRV.TOTL.ZS", "gapminder:services_percent_of_gdp"]],
  [
    "Physicians per 1,000 people",
    [
      "world-bank:SH.MED.PHYS.ZS",
      "gapminder:medical_doctors_per_1000_people",
      "un:health-personnel-physicians-per-1000-population",
    ],
  ],
  [
    "Migrants' share of the population",
    ["world-bank:SM.POP.TOTL.ZS", "un:international-migrant-stock-both-sexes-total-population"],
  ],
  ["HIV prevalence", ["world-bank:SH.DYN.AIDS.ZS", "gapminder:adults_with_hiv_percent_age_15_49"]],
  [
    "Extreme poverty, $3.00 a day",
    ["world-bank:SI.POV.DDAY", "gapminder:extreme_poverty_percent_people_below_300_a_day"],
  ],
  [
    "Poverty, $4.20 a day",
    ["world-bank:SI.POV.LMIC", "gapminder:poverty_percent_people_below_420_a_day"],
  ],
  [
    "Poverty, $8.30 a day",
    ["world-bank:SI.POV.UMIC", "gapminder:poverty_percent_people_below_830_a_day"],
  ],
  [
    "Poverty by national lines",
    [
      "world-bank:SI.POV.NAHC",
      "gapminder:alternative_poverty_percent_below_nationally_defined_poverty",
    ],
  ],
  [
    "Income share of the richest tenth",
    ["world-bank:SI.DST.10TH.10", "gapminder:income_share_of_richest_10percent"],
  ],
  [
    "Income share of the poorest tenth",
    ["world-bank:SI.DST.FRST.10", "gapminder:income_share_of_poorest_10percent"],
  ],
  [
    "Rural share of the population",
    ["world-bank:SP.RUR.TOTL.ZS", "gapminder:rural_population_percent_of_total"],
  ],
  [
    "Stock market value as a share of GDP",
    ["world-bank:CM.MKT.LCAP.GD.ZS", "gapminder:market_value_of_listed_companies_percent_of_gdp"],
  ],
  ["Suicide rate", ["world-bank:SH.STA.SUIC.P5", "gapminder:suicide_per_100000_people"]],
  [
    "Trade balance as a share of GDP",
    ["world-bank:NE.RSB.GNFS.ZS", "gapminder:trade_balance_percent_of_gdp"],
  ],
  [
    "Trade balance in US dollars",
    [
      "world-bank:NE.RSB.GNFS.CD",
      "gapminder:trade_balance_us_not_inflation_adjusted",
      "un:balance-imports-exports-millions-of-us-dollars",
    ],
  ],
  ["Neonatal mortality", ["world-bank:SH.DYN.NMRT", "gapminder:newborn_mortality_rate_per_1000"]],
  [
    "Road traffic deaths",
    ["world-bank:SH.STA.TRAF.P5", "gapminder:traffic_deaths_per_100000_people"],
  ],
  [
    "Nurses and midwives per 1,000 people",
    [
      "world-bank:SH.MED.NUMW.P3",
      "un:health-personnel-nurses-and-midwives-personnel-per-1000-population",
    ],
  ],
  [
    "Tobacco use",
    ["world-bank:SH.PRV.SMOK", "gapminder:smoking_adults_percent_of_population_over_age_15"],
  ],
  [
    "Alcohol consumption",
    ["world-bank:SH.ALC.PCAP.LI", "gapminder:alcohol_consumption_per_adult_15plus_litres"],
  ],
  [
    "Agriculture's share of employment",
    [
      "world-bank:SL.AGR.EMPL.ZS",
      "gapminder:agriculture_workers_percent_of_employment",
      "un:employment-by-industry-agriculture-male-and-female",
    ],
  ],
  [
    "Industry's share of employment",
    [
      "world-bank:SL.IND.EMPL.ZS",
      "gapminder:industry_workers_percent_of_employment",
      "un:employment-by-industry-industry-male-and-female",
    ],
  ],
  [
    "Services' share of employment",
    [
      "world-bank:SL.SRV.EMPL.ZS",
      "gapminder:service_workers_percent_of_employment",
      "un:employment-by-industry-services-male-and-female",
    ],
  ],
  [
    "Wage workers' share of employment",
    [
      "world-bank:SL.EMP.WORK.ZS",
      "gapminder:salaried_workers_percent_of_non_agricultural_employment",
    ],
  ],
  [
    "Self-employed share of employment",
    ["world-bank:SL.EMP.SELF.ZS", "gapminder:self_employed_percent_of_employment"],
  ],
  [
    "Employment rate",
    ["world-bank:SL.EMP.TOTL.SP.ZS", "gapminder:aged_15plus_employment_rate_percent"],
  ],
  [
    "Labour force participation of women",
    ["world-bank:SL.TLF.CACT.FE.ZS", "un:labour-force-participation-female", "undp:lfpr_f"],
  ],
  [
    "Electricity use per head",
    ["world-bank:EG.USE.ELEC.KH.PC", "gapminder:electricity_use_per_person"],
  ],
  [
    "Fixed telephone subscriptions",
    ["world-bank:IT.MLT.MAIN.P2", "gapminder:fixed_line_subscribers_per_100_people"],
  ],
  [
    "Adolescent fertility",
    [
      "world-bank:SP.ADO.TFRT",
      "gapminder:teen_fertility_rate_births_per_1000_women_ages_15_19",
      "undp:abr",
    ],
  ],
  [
    "Children out of primary school",
    ["world-bank:SE.PRM.UNER", "gapminder:children_out_of_school_primary"],
  ],
  [
    "Health expenditure per head",
    ["world-bank:SH.XPD.CHEX.PC.CD", "gapminder:total_health_spending_per_person_us"],
  ],
  [
    "Out-of-pocket share of health expenditure",
    [
      "world-bank:SH.XPD.OOPC.CH.ZS",
      "gapminder:out_of_pocket_share_of_total_health_spending_percent",
    ],
  ],
  [
    "Births attended by skilled staff",
    [
      "world-bank:SH.STA.BRTC.ZS",
      "gapminder:births_attended_by_skilled_health_staff_percent_of_total",
    ],
  ],
  [
    "GNI at purchasing power parity",
    ["world-bank:NY.GNP.MKTP.PP.CD", "gapminder:total_gni_ppp_current_international"],
  ],
  [
    "GDP per person employed",
    ["world-bank:SL.GDP.PCAP.EM.KD", "gapminder:gdpperemployee_us_inflation_adjusted"],
  ],
  ["Paved roads", ["gapminder:roads_paved_percent_of_total_roads"]],
  [
    "Price of petrol",
    ["world-bank:EP.PMP.SGAS.CD", "gapminder:pump_price_for_gasoline_us_per_liter"],
  ],
  [
    "Tourism receipts",
    ["world-bank:ST.INT.RCPT.CD", "un:tourism-expenditure-millions-of-us-dollars"],
  ],
  ["Population in slums", ["world-bank:EN.POP.SLUM.UR.ZS", "un:EN_LND_SLUM"]],
  [
    "Aid received",
    ["world-bank:DT.ODA.ODAT.CD", "gapminder:aid_received_total_us_inflation_adjusted"],
  ],
  [
    "Growth of the urban population",
    ["world-bank:SP.URB.GROW", "gapminder:urban_population_growth_annual_percent"],
  ],
  [
    "Agricultural share of land",
    ["world-bank:AG.LND.AGRI.ZS", "gapminder:agricultural_land_percent_of_land_area"],
  ],
  [
    "Terms of trade",
    ["world-bank:TT.PRI.MRCH.XD.WD", "gapminder:net_barter_terms_of_trade_2015_100"],
  ],
  [
    "Patent applications of residents",
    ["world-bank:IP.PAT.RESD", "gapminder:patent_applications_total"],
  ],
  [
    "Contraceptive use",
    ["world-bank:SP.DYN.CONU.ZS", "gapminder:contraceptive_use_percent_of_women_ages_15_49"],
  ],
  ["Precipitation", ["world-bank:AG.LND.PRCP.MM", "fao:AQUASTAT.4151"]],
  ["Wheat production", ["usda:0410000.028", "fao:15.5510"]],
  ["Maize production", ["usda:0440000.028", "fao:56.5510"]],
  ["Millet production", ["usda:0459100.028", "fao:79.5510"]],
  ["Sorghum production", ["usda:0459200.028", "fao:83.5510"]],
  ["Barley production", ["usda:0430000.028", "fao:44.5510"]],
  ["Rice production", ["usda:0422110.028", "fao:30.5510"]],
  [
    "CO2 emissions",
    [
      "world-bank:EN.GHG.CO2.MT.CE.AR5",
      "world-bank:EN.ATM.CO2E.KT",
      "un:EN_ATM_CO2",
      "gapminder:yearly_co2_emissions_1000_tonnes",
      "wri:total_co2_emissions_excluding_land_use_change_and_forestry_mtco2",
      "our-world-in-data:5525.total-excluding-lucf",
    ],
  ],
  [
    "CO2 emissions per head",
    [
      "world-bank:EN.GHG.CO2.PC.CE.AR5",
      "world-bank:EN.ATM.CO2E.PC",
      "undp:co2_prod",
      "gapminder:co2_emissions_tonnes_per_person",
      "our-world-in-data:5525.total-excluding-lucf-per-capita",
    ],
  ],
  [
    "Greenhouse gas emissions",
    [
      "world-bank:EN.GHG.ALL.MT.CE.AR5",
      "world-bank:EN.ATM.GHGT.KT.CE",
      "wri:total_ghg_emissions_excluding_land_use_change_and_forestry_mtco2e",
    ],
  ],
  ["Methane emissions", ["world-bank:EN.GHG.CH4.MT.CE.AR5", "world-bank:EN.ATM.METH.KT.CE"]],
  ["Nitrous oxide emissions", ["world-bank:EN.GHG.N2O.MT.CE.AR5", "world-bank:EN.ATM.NOXE.KT.CE"]],
  [
    "Land area",
    [
      "world-bank:AG.LND.TOTL.K2",
      "un:land-area-thousand-hectares",
      "fao:FRA.1a_landArea",
      "un:AG_LND_TOTL",
    ],
  ],
  [
    "Surface area",
    ["world-bank:AG.SRF.TOTL.K2", "un:surface-area-thousand-km2", "gapminder:surface_area_sq_km"],
  ],
  [
    "Forest area",
    [
      "world-bank:AG.LND.FRST.K2",
      "fao:FRA.1a_forestArea",
      "un:AG_LND_FRSTN",
      "gapminder:forest_area_sq_km",
    ],
  ],
  ["Net migration", ["world-bank:SM.POP.NETM", "un:WPP.migration"]],
  [
    "Urban population",
    ["world-bank:SP.URB.TOTL", "gapminder:urban_population", "fao:AQUASTAT.4106"],
  ],
  [
    "Rural population",
    ["world-bank:SP.RUR.TOTL", "gapminder:rural_population", "fao:AQUASTAT.4105"],
  ],
  [
    "Merchandise trade as a share of GDP",
    ["world-bank:TG.VAL.TOTL.GD.ZS", "gapminder:merchandise_trade_percent_of_gdp"],
  ],
  [
    "Education expenditure as a share of GDP",
    [
      "world-bank:SE.XPD.TOTL.GD.ZS",
      "undp:AAD.governmentexpenditureontotaleducation-wdi",
      "unesco-uis:XGDP.FSGOV",
    ],
  ],
  ["Education expenditure as a share of government expenditure", ["world-bank:SE.XPD.TOTL.GB.ZS"]],
  ["Hospital beds", ["world-bank:SH.MED.BEDS.ZS", "who:WHS6_102"]],
  ["Energy intensity", ["world-bank:EG.EGY.PRIM.PP.KD", "un:EG_EGY_PRIM"]],
  ["Energy use per head", ["world-bank:EG.USE.PCAP.KG.OE", "gapminder:energy_use_per_person"]],
  ["Arms imports", ["world-bank:MS.MIL.MPRT.KD", "gapminder:arms_imports_sipri_tiv"]],
  ["Arms exports", ["world-bank:MS.MIL.XPRT.KD", "gapminder:arms_exports_sipri_tiv"]],
  [
    "High-technology exports",
    [
      "world-bank:TX.VAL.TECH.MF.ZS",
      "gapminder:high_technology_exports_percent_of_manufactured_exports",
    ],
  ],
  [
    "Incidence of tuberculosis",
    ["world-bank:SH.TBS.INCD", "who:MDG_0000000020", "who:TB.e_inc_100k"],
  ],
  ["Armed forces", ["world-bank:MS.MIL.TOTL.P1", "gapminder:armed_forces_personnel_total"]],
  [
    "Armed forces as a share of the labour force",
    ["world-bank:MS.MIL.TOTL.TF.ZS", "gapminder:armed_forces_personnel_percent_of_labor_force"],
  ],
  ["Enrolment in pre-primary education", ["world-bank:SE.PRE.ENRR", "unesco-uis:GER.02"]],
  ["Enrolment in primary education", ["world-bank:SE.PRM.ENRR", "unesco-uis:GER.1"]],
  ["Enrolment in secondary education", ["world-bank:SE.SEC.ENRR", "unesco-uis:GER.2T3"]],
  ["Enrolment in tertiary education", ["world-bank:SE.TER.ENRR", "unesco-uis:GER.5T8"]],
  ["Net enrolment in primary education", ["world-bank:SE.PRM.NENR", "unesco-uis:NER.1.CP"]],
  [
    "Pupils per teacher in primary education",
    ["world-bank:SE.PRM.ENRL.TC.ZS", "unesco-uis:PTRHC.1"],
  ],
  [
    "Pupils per teacher in secondary education",
    ["world-bank:SE.SEC.ENRL.TC.ZS", "unesco-uis:PTRHC.2T3"],
  ],
  ["Pupils in primary education", ["world-bank:SE.PRM.ENRL", "unesco-uis:20062"]],
  ["Pupils in secondary education", ["world-bank:SE.SEC.ENRL", "unesco-uis:20082"]],
  ["Students in tertiary education", ["world-bank:SE.TER.ENRL", "unesco-uis:25053"]],
  ["Teachers in primary education", ["world-bank:SE.PRM.TCHR", "unesco-uis:20162"]],
  ["School life expectancy", ["world-bank:SE.SCH.LIFE", "unesco-uis:SLE.1T8"]],
  [
    "Expected years of schooling",
    ["undp:eys", "our-world-in-data:4151.expected-years-of-schooling-years"],
  ],
  ["Mean years of schooling", ["undp:mys"]],
  [
    "Youth literacy",
    [
      "world-bank:SE.ADT.1524.LT.ZS",
      "gapminder:literacy_rate_youth_total_percent_of_people_ages_15_24",
      "unesco-uis:LR.AG15T24",
    ],
  ],
  [
    "Adult literacy of women",
    [
      "world-bank:SE.ADT.LITR.FE.ZS",
      "gapminder:literacy_rate_adult_female_percent_of_females_ages_15_above",
      "unesco-uis:LR.AG15T99.F",
    ],
  ],
  [
    "Adult literacy of men",
    [
      "world-bank:SE.ADT.LITR.MA.ZS",
      "gapminder:literacy_rate_adult_male_percent_of_males_ages_15_and_above",
      "unesco-uis:LR.AG15T99.M",
    ],
  ],
  [
    "Measles immunization",
    [
      "world-bank:SH.IMM.MEAS",
      "who:WHS8_110",
      "our-world-in-data:645.measles-mcv-immunization-coverage-among-1-year-olds-who-2017",
    ],
  ],
  ["DTP immunization", ["world-bank:SH.IMM.IDPT", "who:WHS4_100"]],
  ["Hepatitis B immunization", ["world-bank:SH.IMM.HEPB", "who:WHS4_117"]],
  [
    "Polio immunization",
    [
      "who:WHS4_544",
      "our-world-in-data:645.polio-pol3-immunization-coverage-among-1-year-olds-who-2017",
    ],
  ],
  [
    "BCG immunization",
    ["who:WHS4_543", "our-world-in-data:645.bcg-immunization-coverage-among-1-year-olds-who-2017"],
  ],
  [
    "Inequality in life expectancy",
    ["undp:ineq_le", "our-world-in-data:3218.inequality-in-life-expectancy-2015-2020"],
  ],
  [
    "Inequality in education",
    ["undp:ineq_edu", "our-world-in-data:3218.inequality-in-education-2017"],
  ],
  ["Gender Inequality Index", ["undp:gii", "who:CCO_3"]],
  [
    "Price level",
    [
      "world-bank:PA.NUS.PPPC.RF",
      "our-world-in-data:366.price-level-ratio-of-ppp-conversion-factor-gdp-to-market-exchange-rate-world-bank",
    ],
  ],
  ["Total reserves", ["world-bank:FI.RES.TOTL.CD", "world-bank:TOTRESV"]],
  [
    "Water withdrawal per head",
    ["fao:AQUASTAT.4257", "our-world-in-data:1014.total-water-withdrawal-per-capita"],
  ],
  ["Water stress", ["world-bank:ER.H2O.FWST.ZS", "fao:AQUASTAT.4550", "un:ER_H2O_STRESS"]],
  ["Renewable water resources per head", ["world-bank:ER.H2O.INTR.PC", "fao:AQUASTAT.4190"]],
  ["Access to clean cooking", ["world-bank:EG.CFT.ACCS.ZS", "un:EG_EGY_CLEAN"]],
  ["Renewable share of energy", ["world-bank:EG.FEC.RNEW.ZS", "un:EG_FEC_RNEW"]],
  ["Renewable share of electricity", ["world-bank:EG.ELC.RNEW.ZS"]],
  ["Safely managed drinking water", ["who-unicef-jmp:wat_sm_n", "who:WSH_WATER_SAFELY_MANAGED"]],
  [
    "Safely managed sanitation",
    ["world-bank:SH.STA.SMSS.ZS", "who-unicef-jmp:san_sm_n", "who:WSH_SANITATION_SAFELY_MANAGED"],
  ],
  ["Open defecation", ["world-bank:SH.STA.ODFC.ZS", "who-unicef-jmp:san_od_n"]],
  [
    "Air pollution, PM2.5",
    ["world-bank:EN.ATM.PM25.MC.M3", "who:SDGPM25", "our-world-in-data:5681.pm25-exposure"],
  ],
  ["Diabetes prevalence", ["world-bank:SH.STA.DIAB.ZS"]],
  ["Stunting", ["world-bank:SH.STA.STNT.ZS", "world-bank:SH.STA.STNT.ME.ZS"]],
  ["Wasting", ["world-bank:SH.STA.WAST.ZS"]],
  ["Remittances received", ["world-bank:BX.TRF.PWKR.CD.DT"]],
  ["Foreign direct investment", ["world-bank:BX.KLT.DINV.CD.WD"]],
  ["Gross savings as a share of GDP", ["world-bank:NY.GNS.ICTR.ZS", "imf:NGSD_NGDP"]],
  ["Government balance as a share of GDP", ["world-bank:GC.NLD.TOTL.GD.ZS", "imf:GGXCNL_NGDP"]],
  ["Real interest rate", ["world-bank:FR.INR.RINR"]],
  ["Lending rate", ["world-bank:FR.INR.LEND"]],
  ["Deposit rate", ["world-bank:FR.INR.DPST"]],
  ["Broad money growth", ["world-bank:FM.LBL.BMNY.ZG"]],
  [
    "Credit to the private sector",
    ["world-bank:FS.AST.PRVT.GD.ZS", "world-bank:FD.AST.PRVT.GD.ZS"],
  ],
  ["Manufacturing's share of GDP", ["world-bank:NV.IND.MANF.ZS", "un:NV_IND_MANF"]],
  ["Tourism receipts as a share of exports", ["world-bank:ST.INT.RCPT.XP.ZS"]],
  ["Population aged 65 and over", ["world-bank:SP.POP.65UP.TO.ZS"]],
  ["Population aged 0 to 14", ["world-bank:SP.POP.0014.TO.ZS"]],
  ["Age dependency ratio", ["world-bank:SP.POP.DPND", "fao:AQUASTAT.4192"]],
  ["Labour force", ["world-bank:SL.TLF.TOTL.IN"]],
  ["Employment", ["imf:LE"]],
  ["Unemployment of women", ["world-bank:SL.UEM.TOTL.FE.ZS"]],
  ["Unemployment of men", ["world-bank:SL.UEM.TOTL.MA.ZS"]],
  ["Refugees by country of asylum", ["world-bank:SM.POP.REFG"]],
  ["Refugees by country of origin", ["world-bank:SM.POP.REFG.OR"]],
  ["Control of corruption", ["world-bank:CC.EST"]],
  ["Rule of law", ["world-bank:RL.EST"]],
  ["Government effectiveness", ["world-bank:GE.EST"]],
  ["Political stability", ["world-bank:PV.EST"]],
  ["Protected land", ["world-bank:ER.LND.PTLD.ZS"]],
  ["Cereal yield", ["world-bank:AG.YLD.CREL.KG"]],
  ["Food production index", ["world-bank:AG.PRD.FOOD.XD"]],
  ["Fertilizer use", ["world-bank:AG.CON.FERT.ZS"]],
  [
    "Research and development as a share of GDP",
    ["world-bank:GB.XPD.RSDV.GD.ZS", "un:GB_XPD_RSDV"],
  ],
  ["Secure internet servers", ["world-bank:IT.NET.SECR.P6"]],
  ["Container port traffic", ["world-bank:IS.SHP.GOOD.TU"]],
  ["Air passengers", ["world-bank:IS.AIR.PSGR"]],
  ["Time to start a business", ["world-bank:IC.REG.DURS"]],
  ["Tax rate of firms", ["world-bank:IC.TAX.TOTL.CP.ZS"]],
  ["Export volume growth", ["imf:TX_RPCH"]],
  ["Import volume growth", ["imf:TM_RPCH"]],
  ["Life expectancy at age 60", ["who:WHOSIS_000015"]],
  ["Healthy life expectancy", ["who:WHOSIS_000002"]],
  ["Malaria incidence", ["world-bank:SH.MLR.INCD.P3"]],
  ["Obesity of adults", ["who:NCD_BMI_30A"]],
  ["Child labour", ["world-bank:SL.TLF.0714.ZS"]],
  ["GNI per head growth", ["world-bank:NY.GNP.PCAP.KD.ZG"]],
  ["Final consumption of households", ["world-bank:NE.CON.PRVT.ZS"]],
  ["Final consumption of government", ["world-bank:NE.CON.GOVT.ZS"]],
  ["Debt service", ["world-bank:DT.TDS.DECT.EX.ZS"]],
  ["Electricity from coal", ["world-bank:EG.ELC.COAL.ZS"]],
  ["Natural resource rents", ["world-bank:NY.GDP.TOTL.RT.ZS"]],
  ["Oil rents", ["world-bank:NY.GDP.PETR.RT.ZS"]],
  ["Women's share of employment in management", ["world-bank:SL.EMP.SMGT.FE.ZS"]],
]

/** Where the rule would choose another indicator than the one that people mean, with the reason. */
export const CHOSEN_BY_HAND: ReadonlyMap<string, { id: string; reason: string }> = new Map([
  [
    "Inflation",
    {
      id: "world-bank:FP.CPI.TOTL.ZG",
      reason:
        "The average of the year by national offices; other sets hold modelled or end-of-year rates.",
    },
  ],
  [
    "Population",
    {
      id: "world-bank:SP.POP.TOTL",
      reason:
        "Counted in people and renewed each year; the revision of the United Nations behind it comes every two years.",
    },
  ],
  [
    "Unemployment",
    {
      id: "world-bank:SL.UEM.TOTL.ZS",
      reason:
        "Modelled by the ILO for all countries by one definition; others follow national definitions.",
    },
  ],
])

/** What people call a measure for short, in lower case, and the measure that they mean. */
export const SHORT_NAMES: readonly (readonly [name: string, concept: string])[] = [
  ["gdp", "GDP in current US dollars"],
  ["gdp per capita", "GDP per head in current US dollars"],
  ["gdp per head", "GDP per head in current US dollars"],
  ["real gdp", "Real GDP in US dollars"],
  ["economic growth", "GDP growth"],
  ["real gdp growth", "GDP growth"],
  ["inflation rate", "Inflation"],
  ["consumer price inflation", "Inflation"],
  ["unemployment rate", "Unemployment"],
  ["public debt", "Government debt"],
  ["exports", "Exports in current US dollars"],
  ["imports", "Imports in current US dollars"],
  ["exchange rate", "Exchange rate to the US dollar"],
  ["current account balance", "Current account balance as a share of GDP"],
  ["remittances", "Remittances received"],
  ["fdi", "Foreign direct investment"],
  ["international reserves", "Total reserves"],
  ["life expectancy at birth", "Life expectancy"],
  ["child mortality", "Under-five mortality"],
  ["electricity access", "Access to electricity"],
  ["literacy", "Adult literacy"],
  ["hdi", "Human Development Index"],
  ["military spending", "Military expenditure"],
  ["health spending", "Health expenditure"],
  ["urbanisation", "Urban share of the population"],
]
