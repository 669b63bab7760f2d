/** What a verb of movement is said of besides. */
export type VerbUse =
  /** Economies: "Kenya grew 5%" is the growth of its economy. */
  | "economies"
  /** How fast something goes: an economy that slowed did not shrink. */
  | "pace"
  /** A way back from a low, which need not reach where it began. */
  | "recovery"
  /** Currencies too: the cedi that weakened takes more cedis to the dollar. */
  | "currencies"
  /** Nothing but currencies. */
  | "only-currencies"
  /** It takes what it moves as its object, "lost jobs", which then is what is measured. */
  | "object"

/** A verb of rising or falling. */
export type MovementVerb = {
  /** As dictionaries have it, with its particle: "edge up". */
  stem: string
  direction: "up" | "down"
  /** The past tense, which states what was. */
  past: readonly string[]
  /** Its other forms that say that something moved. */
  forms: readonly string[]
  /** The noun for the movement: "growth". */
  noun?: string
  uses?: readonly VerbUse[]
  /** Forms that names of indicators hold as well, as "growing stock": there they do not say that something moved. */
  inNames?: readonly string[]
}

/** The verbs of rising and falling: whatever reads movements in texts reads those of this table. */
export const MOVEMENT_VERBS: readonly MovementVerb[] = [
  {
    stem: "rise",
    direction: "up",
    past: ["rose"],
    forms: ["rise", "rises", "risen", "rising"],
    noun: "rise",
  },
  {
    stem: "climb",
    direction: "up",
    past: ["climbed"],
    forms: ["climb", "climbs", "climbing"],
    inNames: ["climbing"],
  },
  {
    stem: "increase",
    direction: "up",
    past: ["increased"],
    forms: ["increase", "increases", "increasing"],
    noun: "increase",
    inNames: ["increase"],
  },
  {
    stem: "grow",
    direction: "up",
    past: ["grew"],
    forms: ["grow", "grows", "grown", "growing"],
    noun: "growth",
    uses: ["economies"],
    inNames: ["growing"],
  },
  {
    stem: "expand",
    direction: "up",
    past: ["expanded"],
    forms: ["expand", "expands", "expanding"],
    noun: "expansion",
    uses: ["economies"],
  },
  {
    stem: "jump",
    direction: "up",
    past: ["jumped"],
    forms: ["jump", "jumps", "jumping"],
    noun: "jump",
  },
  {
    stem: "surge",
    direction: "up",
    past: ["surged"],
    forms: ["surge", "surges", "surging"],
    noun: "surge",
  },
  { stem: "soar", direction: "up", past: ["soared"], forms: ["soar", "soars", "soaring"] },
  {
    stem: "accelerate",
    direction: "up",
    past: ["accelerated"],
    forms: ["accelerate", "accelerates", "accelerating"],
    noun: "acceleration",
    uses: ["pace"],
  },
  { stem: "quicken", direction: "up", past: ["quickened"], forms: [], uses: ["pace"] },
  { stem: "pick up", direction: "up", past: ["picked up"], forms: [], uses: ["pace"] },
  { stem: "widen", direction: "up", past: ["widened"], forms: ["widen", "widens", "widening"] },
  { stem: "go up", direction: "up", past: ["went up"], forms: ["goes up", "gone up"] },
  { stem: "shoot up", direction: "up", past: ["shot up"], forms: [] },
  { stem: "edge up", direction: "up", past: ["edged up"], forms: [] },
  { stem: "creep up", direction: "up", past: ["crept up"], forms: [] },
  { stem: "inch up", direction: "up", past: ["inched up"], forms: [] },
  { stem: "tick up", direction: "up", past: ["ticked up"], forms: [] },
  { stem: "nudge up", direction: "up", past: ["nudged up"], forms: [] },
  { stem: "swell", direction: "up", past: ["swelled"], forms: ["swell", "swells", "swollen"] },
  { stem: "rocket", direction: "up", past: ["rocketed"], forms: ["rocketing"] },
  { stem: "spike", direction: "up", past: ["spiked"], forms: ["spiking"] },
  { stem: "leap", direction: "up", past: ["leapt", "leaped"], forms: ["leap", "leaps"] },
  { stem: "escalate", direction: "up", past: ["escalated"], forms: [] },
  { stem: "balloon", direction: "up", past: ["ballooned"], forms: [] },
  { stem: "skyrocket", direction: "up", past: ["skyrocketed"], forms: ["skyrocketing"] },
  { stem: "mushroom", direction: "up", past: ["mushroomed"], forms: [] },
  { stem: "burgeon", direction: "up", past: ["burgeoned"], forms: [] },
  { stem: "lengthen", direction: "up", past: ["lengthened"], forms: [] },
  { stem: "mount", direction: "up", past: ["mounted"], forms: [] },
  { stem: "boom", direction: "up", past: ["boomed"], forms: [] },
  { stem: "deepen", direction: "up", past: ["deepened"], forms: [] },
  { stem: "advance", direction: "up", past: ["advanced"], forms: [], inNames: ["advanced"] },
  {
    stem: "rebound",
    direction: "up",
    past: ["rebounded"],
    forms: ["rebound", "rebounds", "rebounding"],
    noun: "rebound",
    uses: ["recovery"],
  },
  {
    stem: "recover",
    direction: "up",
    past: ["recovered"],
    forms: ["recover", "recovers", "recovering"],
    noun: "recovery",
    uses: ["recovery"],
  },
  {
    stem: "strengthen",
    direction: "up",
    past: ["strengthened"],
    forms: ["strengthen", "strengthens", "strengthening"],
    uses: ["currencies"],
    inNames: ["strengthen", "strengthening"],
  },
  {
    stem: "appreciate",
    direction: "up",
    past: ["appreciated"],
    forms: ["appreciate", "appreciates", "appreciating"],
    uses: ["only-currencies"],
  },
  {
    stem: "firm",
    direction: "up",
    past: ["firmed"],
    forms: ["firm", "firms", "firming"],
    uses: ["only-currencies"],
  },
  { stem: "double", direction: "up", past: ["doubled"], forms: [] },
  { stem: "triple", direction: "up", past: ["tripled"], forms: [] },
  {
    stem: "improve",
    direction: "up",
    past: ["improved"],
    forms: ["improves", "improving"],
    noun: "improvement",
    uses: ["object"],
  },
  {
    stem: "gain",
    direction: "up",
    past: ["gained"],
    forms: ["gain", "gains", "gaining"],
    noun: "gain",
    uses: ["object"],
  },
  { stem: "add", direction: "up", past: ["added"], forms: ["adds", "adding"], uses: ["object"] },
  {
    stem: "fall",
    direction: "down",
    past: ["fell"],
    forms: ["fall", "falls", "fallen", "falling"],
    noun: "fall",
  },
  {
    stem: "drop",
    direction: "down",
    past: ["dropped"],
    forms: ["drop", "drops", "dropping"],
    noun: "drop",
    inNames: ["drop"],
  },
  {
    stem: "decline",
    direction: "down",
    past: ["declined"],
    forms: ["decline", "declines", "declining"],
    noun: "decline",
    inNames: ["decline"],
  },
  {
    stem: "decrease",
    direction: "down",
    past: ["decreased"],
    forms: ["decrease", "decreases", "decreasing"],
    noun: "decrease",
  },
  {
    stem: "shrink",
    direction: "down",
    past: ["shrank"],
    forms: ["shrink", "shrinks", "shrunk", "shrinking"],
    noun: "shrinkage",
    uses: ["economies"],
  },
  {
    stem: "contract",
    direction: "down",
    past: ["contracted"],
    forms: ["contract", "contracts", "contracting"],
    noun: "contraction",
    uses: ["economies"],
    inNames: ["contract", "contracts", "contracting"],
  },
  {
    stem: "slow",
    direction: "down",
    past: ["slowed"],
    forms: ["slow", "slows", "slowing"],
    noun: "slowdown",
    uses: ["pace"],
  },
  {
    stem: "ease",
    direction: "down",
    past: ["eased"],
    forms: ["ease", "eases", "easing"],
    uses: ["pace"],
    inNames: ["ease"],
  },
  {
    stem: "cool",
    direction: "down",
    past: ["cooled"],
    forms: ["cool", "cools", "cooling"],
    uses: ["pace"],
  },
  { stem: "moderate", direction: "down", past: ["moderated"], forms: [], uses: ["pace"] },
  {
    stem: "decelerate",
    direction: "down",
    past: ["decelerated"],
    forms: ["decelerates", "decelerating"],
    uses: ["pace"],
  },
  { stem: "dip", direction: "down", past: ["dipped"], forms: ["dip", "dips"], noun: "dip" },
  {
    stem: "plunge",
    direction: "down",
    past: ["plunged"],
    forms: ["plunge", "plunges", "plunging"],
    noun: "plunge",
  },
  {
    stem: "plummet",
    direction: "down",
    past: ["plummeted"],
    forms: ["plummet", "plummets", "plummeting"],
  },
  {
    stem: "crash",
    direction: "down",
    past: ["crashed"],
    forms: ["crash", "crashes", "crashing"],
    inNames: ["crash", "crashes"],
  },
  { stem: "crater", direction: "down", past: ["cratered"], forms: [] },
  { stem: "sag", direction: "down", past: ["sagged"], forms: [] },
  { stem: "dwindle", direction: "down", past: ["dwindled"], forms: ["dwindles", "dwindling"] },
  { stem: "deplete", direction: "down", past: ["depleted"], forms: [] },
  { stem: "erode", direction: "down", past: ["eroded"], forms: [] },
  { stem: "wane", direction: "down", past: ["waned"], forms: [] },
  { stem: "subside", direction: "down", past: ["subsided"], forms: [], uses: ["pace"] },
  { stem: "abate", direction: "down", past: ["abated"], forms: [], uses: ["pace"] },
  { stem: "soften", direction: "down", past: ["softened"], forms: [], uses: ["pace"] },
  { stem: "lessen", direction: "down", past: ["lessened"], forms: [] },
  { stem: "melt away", direction: "down", past: ["melted away"], forms: [] },
  { stem: "nosedive", direction: "down", past: ["nosedived"], forms: [] },
  { stem: "implode", direction: "down", past: ["imploded"], forms: [] },
  { stem: "collapse", direction: "down", past: ["collapsed"], forms: [], noun: "collapse" },
  { stem: "sink", direction: "down", past: ["sank"], forms: ["sunk"] },
  { stem: "recede", direction: "down", past: ["receded"], forms: [] },
  { stem: "retreat", direction: "down", past: ["retreated"], forms: [] },
  { stem: "diminish", direction: "down", past: ["diminished"], forms: [] },
  {
    stem: "narrow",
    direction: "down",
    past: ["narrowed"],
    forms: ["narrow", "narrows", "narrowing"],
    inNames: ["narrow"],
  },
  { stem: "edge down", direction: "down", past: ["edged down"], forms: [] },
  { stem: "creep down", direction: "down", past: ["crept down"], forms: [] },
  { stem: "inch down", direction: "down", past: ["inched down"], forms: [] },
  { stem: "go down", direction: "down", past: ["went down"], forms: ["gone down"] },
  { stem: "come down", direction: "down", past: ["came down"], forms: ["come down"] },
  {
    stem: "slip",
    direction: "down",
    past: ["slipped"],
    forms: ["slip", "slips", "slipping"],
    uses: ["currencies"],
  },
  { stem: "slide", direction: "down", past: ["slid"], forms: ["slides"], uses: ["currencies"] },
  {
    stem: "slump",
    direction: "down",
    past: ["slumped"],
    forms: ["slump", "slumps", "slumping"],
    noun: "slump",
    uses: ["currencies"],
  },
  {
    stem: "tumble",
    direction: "down",
    past: ["tumbled"],
    forms: ["tumbles"],
    uses: ["currencies"],
  },
  { stem: "weaken", direction: "down", past: ["weakened"], forms: [], uses: ["currencies"] },
  {
    stem: "depreciate",
    direction: "down",
    past: ["depreciated"],
    forms: ["depreciate", "depreciates", "depreciating"],
    uses: ["only-currencies"],
  },
  { stem: "halve", direction: "down", past: ["halved"], forms: [] },
  {
    stem: "lose",
    direction: "down",
    past: ["lost"],
    forms: ["lose", "loses", "losing"],
    noun: "loss",
    uses: ["object"],
  },
  { stem: "shed", direction: "down", past: ["shed"], forms: ["shedding"], uses: ["object"] },
  {
    stem: "reduce",
    direction: "down",
    past: ["reduced"],
    forms: [],
    noun: "reduction",
    uses: ["object"],
  },
  { stem: "cut", direction: "down", past: ["cut"], forms: [], noun: "cut", uses: ["object"] },
  { stem: "slash", direction: "down", past: ["slashed"], forms: [], uses: ["object"] },
  { stem: "trim", direction: "down", past: ["trimmed"], forms: [], uses: ["object"] },
]

/** A verb that puts one value above or below another. */
export type OvertakingVerb = {
  stem: string
  /** On which side of the other the first is. */
  side: "above" | "below"
  /** The forms that state it: "overtook". */
  forms: readonly string[]
  /** The form in "reached 5%, overtaking Ghana". */
  participle: string
  /** Whether it is said of amounts, "exceeded 5%", of places, "outgrew Ghana", or of both. */
  of: "amounts" | "places" | "both"
  /** Set where what it compares is the growth of both. */
  isOfGrowth?: true
}

/** The verbs of overtaking and staying behind; a verb of rising with "past" is another: "surged past". */
export const OVERTAKING_VERBS: readonly OvertakingVerb[] = [
  {
    stem: "exceed",
    side: "above",
    forms: ["exceed", "exceeds", "exceeded"],
    participle: "exceeding",
    of: "both",
  },
  {
    stem: "surpass",
    side: "above",
    forms: ["surpass", "surpasses", "surpassed"],
    participle: "surpassing",
    of: "both",
  },
  { stem: "top", side: "above", forms: ["tops", "topped"], participle: "topping", of: "both" },
  { stem: "pass", side: "above", forms: ["passes", "passed"], participle: "passing", of: "both" },
  {
    stem: "cross",
    side: "above",
    forms: ["crosses", "crossed"],
    participle: "crossing",
    of: "amounts",
  },
  {
    stem: "breach",
    side: "above",
    forms: ["breaches", "breached"],
    participle: "breaching",
    of: "amounts",
  },
  {
    stem: "burst through",
    side: "above",
    forms: ["bursts through", "burst through"],
    participle: "bursting through",
    of: "amounts",
  },
  {
    stem: "break through",
    side: "above",
    forms: ["breaks through", "broke through", "broken through"],
    participle: "breaking through",
    of: "amounts",
  },
  {
    stem: "clear",
    side: "above",
    forms: ["clears", "cleared"],
    participle: "clearing",
    of: "amounts",
  },
  {
    stem: "go beyond",
    side: "above",
    forms: ["goes beyond", "went beyond", "gone beyond"],
    participle: "going beyond",
    of: "amounts",
  },
  {
    stem: "overshoot",
    side: "above",
    forms: ["overshoots", "overshot"],
    participle: "overshooting",
    of: "amounts",
  },
  {
    stem: "overtake",
    side: "above",
    forms: ["overtake", "overtakes", "overtook", "overtaken"],
    participle: "overtaking",
    of: "places",
  },
  {
    stem: "outpace",
    side: "above",
    forms: ["outpace", "outpaces", "outpaced"],
    participle: "outpacing",
    of: "places",
    isOfGrowth: true,
  },
  {
    stem: "outgrow",
    side: "above",
    forms: ["outgrow", "outgrew", "outgrown"],
    participle: "outgrowing",
    of: "places",
    isOfGrowth: true,
  },
  {
    stem: "outstrip",
    side: "above",
    forms: ["outstrip", "outstrips", "outstripped"],
    participle: "outstripping",
    of: "places",
  },
  {
    stem: "outperform",
    side: "above",
    forms: ["outperformed"],
    participle: "outperforming",
    of: "places",
  },
  {
    stem: "outrank",
    side: "above",
    forms: ["outrank", "outranks", "outranked"],
    participle: "outranking",
    of: "places",
  },
  {
    stem: "outnumber",
    side: "above",
    forms: ["outnumber", "outnumbers", "outnumbered"],
    participle: "outnumbering",
    of: "places",
  },
  {
    stem: "beat",
    side: "above",
    forms: ["beat", "beats", "beaten"],
    participle: "beating",
    of: "places",
  },
  {
    stem: "eclipse",
    side: "above",
    forms: ["eclipses", "eclipsed"],
    participle: "eclipsing",
    of: "places",
  },
  {
    stem: "dwarf",
    side: "above",
    forms: ["dwarf", "dwarfs", "dwarfed"],
    participle: "dwarfing",
    of: "places",
  },
  {
    stem: "trail",
    side: "below",
    forms: ["trails", "trailed"],
    participle: "trailing",
    of: "places",
  },
  {
    stem: "lag",
    side: "below",
    forms: ["lag", "lags", "lagged", "lag behind", "lags behind", "lagged behind"],
    participle: "lagging",
    of: "places",
  },
  {
    stem: "fall behind",
    side: "below",
    forms: ["fell behind"],
    participle: "falling behind",
    of: "places",
  },
  {
    stem: "fall short of",
    side: "below",
    forms: ["fell short of"],
    participle: "falling short of",
    of: "both",
  },
  {
    stem: "undershoot",
    side: "below",
    forms: ["undershot"],
    participle: "undershooting",
    of: "both",
  },
]
