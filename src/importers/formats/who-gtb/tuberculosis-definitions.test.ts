import { expect, test } from "vitest"

import { nameFromDefinition } from "./tuberculosis-definitions.ts"

test.each([
  [
    "Among patients with results for rifampicin testing in r_rlt_new and r_rlt_ret, number who are HIV-positive",
    "TB: Among patients with results for rifampicin testing, number who are HIV-positive",
  ],
  [
    "Treatment success rate for all new cases (including relapse cases if rel_with_new_flg = 1), percent",
    "TB: Treatment success rate for all new cases (with relapse cases where reported with new ones), percent",
  ],
  [
    "(if ep_spec_available=1) Among the TB cases reported in new_ep and ret_rel_ep, the number that were confirmed, i.e. by culture",
    "Among the TB cases, the number that were confirmed",
  ],
  [
    "Number of sites reported in variable m_wrd which transmit results",
    "TB: Number of sites which transmit results",
  ],
  [
    "Among patients with positive identification for M. Tuberculosis complex (by culture): number tested",
    "Among patients with confirmed M. tuberculosis: number tested",
  ],
])("variables of the questionnaire are left out of the name of %s", (definition, name) => {
  expect(nameFromDefinition(definition)).toBe(name)
})
