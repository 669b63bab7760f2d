/** Words of headings and captions that change nothing about what the figures are. */
export const NEUTRAL_WORDS: ReadonlySet<string> = new Set(
  `a an the of in on for at by and or to from as is was were are be been with its their this these that per s
  rate rates ratio level levels annual annually yearly average averages avg mean total overall headline all both each
  selected countries country nation nations economies economy economic state states place places area name names
  world worldwide global african africa asian asia european europe latin american america caribbean arab
  year years period date month quarter end calendar
  indicator indicators measure measures variable item items metric metrics key main basic core macroeconomic
  figure figures data statistic statistics stats fact facts sheet profile overview summary table chart tables
  value values amount amounts percentage percent number numbers count rank no
  latest recent actual official estimate estimates estimated comparison compared comparing compare across between
  following follows followed below above here shows show showing shown gives give lists list listing
  source sources bank imf wdi dataset database development
  birth modeled modelled ilo one two three four five six seven eight nine ten dozen glance
  stood looked came how what`.split(/\s+/),
)

/** Words that choose between series of a measure. */
export const QUALIFIERS: ReadonlySet<string> = new Set(
  "real nominal constant current ppp general central government gross net public prices price market".split(
    " ",
  ),
)

/** Words of a caption that make its table one of a part, of a firm, or of what nobody has measured yet. */
export const NARROWING_WORDS: ReadonlySet<string> = new Set(
  `women men woman man female females male males girls boys youth young children child adults elderly urban rural
  aged age ages sex gender ethnic city cities town towns district districts region regions province provinces
  sales revenue revenues turnover profit profits customers clients company companies firm firms brand store stores
  shop shops branch branches staff budget product products market league team teams goals match matches points
  survey poll respondents students pupils schools forecast forecasts projection projections target targets scenario
  expected expectations sector sectors industry bank's fund portfolio our my`.split(/\s+/),
)
