/** Variables of the WHO's questionnaire in its definitions and passages too long for names, and the same in words. */
export const TUBERCULOSIS_PASSAGES: readonly (readonly [passage: RegExp, words: string])[] = [
  [/reported in rdxsurvey_newinc the number/, "in the survey, the number"],
  [/the TB cases (?:surveyed )?in ptsurvey_newinc\w*/, "the TB cases in the survey"],
  [
    /\(including relapse cases if rel_with_new_flg = 1\)/,
    "(with relapse cases where reported with new ones)",
  ],
  [
    /\(excluding relapse cases if rel_with_new_flg = 1\)/,
    "(without relapse cases where reported with new ones)",
  ],
  [/ in r_rlt_new and r_rlt_ret,/, ","],
  [/ reported in (?:variable )?[a-z]+(?:_[a-z]+)+(?: and [a-z]+(?:_[a-z]+)+)?/, ""],
  [/ \(variables [\w ,]+\)/, ""],
  [/available drug susceptibility testing results/, "susceptibility results"],
  [/, i\.e\. .*$/, ""],
  [
    / with positive identification for M\. Tuberculosis complex \([^)]*\)/,
    " with confirmed M. tuberculosis",
  ],
  [/new or previously treated bacteriologically confirmed/, "bacteriologically confirmed"],
  [
    /with resistance to rifampicin and resistance to both fluoroquinolones and second-line injectable agents/,
    "resistant to rifampicin, fluoroquinolones and second-line injectables",
  ],
  [
    /with resistance to rifampicin and susceptible to both fluoroquinolones and second-line injectable agents/,
    "resistant to rifampicin, susceptible to fluoroquinolones and second-line injectables",
  ],
  [
    /^Is national guidance in place that indicates the use of Xpert MTB\/RIF as the initial diagnostic test for the diagnosis of/,
    "Does national guidance indicate Xpert MTB/RIF as the initial test for",
  ],
]
