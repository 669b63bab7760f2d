/** Groups by the tables' suffixes and words; the nation has none. */
export const GROUPS: Readonly<Record<string, string>> = {
  u: "urban",
  urb: "urban",
  urban: "urban",
  r: "rural",
  rur: "rural",
  rural: "rural",
  pre: "pre-primary",
  pri: "primary",
  sec: "secondary",
  h: "hospitals",
  nh: "other than hospitals",
  g: "government",
  ng: "non-government",
}

/** Fifths of the households by wealth. */
export const QUINTILES: Readonly<Record<string, string>> = {
  Poorest: "poorest fifth",
  Poor: "second poorest fifth",
  Middle: "middle fifth",
  Rich: "second richest fifth",
  Richest: "richest fifth",
}

const WOMEN = "% of women and girls ages 15 to 49"

/** Variables that are not a share of a service, and those on menstruation, which no codebook lists. */
export const MEASURES: Readonly<Record<string, { words: string; unit: string }>> = {
  pop: { words: "population", unit: "thousands" },
  prop: { words: "share of the population", unit: "% of the population" },
  schoolagepop: { words: "population of school age", unit: "thousands" },
  pop_f_15to49: { words: "women and girls ages 15 to 49", unit: "thousands" },
  m_aware: { words: "women aware of menstruation before their first", unit: WOMEN },
  m_priv: { words: "women with a private place to wash and change at home", unit: WOMEN },
  m_part: { words: "women taking part in activities during menstruation", unit: WOMEN },
  m_mat: { words: "women with menstrual materials", unit: WOMEN },
  m_reuse: { words: "women using reusable menstrual materials", unit: WOMEN },
  m_single: { words: "women using single-use menstrual materials", unit: WOMEN },
}

/** What schools and health care facilities have, by the tables' short names. */
export const SERVICES: Readonly<Record<string, string>> = {
  wat_bas: "basic drinking water services",
  wat_lim: "limited drinking water services",
  wat_none: "no drinking water service",
  wat_imp: "an improved water source",
  wat_imop: "an improved water source on premises",
  wat_fac: "a water source",
  wat_nd: "too little data on drinking water",
  san_bas: "basic sanitation services",
  san_lim: "limited sanitation services",
  san_none: "no sanitation service",
  san_imp: "improved toilets",
  san_ius: "improved and usable toilets",
  san_fac: "toilets",
  san_nd: "too little data on sanitation",
  hyg_bas: "basic hygiene services",
  hyg_lim: "limited hygiene services",
  hyg_none: "no hygiene service",
  hyg_poc: "hand hygiene at points of care",
  hyg_toi: "handwashing at toilets",
  hyg_wat: "handwashing with water",
  hyg_nd: "too little data on hygiene",
  clean_bas: "basic cleaning services",
  clean_lim: "limited cleaning services",
  clean_none: "no cleaning service",
  clean_pro: "cleaning protocols",
  clean_trn: "trained cleaning staff",
  wman_bas: "basic waste management services",
  wman_lim: "limited waste management services",
  wman_none: "no waste management service",
  wman_seg: "waste sorted into bins",
  wman_trd: "safe treatment and disposal of waste",
}
