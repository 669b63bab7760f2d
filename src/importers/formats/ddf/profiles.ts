import { aidsinfo } from "./health/aidsinfo.ts"
import { areaDatabase } from "./compilations/area-database.ts"
import { aquastat } from "./environment/aquastat.ts"
import { cait } from "./environment/cait.ts"
import { clioInfra } from "./economy/clio-infra.ts"
import { activePopulation } from "./economy/active-population.ts"
import { educationStatistics } from "./education/education-statistics.ts"
import { gapminderWorld } from "./compilations/gapminder-world.ts"
import { healthEquity } from "./health/health-equity.ts"
import { pennWorldTable } from "./economy/penn-world-table.ts"
import type { DdfProfile } from "./profile.ts"
import { sdg } from "./sdg/sdg.ts"
import { systemaGlobalis } from "./compilations/systema-globalis.ts"
import { tuberculosis } from "./health/tuberculosis.ts"
import { uis } from "./education/uis.ts"
import { unescoEducation } from "./education/unesco-education.ts"
import { violence } from "./health/violence.ts"

/** Every package that is known, in the order listed to people. */
export const PROFILES: readonly DdfProfile[] = [
  educationStatistics,
  systemaGlobalis,
  sdg,
  uis,
  aquastat,
  tuberculosis,
  aidsinfo,
  pennWorldTable,
  clioInfra,
  cait,
  unescoEducation,
  areaDatabase,
  healthEquity,
  gapminderWorld,
  activePopulation,
  violence,
]
