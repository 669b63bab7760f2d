const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words that say nothing about what is looked for; folded, not stemmed. */
export const STOP_WORDS = words(`
  a about all am an and any are around as at be been between by can compare compared could data dataset datasets
  did do does each every few figure figures find for from get give go goes had has have having help here how i if in into
  is it its just know latest let like list look looking made make many may me more most much my need no nor
  now of off on one or our please s see show since so some statistic statistics stats such tell than that the
  their them then there these they this those through to until up upon us versus very vs want was we were
  what whats when where which while who whose why will with would you your chart graph number numbers
  information worldbank
  quel quelle quels quelles est sont au aux dans pour sur combien depuis entre et ou
  cual cuanto cuantos cuanta cuantas es por para desde hasta con qual quanto quantos sao no nos pelo desde ate
  ya wa za cha vya kwa katika ni gani ngapi tangu hadi nchini
  في من على الي عن ما هو هي كم بين منذ خلال عام سنه
  de du des le les da dos das del las el los en em na nos et y e o os un une um uma la l d`)

/** Words that narrow little: a result that lacks them still fits. */
export const OPTIONAL_WORDS = words(`
  rate level total overall national country nation value amount average index annual trend current today recent
  percentage percent measure indicator per ratio share estimate history historical size statistic year status
  sdg sdgs economy quantity volume world global person falling fall rising rise growing increasing increase decreasing decrease
  declining decline changing changed change changes improving worsening fast quickly slowly big large high higher
  highest low lowest best worst top biggest largest going up down spent each percentage main real proportion not million billion thousand region regional getting faster fastest slower slowest quicker quickest bigger smaller smallest larger greater greatest lower higher
  people everybody everyone anybody everywhere peak peaks peaked peaking above below ahead behind double digit digits
  better worse fewer fewest less least stronger strongest weaker weakest longer longest shorter older younger pass passed reach reached exceed exceeded cross
  crossed surpass surpassed overtake overtook overtaken 1 100 1000 100000`)

/** English words that are also codes of countries; never read as codes unless plainly written as such. */
export const CODE_LIKE_WORDS = words(`
  ad ae af ag ai al am an ar as at au az ba bb be bi bo by can co com cs de do dr ed el en er es et ga ge go he hi
  id ie if il in io ir is it jo la le li lo lt ma md me mg mm mr ms mt mu my na ne no nu of oh ok om on or pa pe
  per pm pr pre ps re sc se sh si so st tea th to tv us va vs we ago and are arm col fin gin guy ind lie lux mar
  max nam nor pan pol sen ton tun was war cur pri sur gum dom est gab tls mus nic`)
