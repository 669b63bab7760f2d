/** The WHO's names of indicators that the copies' own list of indicators leaves out. */
export const MISSING_NAMES: Readonly<Record<string, string>> = {
  AIR_41: "Ambient air pollution attributable deaths",
  AIR_42:
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
    "Mortality rate attributed to household and ambient air pollution (per 100 000 population)",
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
  UHC_IHR: "Average of 13 International Health Regulations core capacity scores",
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
