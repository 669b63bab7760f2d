/** Words of what people say about themselves and their question; none of them names what figures are of. */
export const TALK: ReadonlySet<string> = new Set(
  (
    "homework essay essays thesis dissertation assignment coursework project presentation slide slides lecture quiz trivia crossword puzzle bet " +
    "discussion meeting deadline article blog newsletter spreadsheet draft chapter conference interview podcast exam test story piece column footnote " +
    "boss teacher professor lecturer tutor colleague coworker friend friends mate mates buddy cousin brother sister uncle aunt dad mum mom granddad grandma " +
    "nephew niece roommate flatmate editor supervisor " +
    "need needs needed want wanted wants write writing wrote finish finishing prepare preparing do doing remember recall forget forgot forgotten find finding found " +
    "search searching searched wonder wondering wondered ask asking asked tell help helping settle settling try trying tried struggle struggling check checking " +
    "owe hope hoping know knew appreciate bother bothering pardon forgive thank thanks " +
    "needless curious interested stuck desperate confused lost unsure certain clueless rusty lazy busy urgent urgently asap hurry rush due tonight noon midnight morning " +
    "afternoon evening monday tuesday wednesday thursday friday saturday sunday minute minutes moment sec anywhere everywhere somewhere google wikipedia head memory brain " +
    "question questions query quick quickie simple silly dumb stupid random weird odd easy tricky odd thing answer nutshell brief honest frank favour favor kind " +
    "honestly frankly seriously basically interestingly interesting funny surprisingly surprising " +
    "please pls plz thx cheers ta hiya howdy greetings hello hi hey morning wow gosh whoa lol haha dunno fyi tbh imo idk well anyway folks guys everyone"
  ).split(/\s+/),
)

/** Small words that may stand among them. */
export const SMALL: ReadonlySet<string> = new Set(
  (
    "i i'm i've i'd i'll me my mine myself we we're we've us our you you're you'd your he she him her his it it's its this that these they " +
    "a an the of in on at by for to from with about as is are was were be been being am do does did doing don't can can't cannot could couldn't will would " +
    "have has had haven't not just so and or but if what who how really very too also again here there any something anything " +
    "someone anyone somebody anybody up out over off no bit lot much good great nice new old own next good " +
    "let let's get getting got give giving go going make making see seeing look looking come think thinking thought hear heard read reading put take because"
  ).split(/\s+/),
)

/** Words of a school that talk is about beside one of the others: "a school project". */
export const OF_SCHOOL =
  /\b(?:school|university|uni|college|geography|history|economics|class) (?=(?:project|essay|homework|assignment|presentation|quiz|exam|test|teacher|thesis|paper|report)\b)/g
