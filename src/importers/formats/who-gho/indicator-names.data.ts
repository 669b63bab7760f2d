/** The WHO's names of indicators that the copies' own list of indicators leaves out. */
export const MISSING_NAMES: Readonly<Record<string, string>> = {
  // Proved by figures: AIR_42, AIR_43 and AIR_44 are AIR_50, AIR_9 and AIR_90 times the population.
  AIR_41: "Ambient air pollution attributable deaths by cause, estimates of 2012",
  AIR_42: "Ambient air pollution attributable deaths, age-standardized",
  AIR_43: "Ambient air pollution attributable DALYs in 2012",
  AIR_44: "Ambient air pollution attributable DALYs in 2012, age-standardized",
  AIR_50:
    "Ambient air pollution attributable death rate, age-standardized (per 100 000 population)",
  AIR_45: "Ambient air pollution attributable years of life lost (YLLs)",
  AIR_90: "Ambient air pollution attributable DALYs, age-standardized (per 100 000 population)",
  ANEMIANPW: "Prevalence of anaemia in non-pregnant women (%)",
  ANEMIAPW: "Prevalence of anaemia in pregnant women (%)",
  ANEMIAU5: "Prevalence of anaemia in children under 5 years (%)",
  CHILDMORT5TO14: "Mortality rate for 5-14 year-olds (per 1000 children aged 5)",
  FINPROTECTION_CATA_TOT_10_LEVEL_MILLION:
    "Estimated population with household expenditures on health greater than 10% of total household expenditure or income (millions)",
  FINPROTECTION_CATA_TOT_10_LEVEL_SH:
    "Estimated population with household expenditures on health greater than 10% of total household expenditure or income (%)",
  FINPROTECTION_CATA_TOT_25_LEVEL_MILLION:
    "Estimated population with household expenditures on health greater than 25% of total household expenditure or income (millions)",
  FINPROTECTION_CATA_TOT_25_LEVEL_SH:
    "Estimated population with household expenditures on health greater than 25% of total household expenditure or income (%)",
  FINPROTECTION_IMP_NP_190_LEVEL_MILLION:
    "Estimated population pushed below the $1.90 a day poverty line by household health expenditures (millions)",
  FINPROTECTION_IMP_NP_190_LEVEL_SH:
    "Estimated population pushed below the $1.90 a day poverty line by household health expenditures (%)",
  FINPROTECTION_IMP_NP_310_LEVEL_MILLION:
    "Estimated population pushed below the $3.10 a day poverty line by household health expenditures (millions)",
  FINPROTECTION_IMP_NP_310_LEVEL_SH:
    "Estimated population pushed below the $3.10 a day poverty line by household health expenditures (%)",
  FINPROTECTION_CATA_TOT_10_POP:
    "Population with household expenditures on health greater than 10% of total household expenditure or income (%)",
  FINPROTECTION_CATA_TOT_25_POP:
    "Population with household expenditures on health greater than 25% of total household expenditure or income (%)",
  FINPROTECTION_IMP_NP190_POP:
    "Population pushed below the $1.90 a day poverty line by household health expenditures (%)",
  FINPROTECTION_IMP_NP310_POP:
    "Population pushed below the $3.10 a day poverty line by household health expenditures (%)",
  GHED_CHEGDP_SHA2011:
    "Current health expenditure (CHE) as percentage of gross domestic product (GDP) (%)",
  GHED_CHE_pc_PPP_SHA2011: "Current health expenditure (CHE) per capita in PPP int$",
  GHED_CHE_pc_US_SHA2011: "Current health expenditure (CHE) per capita in US$",
  GHED_EXTCHE_SHA2011:
    "External health expenditure (EXT) as percentage of current health expenditure (CHE) (%)",
  GHED_EXT_pc_PPP_SHA2011: "External health expenditure (EXT) per capita in PPP int$",
  GHED_EXT_pc_US_SHA2011: "External health expenditure (EXT) per capita in US$",
  "GHED_GGHE-DCHE_SHA2011":
    "Domestic general government health expenditure (GGHE-D) as percentage of current health expenditure (CHE) (%)",
  "GHED_GGHE-DGDP_SHA2011":
    "Domestic general government health expenditure (GGHE-D) as percentage of gross domestic product (GDP) (%)",
  "GHED_GGHE-DGGE_SHA2011":
    "Domestic general government health expenditure (GGHE-D) as percentage of general government expenditure (GGE) (%)",
  "GHED_GGHE-D_pc_PPP_SHA2011":
    "Domestic general government health expenditure (GGHE-D) per capita in PPP int$",
  "GHED_GGHE-D_pc_US_SHA2011":
    "Domestic general government health expenditure (GGHE-D) per capita in US$",
  GHED_OOPSCHE_SHA2011:
    "Out-of-pocket expenditure as percentage of current health expenditure (CHE) (%)",
  GHED_OOP_pc_PPP_SHA2011: "Out-of-pocket expenditure (OOP) per capita in PPP int$",
  GHED_OOP_pc_US_SHA2011: "Out-of-pocket expenditure (OOP) per capita in US$",
  "GHED_PVT-DCHE_SHA2011":
    "Domestic private health expenditure (PVT-D) as percentage of current health expenditure (CHE) (%)",
  "GHED_PVT-D_pc_PPP_SHA2011": "Domestic private health expenditure (PVT-D) per capita in PPP int$",
  "GHED_PVT-D_pc_US_SHA2011": "Domestic private health expenditure (PVT-D) per capita in US$",
  MCV2: "Measles-containing-vaccine second-dose (MCV2) immunization coverage by the nationally recommended age (%)",
  NUTRITION_HA_2: "Children under 5 years stunted (height-for-age below -2 SD) (%)",
  NUTRITION_WA_2: "Children under 5 years underweight (weight-for-age below -2 SD) (%)",
  NUTRITION_WH2: "Children under 5 years overweight (weight-for-height above +2 SD) (%)",
  NCD_BMI_18A: "Prevalence of underweight among adults, BMI < 18 (age-standardized estimate) (%)",
  NCD_BMI_18C: "Prevalence of underweight among adults, BMI < 18 (crude estimate) (%)",
  NTD_RAB2: "Reported number of human rabies deaths",
  PCV3: "Pneumococcal conjugate vaccines (PCV3) immunization coverage among 1-year-olds (%)",
  ROTAC: "Rotavirus vaccines completed dose (RotaC) immunization coverage among 1-year-olds (%)",
  SDGAIRBODA:
    "Age-standardized mortality rate attributed to household and ambient air pollution (per 100 000 population)",
  SDGCODCOMPLETENESS: "Completeness of cause-of-death data (%)",
  SDGHEPHBSAGPRV: "Hepatitis B surface antigen (HBsAg) prevalence among children under 5 years (%)",
  SE_G23_MATH: "Children in grades 2 and 3 with at least a minimum proficiency in mathematics (%)",
  SE_G23_RDG: "Children in grades 2 and 3 with at least a minimum proficiency in reading (%)",
  SE_LSC_MATH:
    "Young people at the end of lower secondary school with at least a minimum proficiency in mathematics (%)",
  SE_LSC_RDNG:
    "Young people at the end of lower secondary school with at least a minimum proficiency in reading (%)",
  SE_PRE_PARTN:
    "Participation rate in organized learning one year before the primary entry age (%)",
  SE_PRM_MATH:
    "Children at the end of primary school with at least a minimum proficiency in mathematics (%)",
  SE_PRM_RDNG:
    "Children at the end of primary school with at least a minimum proficiency in reading (%)",
  SH_STA_FGMS: "Women who have undergone female genital mutilation (%)",
  SI_POV_DAY1: "Population below the international poverty line (%)",
  SP_DYN_MRBF15: "Women aged 20-24 who were married or in a union before age 15 (%)",
  SP_DYN_MRBF18: "Women aged 20-24 who were married or in a union before age 18 (%)",
  TB_e_rr_in_notified_pulm:
    "Estimated number of rifampicin-resistant cases among notified pulmonary tuberculosis cases",
  UHC_IHR: "Average of 13 International Health Regulations core capacity scores, in the UHC index",
  CATARACTSURGICAL: "Cataract surgical coverage (%)",
  CATARACTSURGICALEFFECTIVE: "Effective cataract surgical coverage (%)",
  EMFLIMITELECTRICLF: "Electric field limit, low frequencies and static fields (kV/m)",
  EMFLIMITELECTRICRF: "Electric field limit, radio frequencies (V/m)",
  FINPROTECTION_CATA_ESTIMATE_AVAILABLE:
    "Availability of estimates of catastrophic household health expenditures",
  FINPROTECTION_IMPOV_ESTIMATE_AVAILABLE:
    "Availability of estimates of impoverishing household health expenditures",
  FINPROTECTION_IMP_PG_190:
    "Increase in poverty gap due to household health expenditures, $1.90 a day poverty line (cents of international dollars)",
  FINPROTECTION_IMP_PG_190_STD:
    "Increase in poverty gap due to household health expenditures, $1.90 a day poverty line (% of the poverty line)",
  FINPROTECTION_IMP_PG_310:
    "Increase in poverty gap due to household health expenditures, $3.10 a day poverty line (cents of international dollars)",
  FINPROTECTION_IMP_PG_310_STD:
    "Increase in poverty gap due to household health expenditures, $3.10 a day poverty line (% of the poverty line)",
  GDO_q35: "Estimated population-based prevalence of depression (%)",
  GDO_q6x1_2: "Neurologists (per 100 000 population)",
  MALARIA_HOUSEHOLDITNIRS:
    "Households covered by insecticide-treated nets and/or indoor residual spraying (%)",
  MORTADO: "Adolescent mortality rate (per 100 000 population)",
  NTD_TRA5: "Number of people operated for trachomatous trichiasis",
  SDGODA:
    "Net official development assistance to medical research and basic health sectors per capita, by recipient country, 2014 edition (US$)",
  SDGODA01:
    "Net official development assistance to medical research and basic health sectors per capita, by recipient country (US$)",
  SE_DEV_ONTRK:
    "Children aged 36-59 months who are developmentally on track in health, learning and psychosocial well-being (%)",
  UHC_AVAILABILITY_SCORE:
    "Primary data availability for the universal health coverage index of essential services (%)",
  UHC_DATA_AVAIL_CODE:
    "Data availability for the universal health coverage index of essential services (%)",
  UHC_INDEX_REPORTED: "Universal health coverage index of essential services",
  VC_VAW_SXVLN: "Young people aged 18-29 years who experienced sexual violence by age 18 (%)",
  fpsmo: "Demand for family planning satisfied with modern methods (%)",
  UNICEF_ORS: "Children under 5 years with diarrhoea receiving oral rehydration salts (%)",
  UNICEF_PNCMOTHER: "Mothers receiving postnatal care within two days of childbirth (%)",
  UNICEF_PNCNEWBORN: "Newborns receiving postnatal care within two days of childbirth (%)",
  WHOSIS_000007: "Healthy life expectancy (HALE) at age 60 (years)",
  WSH_HYGIENE_BASIC: "Population with basic handwashing facilities at home (%)",
  WSH_SANITATION_BASIC: "Population using at least basic sanitation services (%)",
  WSH_SANITATION_OD: "Population practising open defecation (%)",
  WSH_SANITATION_SAFELY_MANAGED: "Population using safely managed sanitation services (%)",
  WSH_WATER_BASIC: "Population using at least basic drinking-water services (%)",
  WSH_WATER_SAFELY_MANAGED: "Population using safely managed drinking-water services (%)",
  cci2030: "Composite coverage index (%)",
}

/** Names that tell apart what the list of indicators calls the same, or that mend its slips. */
export const CLEARER_NAMES: Readonly<Record<string, string>> = {
  EMFLIMITMAGNETIC: "Magnetic flux density (microT)",
  EQ_KNHIV: "Knowledge about sexual transmission of AIDS",
  HRH_09: "Number of other health workers, earlier series",
  itnch:
    "Children aged <5 years sleeping under insecticide-treated nets, health equity monitor (%)",
  MEDS201120200C: "Total pharmaceutical expenditure per capita (US$)",
  M_def_1_prev_adult: "Tobacco use among adults, first indicator of the national survey, rate",
  M_def_2_prev_adult: "Tobacco use among adults, second indicator of the national survey, rate",
  NCD_PAC_ADO: "Insufficiently active adolescents (crude estimate)",
  TB_tot_newrel: "Tuberculosis - new and relapse cases, total",
  TOTENV_5: "Deaths attributable to the environment as a share of all deaths (%)",
  TOTENV_6: "DALYs attributable to the environment as a share of all DALYs (%)",
  WHS2_152: "Deaths due to malaria, World Health Statistics (per 100 000 population)",
  WHS6_123: "Number of dentistry personnel, World Health Statistics",
  WHS6_127: "Number of nursing and midwifery personnel, World Health Statistics",
  WHS6_140: "Number of community health workers, World Health Statistics",
  WHS6_517: "Number of pharmaceutical personnel, World Health Statistics",
  WHS6_518: "Number of environment and public health workers, World Health Statistics",
  WHS9_96: "Population living in urban areas, World Health Statistics (%)",
}

/** What is known of codes without a name, by their beginning: the survey that they are a question of. */
export const SUBJECTS: readonly (readonly [beginning: string, subject: string])[] = [
  ["AMRGLASS_", "Antimicrobial resistance surveillance (GLASS)"],
  ["GDO_", "Global Dementia Observatory"],
  ["SA_", "Alcohol and health"],
]
