import { aidsinfo } from "./aidsinfo.ts"
import { areaDatabase } from "./area-database.ts"
import { aquastat } from "./aquastat.ts"
import { cait } from "./cait.ts"
import { clioInfra } from "./clio-infra.ts"
import { activePopulation } from "./active-population.ts"
import { educationStatistics } from "./education-statistics.ts"
import { gapminderWorld } from "./gapminder-world.ts"
import { healthEquity } from "./health-equity.ts"
import { pennWorldTable } from "./penn-world-table.ts"
import type { DdfProfile } from "./profile.ts"
import { sdg } from "./sdg.ts"
import { systemaGlobalis } from "./systema-globalis.ts"
import { tuberculosis } from "./tuberculosis.ts"
import { uis } from "./uis.ts"
import { unescoEducation } from "./unesco-education.ts"
import { violence } from "./violence.ts"

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
