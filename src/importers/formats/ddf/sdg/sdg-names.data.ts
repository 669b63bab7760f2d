/** Passages of the United Nations' labels that make names too long to read, and the same in fewer words. */
export const SDG_SHORTER: readonly (readonly [passage: RegExp | string, shorter: string])[] = [
  [
    /^Extent to which countries have laws and regulations that guarantee full and equal access to women and men aged 15 years and older to sexual and reproductive health care, information and education(?:: )?/,
    "Laws and regulations that guarantee equal access to sexual and reproductive health care: ",
  ],
  [
    "Net official development assistance (ODA) to landlocked developing countries from OECD-DAC countries",
    "Net official development assistance to landlocked developing countries",
  ],
  [
    "Net official development assistance (ODA) to small island states (SIDS) from OECD-DAC countries",
    "Net official development assistance to small island states",
  ],
  ["Total official development assistance to", "Official development assistance to"],
  [
    "Total official development assistance (gross disbursement) for",
    "Official development assistance (gross) for",
  ],
  [", gross disbursement,", ", gross,"],
  [", net disbursement,", ", net,"],
  ["basic heath sectors", "basic health sectors"],
  [
    "in support of clean energy research and development and renewable energy production, including in hybrid systems",
    "for clean energy research and renewables",
  ],
  [
    "Countries that established national targets in accordance with Aichi Biodiversity Target 2 of the Strategic Plan for Biodiversity 2011-2020 in their National Biodiversity Strategy and Action Plans",
    "Countries with national targets in accordance with Aichi Biodiversity Target 2",
  ],
  [
    "Countries with integrated biodiversity values into national accounting and reporting systems, defined as implementation of",
    "Biodiversity values in national accounts: countries that implement",
  ],
  [
    "Countries that have legislative, administrative and policy framework or measures reported",
    "Countries that reported legislative, administrative and policy measures",
  ],
  [
    "the Online Reporting System on Compliance of the International Treaty on Plant Genetic Resources for Food and Agriculture (PGRFA)",
    "the International Treaty on Plant Genetic Resources",
  ],
  [
    "procedures in law or policy for participation by service users/communities in planning program in",
    "legal procedures for user participation in",
  ],
  [
    "high level of users/communities participating in planning programs in",
    "high user participation in",
  ],
  ["users/communities participating in planning programs in", "user participation in"],
  [
    "National Biodiversity Strategy and Action Plan (NBSAP) targets alignment to Aichi Biodiversity target 9 set out in the Strategic Plan for Biodiversity 2011-2020",
    "National biodiversity targets aligned to Aichi Biodiversity Target 9",
  ],
  [
    "Degree of application of a legal/regulatory/policy/institutional framework which recognizes and protects access rights for small-scale fisheries",
    "Protection of access rights for small-scale fisheries",
  ],
  [
    "Progress by countries in the degree of implementation of international instruments aiming to combat illegal, unreported and unregulated fishing",
    "Implementation of instruments against illegal, unreported and unregulated fishing",
  ],
  [
    "Proportion of adults (15 years and older) with an account at a financial institution or mobile-money-service provider",
    "Proportion of adults with an account at a bank or mobile-money provider",
  ],
  [
    "developmentally on track in at least three of the following domains: literacy-numeracy, physical development, social-emotional development, and learning",
    "developmentally on track",
  ],
  [
    "received at least the minimum organized teacher training (e.g. pedagogical training) pre-service or in-service required for teaching at the relevant level in a given country",
    "received at least the minimum teacher training",
  ],
  [
    "migration policies to facilitate orderly, safe, regular and responsible migration and mobility of people",
    "migration policies for orderly, safe and regular migration",
  ],
  [
    /Ratio for female members of parliaments \(.*?\),/,
    "Women in parliament relative to their share of the eligible population,",
  ],
  ["in transmitting information as required by", "to report under the"],
  [
    "Degree to which the legal framework (including customary law) guarantees women’s equal rights to land ownership and/or control",
    "Legal guarantee of women’s equal rights to land ownership and control",
  ],
  [
    "Progress in multi-stakeholder development effectiveness monitoring frameworks that support the achievement of the sustainable development goals",
    "Progress in multi-stakeholder monitoring of development effectiveness",
  ],
  [
    "Countries with sustainable consumption and production (SCP) national action plans or SCP mainstreamed as a priority or target into national policies",
    "Countries with sustainable consumption and production in national plans or policies",
  ],
  [
    /Percentage of bloodstream infection due to Escherichia coli .*? among patients seeking care and whose blood sample is taken and tested/,
    "Bloodstream infections due to E. coli resistant to 3rd-generation cephalosporin",
  ],
  [
    /Percentage of bloodstream infection due to (.*?) among patients seeking care and whose blood sample is taken and tested/,
    "Bloodstream infections due to $1",
  ],
  [
    "Proportion of women of reproductive age (aged 15-49 years) who have their need for family planning satisfied with modern methods",
    "Proportion of women whose need for family planning is satisfied with modern methods",
  ],
  [
    "Proportion of women who make their own informed decisions regarding sexual relations, contraceptive use and reproductive health care",
    "Proportion of women who decide on sexual relations, contraceptives and reproductive health care",
  ],
  [
    "treatment interventions (pharmacological, psychosocial and rehabilitation and aftercare services) for",
    "treatment for",
  ],
  [
    " (freedom of association and collective bargaining) based on International Labour Organization (ILO) textual sources and national legislation",
    "",
  ],
  [
    "Proportion of ever-partnered women and girls subjected to physical and/or sexual violence by a current or former intimate partner in the previous 12 months",
    "Ever-partnered women and girls subjected to violence by an intimate partner in the previous 12 months",
  ],
  [
    "who experienced physical punishment and/or psychological aggression by caregivers in last month",
    "who experienced physical punishment or psychological aggression in the last month",
  ],
  [" -- ", ": "],
  ["exploitaton", "exploitation"],
  [/ \((percentage of achievement), 0 - 100\)/, ""],
]

/** Publishers in front of labels, as the credit line writes them. */
export const SDG_COMPILERS: Readonly<Record<string, string>> = {
  ILO: "International Labour Organization",
  "World Bank": "World Bank",
}
