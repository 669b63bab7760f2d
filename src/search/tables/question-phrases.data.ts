/** What people say in questions, by the label of the subject: verbs and everyday words where names have nouns. */
export const QUESTION_PHRASES: readonly (readonly [label: string, says: string])[] = [
  [
    "GDP per capita",
    "getting richer|getting poorer|become richer|people richer|how rich are people",
  ],
  [
    "GDP growth",
    "economy shrink|economy shrinking|economy grow|economy doing|in recession|economy expanding",
  ],
  [
    "GNI per capita",
    "people earn|earn a year|earn on average|average person make|average person earn",
  ],
  [
    "Inflation",
    "prices went up|prices gone up|living more expensive|more expensive to live|prices rise|prices rising|things cost more|life more expensive|things dearer",
  ],
  [
    "Public debt",
    "state owe|country owe|government dept|public dept|national dept|country in debt|how indebted|money borrowed by the government",
  ],
  ["Exports", "sell abroad|sell to other countries|sell to the world|country sells|ship abroad"],
  [
    "Imports",
    "buy from abroad|buy from other countries|bring in from abroad|comes from abroad|buy abroad",
  ],
  [
    "Remittances",
    "money sent home|send money home|migrants send home|money from the diaspora|sent home|abroad send back|send back home|send money back|people abroad send|workers abroad send",
  ],
  ["Foreign aid", "gets aid|receive aid|aid money"],
  [
    "Military spending",
    "spent on soldiers|spent on weapons|spent on war|spend on the army|spent on the army|spent on defence",
  ],
  ["Armed forces", "how many troops|soldiers have|people in the army"],
  [
    "Infant mortality",
    "babies die|babies dying|die as babies|die before their first birthday|newborns and infants die|infants die|infants dying|how many infants",
  ],
  [
    "Child mortality",
    "children die|children dying|kids die|die before five|die before their fifth birthday|children survive|survive to five|children survive to five|live to five|reach their fifth birthday",
  ],
  [
    "Maternal mortality",
    "women die giving birth|die giving birth|die in childbirth|mothers die|mothers dying|die in labour|women die in childbirth",
  ],
  [
    "Life expectancy",
    "how old when they die|old are people when they die|people live on average|expect to live|people live the longest|live longest|live the shortest|years do people live",
  ],
  [
    "Fertility rate",
    "kids women have|kids do women have|children women have|babies women have|children a woman has|children per family|kids per family",
  ],
  [
    "Child marriage",
    "girls marry|girls married|marry before 18|married before 18|marry as children|marry before 15|married young|child brides",
  ],
  ["Handwashing", "wash hands|wash their hands|people wash hands|soap at home|soap and water"],
  [
    "Hunger",
    "go hungry|going hungry|hungry people|people hungry|enough to eat|people starving|starve",
  ],
  ["Food supply", "calories do people eat|calories people eat|how much people eat"],
  [
    "Road deaths",
    "die on the roads|die on roads|people die on the roads|people die in traffic|people die in car crashes|killed on the roads|die in car crashes|die in traffic",
  ],
  [
    "Murder rate",
    "people murdered|people killed|get killed|safe to walk|how dangerous|how violent",
  ],
  ["Suicide", "kill themselves|take their own life|die by suicide"],
  ["Smoking", "people smoke|smoke cigarettes|men smoke|women smoke"],
  ["Alcohol consumption", "people drink|beer do people drink|drink alcohol|beer people drink"],
  ["Overweight", "people overweight|too heavy|people fat"],
  ["Doctors", "how many doctors|see a doctor|doctors are there"],
  ["Universal health coverage", "get health care|get treated when ill"],
  ["HIV", "have aids|live with hiv|people with hiv|have hiv"],
  ["Malaria", "get malaria|catch malaria|have malaria"],
  [
    "Literacy rate",
    "learned to read|learn to read|never learned to read|taught to read|people read|read and write|able to read|cannot read|can read",
  ],
  [
    "Primary school enrolment",
    "children go to school|kids go to school|go to primary school|start school",
  ],
  [
    "University enrolment",
    "go to college|students go to university|study at university|go to university",
  ],
  [
    "Children out of school",
    "children not in school|kids not in school|do not go to school|never go to school|miss school",
  ],
  [
    "Internet users",
    "use the internet|go online|people online|surf the web|are online|on the internet",
  ],
  ["Mobile phones", "own a phone|have a mobile phone|people have phones|have a phone"],
  [
    "Electricity access",
    "have light at home|live without electricity|live in the dark|everybody have power|everyone have electricity|homes have light",
  ],
  ["Electricity use", "electricity do people use|electricity used|power do people use"],
  [
    "Safe water",
    "clean water|drink safe water|get clean water|have clean water|have running water",
  ],
  ["Sanitation", "have a toilet|have toilets|use a toilet"],
  [
    "Clean cooking",
    "use firewood|cook with wood|cook with firewood|cook with charcoal|cook with gas|use charcoal|burn wood|still use firewood",
  ],
  ["Slums", "live in slums|live in a slum|living in slums"],
  [
    "Urban population",
    "live in cities|live in towns|live in the city|people in cities|city people",
  ],
  ["Rural population", "live in the countryside|live in villages|people in villages"],
  [
    "Population density",
    "how crowded|people per square kilometre|crowded is|densely populated|densely people live",
  ],
  [
    "Population growth",
    "population growing|population grow|population increasing|population shrinking",
  ],
  [
    "Old people",
    "population old|population is ageing|getting older|old is the population|live past 65|older than 65|over 65|people past 65|how many pensioners",
  ],
  ["Young people", "younger than 15|under 15|how young is the population"],
  [
    "Migration",
    "move abroad|moved abroad|leave the country|left the country|people leave|people emigrate|come to live here|moved away",
  ],
  ["Refugees", "refugees live|take in refugees|refugees are there"],
  [
    "Unemployment",
    "cannot find work|unable to find work|cannot find a job|cannot find a job|people out of work|without a job to go to",
  ],
  [
    "Youth unemployment",
    "young people without work|young people out of work|young people have no job|youth without jobs|young people find no work",
  ],
  ["Women at work", "women work|women have jobs|women who work|women in work|women go to work"],
  [
    "Working hours",
    "hours people work|hours do people work|long do people work|how long people work|hours a week people work",
  ],
  [
    "Wages",
    "workers earn|workers paid|people get paid|paid a month|earn a month|how much is a salary",
  ],
  ["Child labour", "children work|children have to work|kids work"],
  ["Inequality", "how unequal|gap between rich and poor|rich and poor apart|how fair are incomes"],
  [
    "Poverty",
    "people are poor|live on a dollar|live on two dollars|live below the poverty line|people poor",
  ],
  ["Tax revenue", "taxes do people pay|tax do people pay|pay in tax|pay in taxes|taxes paid"],
  [
    "Corporate tax",
    "tax companies pay|tax do companies pay|tax firms pay|companies pay tax|businesses pay in tax",
  ],
  ["Corruption", "how corrupt|most corrupt|take bribes"],
  [
    "Voice and accountability",
    "press free|free is the press|how free is the press|freedom of the press|people free to speak|how democratic|free are people|people free|free to vote|how free are people|how free",
  ],
  [
    "Starting a business",
    "start a business|open a business|start a company|easy to start a business|set up a company",
  ],
  ["Ease of doing business", "easy to do business|easy is it to do business|good for business"],
  [
    "Interest rate",
    "cost of borrowing|borrowing cost|cost to borrow|borrowing money cost|loan cost|banks charge|bank charge for a loan",
  ],
  [
    "Exchange rate",
    "dollar worth|currency worth|worth in dollars|dollars buy|how strong is the currency|how weak is the currency|dollar cost",
  ],
  [
    "Petrol price",
    "pay for petrol|petrol cost|fuel cost|litre of petrol|fill up a car|pay for gas at the pump",
  ],
  ["Cars", "own a car|cars on the road|vehicles on the road|have a car|have cars|cars are there"],
  ["Tourists", "tourists visit|tourists come|visitors come|people visit"],
  [
    "Air pollution",
    "clean the air|clean is the air|air clean|dirty is the air|dirty the air|air dirty|breathe dirty air|air people breathe",
  ],
  [
    "CO2 emissions",
    "carbon emitted|pollute|pollutes|how much does the country pollute|warm the planet",
  ],
  [
    "Forests",
    "covered by trees|covered in trees|land is forest|trees are left|cut down trees|trees cut|forest lost",
  ],
  ["Rainfall", "rain falls|rain fall|does it rain|rains in a year"],
  ["Fishing", "fish caught|fish are caught|fish do they catch|catch fish"],
  [
    "Land area",
    "how big is the country|how large is the country|size of the country|square kilometres",
  ],
  ["Renewable energy", "energy from wind and sun|green energy|energy is green|clean energy"],
  [
    "Solar and wind power",
    "electricity from the sun|power from the sun|electricity from wind|sun and wind",
  ],
  [
    "Women in parliament",
    "women in politics|women sit in parliament|women are in parliament|female politicians",
  ],
  ["Healthy life expectancy", "stay healthy|live in good health|years in good health"],
  [
    "Vaccination",
    "children vaccinated|get vaccinated|kids vaccinated|are vaccinated|get jabs|jabbed|get their shots",
  ],
  ["Bank accounts", "have a bank account|own a bank account|people with a bank account"],
  [
    "Foreign reserves",
    "dollars in the central bank|money does the central bank hold|central bank hold",
  ],
  ["Budget deficit", "spend more than it earns|spends more than it takes|government overspend"],
  [
    "Health spending",
    "spent on health|spend on health|spent on hospitals|spent on doctors|health care cost",
  ],
  ["Education spending", "spent on schools|spend on schools|spent on education|spent on teachers"],
  ["Government spending", "government spend|state spend|money does the government spend"],
  ["Agriculture", "comes from farming|economy is farming|earned by farming|live off farming"],
  ["Farm jobs", "work on farms|work in farming|work in fields|people farm"],
  ["Natural disasters", "people hit by disasters|disasters hit|die in disasters"],
  [
    "Foreign direct investment",
    "foreigners invest|foreign companies invest|invested by foreigners|foreign money comes in|foreign firms invest",
  ],
  ["Farmland", "land farmed|land is farmed|used for farming|land for farming|land used by farmers"],
  ["Immigrants", "foreigners live|people born abroad|born in another country|people from abroad"],
  ["Refugees by origin", "people fled|flee the country|people flee|fled from"],
  ["Bank credit", "banks lend|lent by banks|bank lends|banks lend to firms"],
  [
    "GDP",
    "biggest economy|economy bigger|economy get bigger|economy worth|country produce|country worth",
  ],
  [
    "Birth rate",
    "babies born|babies are born|children are born|children born each year|born every year",
  ],
  [
    "Tuberculosis",
    "catch tuberculosis|get tuberculosis|people with tuberculosis|have tuberculosis",
  ],
  [
    "Class size",
    "pupils per teacher|pupils does a teacher have|children in a class|students per teacher|how crowded are classrooms",
  ],
  [
    "Primary completion",
    "finish primary school|complete primary school|girls finish school|children finish school|finish school|leave school early|drop out of school",
  ],
  [
    "Interest payments",
    "pays in interest|spent on interest|pay on its debt|interest on its debt|budget pays interest",
  ],
  ["Debt service", "repay its debt|pays back|debt paid back|repay loans|pay back loans"],
  ["Electricity generation", "power plants make|electricity produced"],
  [
    "Renewable electricity",
    "electricity from wind and sun|electricity from dams|power is renewable|power from steam",
  ],
  ["Cattle", "how many cows|cows are there|cows kept"],
  ["Oil price", "barrel of oil|oil barrel cost|price of a barrel|oil cost"],
  ["Oil production", "oil pumped|pump oil|oil does it pump|barrels a day"],
  ["Gold price", "gold worth|ounce of gold|gold cost"],
  ["Largest city", "live in the capital|biggest city|people in the largest city"],
  ["Political stability", "is it safe from war|safe from terror|how peaceful|how stable"],
  [
    "Government effectiveness",
    "government work well|well run|well governed|honest is the government|how good is the government",
  ],
  [
    "Women in business",
    "women own businesses|women own firms|women run businesses|firms owned by women|businesses owned by women",
  ],
  ["Women managers", "women bosses|women in charge|women who manage|female bosses"],
  [
    "Air passengers",
    "people fly|people who fly|fly by plane|planes fly|travel by air|passengers fly|passengers does an airline carry|how many passengers",
  ],
  [
    "Roads",
    "good the roads|good are the roads|roads paved|paved roads|how good are roads|roads are there",
  ],
  ["Railways", "trains run|railway lines|people take the train|go by train"],
  ["Female population", "more women than men|women than men|how many women live"],
  ["Anaemia", "women short of iron|lack iron|short of iron"],
  [
    "Malnutrition",
    "children too short|too short for their age|short for their age|children growing badly|badly fed children",
  ],
  ["Wasting", "too thin|children too thin|thin for their height"],
  ["Obesity", "people obese|obese people|children too heavy"],
  ["Nurses", "nurses work|how many nurses"],
  ["Hospital beds", "beds in hospitals|beds do hospitals have|how many beds"],
  ["Contraception", "use contraception|use family planning|use the pill|use birth control"],
  [
    "Teenage pregnancy",
    "teenagers have babies|girls have babies|teenage girls give birth|teenage mothers|young mothers|mothers as teenagers|become mothers|mothers before 20",
  ],
  ["Savings", "people save|save money|put aside"],
  ["Tourism income", "tourists spend|tourists bring in|earned from tourists|spent by tourists"],
  [
    "Natural resources",
    "earned from resources|live off resources|money from mines|money from mining|depend on oil",
  ],
  ["Manufacturing", "factory output|things made in factories|made in factories"],
  ["Carbon intensity", "carbon for each dollar|carbon per dollar"],
  [
    "Threatened animals",
    "animals dying out|animals threatened|species dying out|animals at risk|elephants left|animals left|lions left|wild animals",
  ],
  ["Protected areas", "nature protected|land protected|national parks|nature reserves"],
  [
    "Fresh water",
    "water left|fresh water is there|water each person has|how much water does each person have",
  ],
  ["Water stress", "short of water|running out of water|water run out|water scarce|water shortage"],
  [
    "Displaced people",
    "driven from home|had to leave home|lost their homes|forced from home|homeless by war",
  ],
  [
    "Deaths in war",
    "die in wars|killed in war|killed in fighting|die in the war|killed in battle|killed in wars|killed by war|people killed in wars|soldiers killed",
  ],
  ["Arms imports", "weapons bought|buy weapons|guns bought abroad|buys arms"],
  ["Arms exports", "weapons sold|sell weapons|sells arms|guns sold abroad"],
  ["Ports", "ships in ports|containers shipped|containers handled|port traffic"],
  ["Computers", "own a computer|homes with a computer|have a computer"],
  ["Trained teachers", "teachers trained|teachers are trained|qualified teachers"],
  ["Self-employment", "work for themselves|own boss|be their own boss|works for himself"],
  ["Patents", "things invented|new inventions|invent things|inventions made"],
  ["Researchers", "how many scientists|scientists are there|people do research"],
  [
    "Population",
    "people altogether|populous|country has the most people|country has the fewest people",
  ],
]
