/** Words that leave the measure in focus what it is: "the rate", "Germany manages", "five years earlier it was". */
export const FOCUS_WORDS: ReadonlySet<string> = new Set(
  `a an and the its their our his her this that these those of to in on at by for from with within as per than then so or nor not no
  it he she they we you i one ones who which where when while whereas but yet still even also only just already again now currently today here there
  was were is are be been being s am has had have having did does do will would
  stood stands stand standing reached reaches reach reaching hit hits came comes come coming averaged averages averaging
  amounted totalled totaled totals rose risen rises rise rising climbed climbs climbing increased increases increasing grew grown grows growing
  jumped jumps surged soared fell fallen falls fall falling dropped drops dropping declined declines declining decreased slipped went gone go goes
  recorded records recording registered registers reported reports reporting posted posts posting saw sees seen managed manages managing scored scores
  achieved notched logged showed shows showing got gets gotten received receives made makes put puts puts kept keeps ran runs run owes owed earns earned
  expanded expands expanding contracted contracts contracting shrank shrunk shrinks shrinking slowed slows slowing eased eases accelerated recovered rebounded slumped plunged tumbled
  spends spent did do fares fared plays played tops topped leads led follows followed trails trailed lags lagged beats beat
  rate rates figure figures number numbers share shares level levels total totals value score scores ratio pace reading average mean median count result same latest
  higher lower more less fewer bigger smaller larger faster slower better worse high low best worst highest lowest
  up down above below over under about around nearly almost roughly some mere merely barely exactly well far much many most least further another
  against versus compared comparison like unlike ahead behind after before since until during between both each all every
  year years earlier later ago previous prior preceding following last next past recent recently early late mid end start decade decades quarter month months annual annually yearly
  first second third former latter other others former neighbour neighbours neighbor neighbors neighbouring neighboring next-door
  country countries nation nations economy economies world people citizens government officials official data statistics bureau office institute bank ministry minister
  per cent percent percentage points million billion thousand trillion hundred dozen half quarter third times twice double
  sat sits held holds hold holding boasts boasted commands commanded
  old new little tiny big large small poor rich poorer richer
  seriously however meanwhile instead indeed though although thus therefore moreover overall finally lately officially nationally nationwide apparently actually really quite
  very too pretty truth bonus note what about hand contrast course`.split(/\s+/),
)
