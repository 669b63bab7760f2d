/**
 * What people say around a question: greetings, requests, where they have it from and whether it is so. Patterns are of
 * folded text, before places and times are looked for in it; at the beginning and the end they are taken off again and
 * again.
 */
type Frame = readonly [pattern: string, rest: string]

const ME = "(?:me|us)"
const HAPPEN = "(?:(?:please|kindly|perhaps|possibly|maybe|just|happen to|quickly|also) )*"
const KNOW = "(?:know|see|learn|find out|hear|have|get|understand|check|ask|be told)"
const LOOK_UP =
  "(?:tell|show|give|find|get|fetch|remind|look up|pull up|dig up|bring up|dig out|check|confirm|work out|figure out|calculate|compute|say|state|report|quote|provide|share with|let know|point out|grab|recall)"
const NOTED = "(?:figures?|numbers?|data|statistics|stats|records?|estimates?|counts?|sources?)"
const SPEAKER =
  "(?:colleague|friend|teacher|boss|professor|lecturer|tutor|cousin|brother|sister|uncle|aunt|dad|mum|mom|father|mother|wife|husband|son|daughter|mate|flatmate|neighbou?r|student|classmate|minister|politician|senator|journalist|reporter|newspaper|paper|article|report|blog|book|post|tweet|headline|textbook|economist|analyst|person|guy|man|woman|taxi driver|speaker|client|manager|website|site|podcast|somebody|someone)"
const SAYS =
  "(?:says?|said|claims?|claimed|told (?:me|us)|tells? (?:me|us)|thinks?|thought|believes?|believed|insists?|insisted|reckons?|reckoned|writes?|wrote|argues?|argued|states?|stated|reports?|reported|maintains?|swears?|suggests?|suggested|assures? me|mentioned|bets?|has it|keeps? saying|is saying|are saying)"
const BE = "(?:is|are|was|were|did|does|do|has|have|had)"
const SO =
  "(?:true|right|correct|accurate|so|the case|a fact|fair|really so|really true|actually true|really the case|legit|not so|not true)"

/** Before a question. */
export const LEADS: readonly Frame[] = [
  ["(?:gimme|lemme (?:know|have|see|get))", ""],
  [
    "(?:(?:would|do) you mind (?:telling|giving|showing|sending|finding|reminding)|(?:kindly|please) (?:furnish|provide|supply|send|share|pass|hand|spare|remind)) (?:me|us)(?: with| about| of)?",
    "",
  ],
  [`(?:please )?do (?:me|us) (?:a|the) (?:favou?r|kindness|solid) and ${LOOK_UP}(?: ${ME})?`, ""],
  [
    "(?:i'd|i would|we'd|we would) be (?:(?:very|so|most|much|really|ever so|forever|eternally) )*(?:grateful|obliged|thankful|delighted|happy|glad|pleased|indebted) (?:for|to (?:know|have|hear|learn|get|see)|if (?:you|someone|somebody|anyone) (?:(?:could|would|can) )?(?:gave|give|told|tell|showed|show|sent|send|found|find)(?: (?:me|us))?)(?: (?:about|out))?",
    "",
  ],
  [
    "(?:bear with (?:me|us)|spare (?:me|us) the (?:details?|story|rest|lecture)|let us talk(?: about)?|let talk(?: about)?|i (?:keep|always keep|kept) forgetting(?: this| it)?|not sure (?:if|whether) you (?:know|have)(?: this| it| that)?(?: but)?|what(?: is|s) (?:up|going on|happening|new) with)",
    "",
  ],
  [
    "(?:(?:please )?be|be so|would you be so|could you be so|please be so) (?:so )?(?:kind|good|nice)(?: as| enough)? (?:to|and) (?:give|tell|show|send|find|get)(?: me| us)?",
    "",
  ],
  [
    "(?:a |one |just a |just one |my )?(?:quick|simple|short|little|silly|dumb|random|idle|small) (?:sanity |reality |fact )?(?:check|quiz|puzzle|favou?r|thing|matter)(?: for (?:you|me))?",
    "",
  ],
  ["(?:curious|inquiring|enquiring) minds (?:want|need|would like) to know", ""],
  [
    `(?:my|our) ${SPEAKER} (?:(?:just|always|really|also) )?(?:asked|asks|is asking|wants|wanted|needs|needed|wonders|would like)(?: (?:me|us))?(?: to ${KNOW})?(?: (?:about|whether|if))?`,
    "",
  ],
  [
    "(?:guys|folks|everyone|all|team|friends|mate|sir|madam|bro)(?= (?:what|which|who|how|when|where|is|are|was|were|did|does|do|has|have|can|could)\\b)",
    "",
  ],
  [
    "any chance (?:of|you (?:have|know|hold|could give me)|you have got|anyone has|anyone knows)",
    "",
  ],
  ["was (?:just )?wondering(?: (?:about|whether|if|what))?", ""],
  ["(?:true|fact|correct)(?= [a-z]+ (?:has|have|had|is|was|are|were|did)\\b)", "{truth}"],
  ["express(?:ed)?(?= .* as an? (?:percentage|share|fraction|multiple|ratio)\\b)", ""],
  // "Isn't it below 5%" asks whether it is.
  ["(is|are|was|were|did|does|do|has|have|had) not", "{truth} $1"],
  ["what(?: is| s)? the (?:deal|story|situation|state of play) (?:with|on|for)", ""],
  // Greetings and words that gain time.
  [
    "(?:hi there|hello there|hey there|hiya|howdy|greetings|wow|gosh|frankly|interestingly|curiously|surprisingly|ok|okay|so|well|right|hey|hi|hello|um+|uh+|er+m?|hmm+|oh|ah|yo|and|also|but|now|look|listen|alright|anyway|sorry|excuse me|good (?:morning|afternoon|evening|day)|dear (?:all|team|sankore)|sankore|honestly|basically|seriously|actually|just|please|quickly|quick|briefly|in short|again|next|then|dis moi|eh bien|alors|bonjour|salut|pues|bueno|entonces|hola|oye|ola|entao|bom dia|oi|bem)",
    "",
  ],
  [
    "(?:(?:a |one |just a |just one )?(?:quick|simple|short|small|last|next|another|more|further)? ?(?:one|question|query|thing|request)(?: (?:here|please|for you|then))?)",
    "",
  ],
  [
    "(?:just )?(?:curious|wondering|checking|asking|out of (?:pure |sheer )?(?:curiosity|interest))(?: (?:about|whether|here))?",
    "",
  ],
  [
    "(?:asking )?for (?:a friend|the record|reference|context|interest|comparison|(?:my|a|our|an|this) (?:homework|thesis|report|essay|class|article|paper|presentation|quiz|project|talk|speech|lesson|bet|story|dissertation))",
    "",
  ],
  // Requests.
  [
    `(?:can|could|would|might) (?:you|u|someone|anyone|anybody|somebody) ${HAPPEN}${LOOK_UP}(?: ${ME})?(?: (?:about|on|of|again|for|out))?`,
    "",
  ],
  [
    "(?:can|could|would) (?:you|u|someone|anyone|anybody|somebody)(?: (?:please|kindly|perhaps|possibly|maybe|just|quickly|also))*(?= (?:list|rank|compare|name|order|sort|count|set|put|line|stack|pit|arrange|weigh|hold)\\b)",
    "",
  ],
  [`(?:please )?${LOOK_UP} ${ME}(?: (?:about|on|of|again|out))?`, ""],
  [
    "(?:please )?(?:find out|look up|pull up|dig up|bring up|work out|figure out|check|confirm|verify|calculate|compute|state|report|fetch|get|provide)(?: (?:for me|for us))?(?= (?:the|what|which|who|how|when|where|whether|if|in|me|us)\\b)(?: (?:whether|if))?",
    "",
  ],
  ["(?:let me know|help me (?:find|with|out with|work out|understand))(?: about)?", ""],
  [
    `(?:do|does|would|did|don t|do not) (?:you|we|u|anyone|anybody|someone|somebody|they) ${HAPPEN}(?:know|recall|remember|say|think you know|have (?:the |any )?${NOTED} (?:on|for|about))`,
    "",
  ],
  [
    "(?:do you have |have you got |you have |got |is there )?(?:any|an|some|the slightest|some kind of) (?:idea|clue|guess|notion|chance you know|chance you can tell me)(?: (?:of|about|on|as to))?",
    "",
  ],
  ["is it known", ""],
  [
    `i(?:'m| am| was|'d be| would be|'ve been) ${HAPPEN}(?:curious|wondering|interested|looking|trying|hoping|keen|asking|eager|after|writing)(?: (?:to ${KNOW}|about|for|in|if|whether|as to|at))?`,
    "",
  ],
  [
    `i(?:'d| would)? ${HAPPEN}(?:need|want|wanted|wonder|wondered|require|like|love|appreciate)(?: (?:to ${KNOW}|about|if|whether|you to (?:tell|show|give) me))?`,
    "",
  ],
  [
    `what (?:i|we)(?:'d| would)? (?:really |actually )?(?:want|need|wanted|like|wonder)(?: to ${KNOW})? is`,
    "",
  ],
  ["(?:the|my|our) question(?: is| was)?", ""],
  [
    `(?:say|suppose|imagine|assume|let us say) (?:i|we|you|someone) (?:want|wanted|need|needed|had|have|wish|wished)(?: to ${KNOW})?`,
    "",
  ],
  ["(?:if|in case) (?:you|we) (?:know|have (?:it|that|them))", ""],
  // Where a figure is from, where that changes nothing.
  [
    `(?:according to|going by|judging by|based on|on the basis of|as per|per|using|taking|by) (?:(?:the|your|our|all|any|its) )*(?:(?:official|latest|available|published|recorded|newest|most recent|best|actual|national|reported|historical) )*${NOTED}(?: (?:you have|available|at hand|we have|on file|there are))?`,
    "",
  ],
  [
    "as far as (?:is|we|anyone|anybody|you|i|it is|one|the (?:data|figures|records)) ?(?:known|knows?|can tell|is aware|are aware|goes?|show|tell|can say)?",
    "",
  ],
  ["to (?:the best of )?(?:your|our|my|anyone|public) knowledge", ""],
  [
    "(?:roughly|approximately|more or less|give or take|ballpark|in round (?:numbers|figures)|exactly|precisely|to be (?:exact|precise)|in fact|in reality|as a matter of fact|by the way|btw|if i may ask|may i ask|if you do not mind|in numbers|in figures)",
    "",
  ],
  [
    "(?:at|as of|by) (?:the )?(?:last|latest|most recent|newest) (?:count|census|reading|tally|estimate|report|figures?|data)",
    "latest",
  ],
  // Who says so.
  [
    `(?:an?|my|the|our|one|some|this|that|another) (?:old |good |former |young |certain |local |school |history |economics )*${SPEAKER}(?: of (?:mine|ours))? (?:(?:just|once|recently|always|here|online) )*${SAYS}(?: that)?`,
    "{truth}",
  ],
  [
    `(?:they|people|some|many|someone|somebody|everyone|everybody|folks|he|she) (?:(?:just|once|often|always|sometimes) )*${SAYS}(?: that)?`,
    "{truth}",
  ],
  [
    "i(?:'ve| have|'m| am)? (?:(?:just|once|always|recently|often) )*(?:heard|read|(?:was )?told|gather|understand|believe|think|thought|reckon|assume|suppose|seem to (?:remember|recall)|remember|bet|say|claim|saw|was taught)(?: (?:somewhere|once|it said))?(?: that)?",
    "{truth}",
  ],
  [
    "(?:it is|there is) (?:(?:often|sometimes|widely|commonly) )*(?:said|claimed|believed|a claim|thought|reported)(?: that)?",
    "{truth}",
  ],
  [
    "(?:apparently|supposedly|allegedly|reportedly|presumably|rumou?r has it|the (?:claim|statement|story|rumou?r|headline)(?: is| goes| was)?|claim|statement|assertion|fact check|factcheck|fact-check)(?: that)?",
    "{truth}",
  ],
  [
    `(?:is|was|would) it (?:be )?(?:really |actually |indeed )?${SO} to (?:say|claim|think|state)(?: that)?`,
    "{truth}",
  ],
  [
    "(?:am i|would i be) (?:right|correct|justified)(?: (?:in|to) (?:thinking|saying|believing|assuming|think|say|believe|assume))?(?: that)?",
    "{truth}",
  ],
  ["(?:would|do) you agree(?: that)?", "{truth}"],
  [
    "(?:can|could) you (?:please )?(?:confirm|verify|check)(?: (?:that|whether|if))?|(?:please )?(?:confirm|verify|check) (?:that|whether|if)",
    "{truth}",
  ],
  [
    "is it (?:really |actually |indeed )*(?:true|so|correct|right|the case|a fact)(?: that)?",
    "{truth}",
  ],
  // The same in French, Spanish and Portuguese.
  [
    "(?:dis-moi|dites-moi|donne-moi|donnez-moi|montre-moi|montrez-moi|indique-moi|indiquez-moi|rappelle-moi|rappelez-moi|(?:peux-tu|pouvez-vous|pourriez-vous|pourrais-tu|tu peux|vous pouvez)(?: me| nous)? (?:dire|donner|indiquer|montrer|rappeler|trouver)|je (?:voudrais|veux|souhaite|souhaiterais|cherche|aimerais)(?: (?:savoir|connaitre|avoir|a connaitre))?|j aimerais (?:savoir|connaitre|avoir)|sais-tu|savez-vous|est-ce que (?:tu sais|vous savez)|a votre avis|au fait|svp|stp|s il (?:te|vous) plait|d apres (?:les|vos) (?:chiffres|donnees)|selon (?:les|vos) (?:chiffres|donnees)(?: officiels| officielles)?|a peu pres|environ|exactement)",
    "",
  ],
  [
    "(?:dime|digame|decime|muestrame|muestreme|dame|deme|indica|indicame|(?:me )?(?:puedes?|podrias?|podria|pueden|podes) (?:decirme|decir|darme|dar|mostrarme|mostrar|indicarme|indicar)|(?:quiero|quisiera|necesito|me gustaria|queria) (?:saber|conocer|ver|tener)?|(?:sabes|sabe|sabeis|saben)(?: usted)?|por favor|segun (?:los|las) (?:datos|cifras)(?: oficiales)?|aproximadamente|exactamente|mas o menos)",
    "",
  ],
  [
    "(?:diga-me|diz-me|me diga|me diz|diga|mostre-me|me mostre|mostra-me|da-me|me da|(?:voce |tu )?(?:pode|poderia|podes|podia) (?:me )?(?:dizer-me|dizer|dar-me|dar|mostrar-me|mostrar|informar)|(?:quero|queria|gostaria de|preciso de|preciso) (?:saber|conhecer|ver)?|(?:voce |tu )?(?:sabe|sabes)(?: me dizer| dizer-me)?|de acordo com os (?:dados|numeros)(?: oficiais)?|segundo os (?:dados|numeros)(?: oficiais)?)",
    "",
  ],
  [
    "(?:on (?:me )?dit qu?e?|on m a dit qu?e?|j ai (?:lu|entendu(?: dire)?) qu?e?|est-il (?:exact|correct|juste|vrai) qu?e?|c est vrai qu?e?|est-ce vrai qu?e?|(?:un|une|mon|ma) (?:collegue|ami|amie|professeur|prof) (?:dit|affirme|pretend) qu?e?|vrai ou faux|il parait qu?e?)",
    "{truth}",
  ],
  [
    "(?:dicen que|se dice que|he (?:leido|oido) que|me (?:dijeron|han dicho) que|es (?:correcto|cierto|verdad|exacto) que|(?:un|una|mi) (?:colega|amigo|amiga|profesor|profesora) (?:dice|afirma|asegura) que|verdadero o falso|parece que)",
    "{truth}",
  ],
  [
    "(?:dizem que|diz-se que|li que|ouvi(?: dizer)? que|e (?:correto|certo|verdade|exato) que|sera (?:verdade )?que|(?:um|uma|o meu|a minha|meu|minha) (?:colega|amigo|amiga|professor|professora) (?:diz|afirma|garante) que|verdadeiro ou falso|parece que)",
    "{truth}",
  ],
]

/** Behind a question. */
export const TAILS: readonly Frame[] = [
  ["(?:is|was|are|were|does|did|do|has|have|had) (?:it|they|that|he|she) not|fact", "{truth}"],
  ["(?:lol|haha+|ball-?park|mate|guys|folks|bro|man|edition|asap|ty|tia)", ""],
  [
    "(?:yes or no|true or false|right or wrong|fact or fiction|correct or not|true or not|correct or incorrect|or am i wrong)",
    "{truth}",
  ],
  [
    "(?:right|correct|true|yes|no|eh|innit|huh|or not|yeah|yep|ok|okay|agreed?|confirm|verify)",
    "{truth}",
  ],
  [`${BE} not (?:it|they|that|this|there|he|she)`, "{truth}"],
  [
    `(?:can|could) (?:that|this|it) (?:really |actually )?be (?:${SO})|(?:is|was) (?:that|this|it) (?:really |actually |indeed )?${SO}|(?:is|was) (?:that|this) (?:claim|statement|figure|story) (?:true|correct|right|accurate)|am i (?:right|correct)|is (?:he|she|my \\w+|this) (?:right|correct)|are they (?:right|correct)|(?:is|was) (?:that|this|it) (?:true|correct) or (?:false|not)|does that hold(?: up)?|(?:do|does) (?:he|she|they|it) have a point|is there (?:any )?truth (?:in|to) (?:that|it|this)|do you agree|would you agree|can you confirm(?: that| this)?|please confirm`,
    "{truth}",
  ],
  [
    "(?:please|pls|thanks|thx|thank you|cheers|do you know|any idea|any ideas|tell me|if (?:you|anyone) knows?|if (?:at all )?(?:known|possible|available)|in your data|in the data|per your data|you know|i wonder|i mean|or so|or thereabouts|give or take|more or less|roughly|approximately|approx|exactly|precisely|to be (?:exact|precise)|for (?:the record|reference|me)|again|then|by the way|btw|by any chance|at all|anyway|what is (?:it|that)|what was (?:it|that)|which (?:is|was) it|how much (?:is|was) (?:it|that)|what is the (?:answer|figure|number)|who is it|who was it|which ones?|which one is it|what would that be|as far as (?:is|we|anyone|you) knows?(?:n)?)",
    "",
  ],
  [
    "(?<=how many )(?:(?:of them |countries |such countries )?(?:are|were|is|was) (?:there|they|that|those|it)(?: in (?:all|total))?|in (?:all|total)|of them|altogether|fit|qualify)",
    "",
  ],
  ["count them(?: up)?|how many is that|give (?:me )?the count|number of them", "how many"],
  ["list them|name them|who are they|which are they|which ones are they", "which countries"],
  [
    "(?:n est-ce pas|c est (?:vrai|juste|exact|correct)|vrai|exact|pas vrai|hein|est-ce (?:vrai|exact|correct))",
    "{truth}",
  ],
  [
    "(?:verdad|cierto|correcto|no es (?:cierto|verdad|asi)|es (?:cierto|verdad|correcto)|a que si)",
    "{truth}",
  ],
  ["(?:certo|verdade|correto|nao e(?: verdade)?|e verdade|ne|esta certo)", "{truth}"],
  ["(?:s il (?:te|vous) plait|svp|stp|por favor|merci|gracias|obrigad[oa])", ""],
]

/** Anywhere in a question. */
export const ASIDES: readonly Frame[] = [
  // How firmly or frankly something is said does not change what is asked.
  [
    "(?:(?:strictly|roughly|broadly|generally|frankly|honestly|technically|properly|loosely|statistically|economically|objectively|realistically|quite honestly) speaking|to be (?:honest|frank|fair|clear|blunt|sure)|in a nutshell|in a word|in brief|in plain (?:english|terms|numbers)|needless to say|so to speak|if you (?:please|will|would|do not mind)|if i may|(?:for|oh) (?:heaven|god|goodness|pete|christ)(?:s|'s)? ?sakes?|(?:just |purely |merely )?out of (?:sheer |pure |idle |plain |simple )?(?:interest|curiosity)|when all is said and done|at the end of the day|all things considered|believe it or not|strange as it (?:may )?(?:sound|seem)|long story short|if memory serves(?: me)?(?: (?:right|well|correctly))?|if i (?:remember|recall)(?: (?:right|rightly|correctly|well))?|as (?:i|we|you) (?:recall|remember)|off the top of (?:your|my) head|for what it is worth|first off|first of all|to begin with|once and for all|on the whole|by and large|in actual fact|in essence|at a guess|as luck would have it|lo and behold)",
    "",
  ],
  [
    "(?<=\\bhow |\\bwhat |\\bwho |\\bwhich |\\bwhere )(?:on earth|in the world|in heaven|the heck|the hell|the devil|in god name)(?= (?:is|are|was|were|did|does|do|has|have|had|many|much|high|big|large|rich)\\b)",
    "",
  ],
  [
    "(?:the |an? )?(?:ball-?park|rough|approximate|exact|precise) (?:figure|number|estimate|value|level) (?:for|of)(?= )",
    "",
  ],
  // "What sort of inflation", "what kind of growth rate".
  [
    "(?<=\\bwhat )(?:sort|kind|type|manner)s? of(?= (?:an? |the )?(?!countr|nation|econom|state|people|person)[a-z])",
    "",
  ],
  [
    `(?:according to|going by|judging by|based on|on the basis of|as per|using|taking)(?: (?:the|your|our|all|any|its))*(?: (?:official|latest|available|published|recorded|newest|most recent|best|actual|national|reported|historical))*(?= (?:(?:19|20)\\d\\d )?${NOTED}\\b)`,
    "",
  ],
  [
    "(?:as far as (?:is|we|anyone|you|i) knows?n?|to (?:your|our|my) knowledge|if i may ask|give or take|more or less|to be (?:exact|precise)|as a matter of fact|by the way|all in all|by any chance|for the record|if known|as it were|you know)",
    "",
  ],
  [
    "(?:at|as of|by) (?:the )?(?:last|latest|most recent|newest) (?:count|census|reading|tally|estimate|report)",
    "latest",
  ],
  // What was begun and put right: "has it ever … no, just: was it …".
  [
    "(?:ever |once |always )?(?:no|sorry|i mean|make that|or rather|scratch that|correction)(?: (?:no|wait|sorry|just|actually|rather))*(?= (?:is|are|was|were|did|does|has|have|had) (?:it|they|that)\\b)",
    "",
  ],
]
