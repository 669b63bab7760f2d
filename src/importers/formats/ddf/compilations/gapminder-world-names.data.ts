/** How an indicator of Gapminder World reads where the package's own name or unit does not say enough. */
export type WorldWords = { name?: string; unit?: string }

const TB = "Tuberculosis, all forms"
const TB_HIV = "Tuberculosis with HIV"
const RATING = "rating (1 very good to 5 very bad)"

/** By measure. */
export const WORLD_NAMES: Readonly<Record<string, WorldWords>> = {
  children_per_woman_total_fertility: { unit: "births per woman" },
  children_per_woman_total_fertility_with_projections: {
    name: "Babies per woman, with projections",
    unit: "births per woman",
  },
  children_per_woman_temporary_update: {
    name: "Babies per woman, provisional update of 2012",
    unit: "births per woman",
  },
  co2_emissions_tonnes_per_person: { name: "CO2 emissions per person", unit: "tonnes per person" },
  income_per_person_gdppercapita_ppp_inflation_adjusted: {
    name: "Income per person (GDP per capita by purchasing power)",
    unit: "constant 2005 international $",
  },
  child_mortality_0_5_year_olds_dying_per_1000_born: {
    unit: "deaths under age 5 per 1,000 births",
  },
  child_mortality_0_5_year_olds_more_years_version_7: {
    name: "Child mortality rate, longer series (version 7)",
    unit: "deaths under age 5 per 1,000 births",
  },
  aid_given_2007_us: { unit: "constant 2007 US$" },
  aid_given_per_person_2007_us: { unit: "constant 2007 US$ per person" },
  gnipercapita_constant_2000_us: {
    name: "Gross national income per capita",
    unit: "constant 2000 US$",
  },
  poverty_percent_people_below_2_a_day: {
    name: "People living on less than $2 a day (2005 PPP)",
    unit: "% of people",
  },
  extreme_poverty_percent_people_below_125_a_day: {
    name: "People living on less than $1.25 a day (2005 PPP)",
    unit: "% of people",
  },
  "20120905_extreme_poverty_percent_people_below_125_a_day": {
    name: "People living on less than $1.25 a day (2005 PPP), version of September 2012",
    unit: "% of people",
  },
  rural_poverty_percent_rural_people_below_national_rural: {
    name: "Rural people below the national rural poverty line",
    unit: "% of rural people",
  },
  urban_poverty_percent_urban_people_below_national_urban: {
    name: "Urban people below the national urban poverty line",
    unit: "% of urban people",
  },
  arms_exports_us_inflation_adjusted: { unit: "constant 1990 US$" },
  arms_imports_us_inflation_adjusted: { unit: "constant 1990 US$" },
  hourly_compensation_us: { unit: "US$ per hour" },
  energy_use_total: { unit: "tonnes of oil equivalent" },
  co2_intensity_of_economic_output_kg_co2_per_2005_ppp_of_gdp: {
    unit: "kg of CO2 per 2005 PPP $ of GDP",
  },
  cumulative_co2_emissions_tonnes: { unit: "tonnes" },
  yearly_co2_emissions_tonnes: {
    name: "CO2 emissions, version of 2012",
    unit: "thousand tonnes",
  },
  yearly_co2_emissions_1000_tonnes: { unit: "thousand tonnes" },
  other_infections_deaths_in_children_1_59_months_per_1000_birt: {
    name: "Deaths of children aged 1-59 months from other infections",
    unit: "per 1,000 births",
  },
  all_forms_of_tb_new_cases_per_100000_estimated: {
    name: `${TB}: new cases per 100,000 people, estimated`,
    unit: "per 100,000 people",
  },
  all_forms_of_tb_existing_cases_per_100000_estimated: {
    name: `${TB}: existing cases per 100,000 people, estimated`,
    unit: "per 100,000 people",
  },
  all_forms_of_tb_number_of_new_cases_estimated: {
    name: `${TB}: number of new cases, estimated`,
    unit: "cases",
  },
  all_forms_of_tb_number_of_existing_cases_estimated: {
    name: `${TB}: number of existing cases, estimated`,
    unit: "cases",
  },
  all_forms_of_tb_detection_rate_percent: { name: `${TB}: detection rate`, unit: "%" },
  tb_with_hivplus_existing_cases_per_100000_estimated: {
    name: `${TB_HIV}: existing cases per 100,000 people, estimated`,
    unit: "per 100,000 people",
  },
  tb_with_hivplus_deaths_per_100000_estimated: {
    name: `${TB_HIV}: deaths per 100,000 people, estimated`,
    unit: "per 100,000 people",
  },
  tb_with_hivplus_number_of_existing_cases_estimated: {
    name: `${TB_HIV}: number of existing cases, estimated`,
    unit: "cases",
  },
  tb_with_hivplus_number_of_deaths_estimated: {
    name: `${TB_HIV}: number of deaths, estimated`,
    unit: "deaths",
  },
  dtp3_immunized_percent_of_one_year_olds: {
    name: "One-year-olds vaccinated against diphtheria, tetanus and whooping cough (DTP3)",
  },
  hepb3_immunized_percent_of_one_year_olds: {
    name: "One-year-olds vaccinated against hepatitis B (HepB3)",
  },
  hib3_immunized_percent_of_one_year_olds: {
    name: "One-year-olds vaccinated against Haemophilus influenzae type b (Hib3)",
  },
  mcv_immunized_percent_of_one_year_olds: {
    name: "One-year-olds vaccinated against measles (MCV)",
  },
  pab_immunized_percent_of_newborns: {
    name: "Newborns protected against tetanus at birth (PAB)",
  },
  internet_users_total_number: { unit: "people" },
  internet_users_per_100_people: { unit: "per 100 people" },
  improved_sanitation_overall_access_percent: {
    name: "People with improved sanitation",
    unit: "% of people",
  },
  improved_sanitation_urban_access_percent: {
    name: "Urban people with improved sanitation",
    unit: "% of urban people",
  },
  improved_sanitation_rural_access_percent: {
    name: "Rural people with improved sanitation",
    unit: "% of rural people",
  },
  improved_water_source_overall_access_percent: {
    name: "People with an improved water source",
    unit: "% of people",
  },
  improved_water_source_urban_access_percent: {
    name: "Urban people with an improved water source",
    unit: "% of urban people",
  },
  improved_water_source_rural_access_percent: {
    name: "Rural people with an improved water source",
    unit: "% of rural people",
  },
  corruption_perception_index_cpi: { unit: "score (0 to 10, 10 is the least corrupt)" },
  old_version_of_income_per_person_version_3: {
    name: "Income per person, version 3 of 2008",
    unit: "constant 1990 international $",
  },
  old_version_of_income_per_person_version_8: {
    name: "Income per person, version 8 of 2010",
  },
  alternative_gdp_per_capita_ppp_pwt_7_1: {
    name: "GDP per capita by purchasing power, Penn World Table 7.1",
    unit: "constant 2005 international $",
  },
  alternative_gdp_per_capita_ppp_pwt_8_0: {
    name: "GDP per capita by purchasing power, Penn World Table 8.0",
    unit: "constant 2005 international $",
  },
  data_quality_income_per_person: {
    name: "Quality of the data on income per person",
    unit: "rating (0 not known, 5 very bad)",
  },
  data_quality_life_expectancy: {
    name: "Quality of the data on life expectancy",
    unit: "rating (1 yearly data to 4 guesses)",
  },
  data_quality_population: { name: "Quality of the data on population", unit: RATING },
  data_quality_children_per_woman: {
    name: "Quality of the data on babies per woman",
    unit: RATING,
  },
  data_method_maternal_mortality: {
    name: "Method of estimating maternal mortality",
    unit: "code (1 to 8)",
  },
  estimate_or_projection_of_under_five_mortality_rate_from_ihme: {
    name: "Whether child mortality of IHME is an estimate or a projection",
    unit: "code (1 estimate, 2 projection)",
  },
  how_far_to_the_north: { name: "Latitude", unit: "degrees north" },
  life_expectancy_at_birth_with_projections: {
    name: "Life expectancy, with projections",
    unit: "years",
  },
  exports_unit_value_index_2000100: { name: "Export value index", unit: "index (2000 = 100)" },
  imports_unit_value_index_2000100: { name: "Import value index", unit: "index (2000 = 100)" },
  net_barter_terms_of_trade_2000_100: { unit: "index (2000 = 100)" },
  sg_population: { name: "Population, as in the film Don't Panic of 2015", unit: "people" },
  sg_gdp_p_cap_const_ppp2011_dollar: {
    name: "Income per person, as in the film Don't Panic of 2015",
    unit: "constant 2011 PPP $",
  },
  sg_gini: { name: "Gini coefficient, as in the film Don't Panic of 2015", unit: "index" },
}
