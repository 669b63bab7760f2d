/** Further words for subjects of the other tables, by their label: everyday English. Words of other languages are in `measure-words.data.ts`. */
export const MORE_PHRASES: readonly (readonly [label: string, says: string])[] = [
  [
    "GDP",
    "wealth of the country|national wealth|total output|how big is the economy|GDP total|gross domestic",
  ],
  [
    "Population",
    "how many inhabitants|number of inhabitants|people in the country|residents|population size|head count",
  ],
  [
    "Inflation",
    "rate of inflation|inflation rate|price rises|things getting more expensive|price rise|prices going up|living costs|living cost|CPI growth|consumer prices|higher prices|price growth",
  ],
  [
    "Unemployment",
    "without work|without jobs|without a job|people without jobs|people without work|unemployment rate|joblessness rate|jobless people|lack of jobs",
  ],
  [
    "GDP growth",
    "growth|growth of the economy|growth of economy|economy growing|growing economy|growth rate of the economy|economic boom|GDP growth rate|how fast is the economy growing|economic crisis|slump",
  ],
  [
    "GDP per capita",
    "how rich|wealth per capita|average earnings of people|rich people per capita|prosperity|richest country|richest countries|poorest country|poorest countries|wealthiest countries|output per person",
  ],
  [
    "Life expectancy",
    "how long do people live|average lifespan|average age at death|life span at birth|how long one lives",
  ],
  [
    "Poverty",
    "poor|poorer|the poor|number of poor|share of poor people|poverty headcount|living in poverty|people in extreme poverty|dollar a day|living on less than|less than 3 dollars a day|less than 2 dollars a day|below poverty line",
  ],
  [
    "Exchange rate",
    "exchange rates|against dollar|against the dollar|dollar exchange rate|value against the dollar|dollar price|price of dollar|currency|currencies|value of currency|euro|euros|naira|cedi|shilling|rand|rupee|rupees|yuan|renminbi|peso|pesos|yen|kwacha|birr|ruble|rouble|lira|rupiah|ringgit|baht|dirham|riyal|pound sterling|naira dollar|devaluation|depreciation of the currency",
  ],
  [
    "Interest rate",
    "lending rates|interest on loans|interest on a loan|cost of credit|cost of loans|loan interest|price of credit|borrowing rate|mortgage rate",
  ],
  [
    "Public debt",
    "government owes|owe|owes|how much does the government owe|state borrowing|government borrowing|debt of the government|debt of the state|debt burden|debt ratio|debt levels|government debt to GDP|debt to gdp ratio",
  ],
  [
    "Exports",
    "sells abroad|exports of goods and services|goods and services exports|sold abroad|sold to other countries|goods and services sold|export earnings|export value|export volume",
  ],
  [
    "Imports",
    "buys from abroad|imports of goods and services|goods and services imports|bought from other countries|import value|import bill|goods bought",
  ],
  [
    "Electricity access",
    "electricity at home|homes with power|households with electricity|people with electricity|people without electricity|connected to the grid|electrified|power at home|lights at home",
  ],
  [
    "Internet users",
    "people using the internet|people on the internet|who is online|online|web access|access to the internet|use of internet|connected to the internet|internet connection|internet connectivity|share of people online",
  ],
  [
    "Foreign direct investment",
    "FDI inflows|FDI inflow|foreign capital|foreign companies investing|overseas investment|foreign investors|FDI net inflows",
  ],
  [
    "Remittances",
    "money sent home by migrants|money from relatives abroad|money from migrants|diaspora remittances|migrant remittances|money transfers|remittances received|workers remittances",
  ],
  [
    "Tax revenue",
    "how much tax|tax paid|tax people pay|tax receipts|tax ratio|taxes collected|tax level",
  ],
  [
    "Literacy rate",
    "people who can read|able to read|read and write|illiterate|illiterate people|adult literacy|literate|literate people|adults who can read|people can read and write",
  ],
  [
    "Infant mortality",
    "infant death rate|babies dying before first birthday|dying before first birthday|death of babies|infant mortality rate|deaths of infants",
  ],
  [
    "Child mortality",
    "children die|children dying before five|die before age five|children die before age five|die before five|under fives dying|death of children|under five deaths|under 5 deaths|child death rate|deaths of children|under five mortality rate",
  ],
  [
    "Maternal mortality",
    "women dying in childbirth|mothers die|death of mothers|women dying giving birth|dying giving birth|deaths of mothers|maternal death|maternal mortality rate|pregnancy deaths",
  ],
  ["CO2 emissions", "CO2 output|carbon pollution|carbon output|CO2 pollution"],
  [
    "CO2 emissions per capita",
    "carbon footprint per person|CO2 per head|emissions per person|emissions per capita|carbon per person|carbon footprint per capita",
  ],
  [
    "Greenhouse gas emissions",
    "global warming gases|warming gases|climate pollution|climate change|warming|greenhouse emissions|climate gases|gases",
  ],
  [
    "HIV",
    "people living with HIV|HIV infection rate|HIV positive|people have HIV|infected with HIV",
  ],
  [
    "Health spending",
    "spend on health|spends on health|money for health|medical spending|healthcare costs|health costs|health expenditures|cost of healthcare",
  ],
  [
    "Education spending",
    "spend on education|spends on education|spend on schools|money for schools|spending on schools|school funding|education funding|education expenditures|schools budget",
  ],
  ["GNI per capita", "average income per person|gross national income per capita"],
  [
    "Current account",
    "current account deficit|current account surplus|external balance of payments",
  ],
  ["Trade balance", "exports minus imports|trade shortfall|balance of goods and services"],
  [
    "External debt",
    "debt to foreigners|owed abroad|money owed abroad|debt to other countries|overseas debt",
  ],
  ["Foreign reserves", "dollar reserves|reserves|reserves of foreign currency"],
  [
    "Budget deficit",
    "government overspending|deficit|fiscal surplus|government surplus|budget gap|public deficit",
  ],
  [
    "Government spending",
    "spending by government|size of government|government expenses|government expenditures|how much the government spends",
  ],
  ["Government revenue", "income of the government|government income|government takes in"],
  [
    "Tariffs",
    "tariff rate|duties on imports|tax on imports|taxes on imports|trade barriers|border tax",
  ],
  ["Money supply", "amount of money|money stock|M1|quantity of money"],
  [
    "Bank credit",
    "loans to companies|loans to firms|lending by banks|credit|private sector credit|loans",
  ],
  [
    "Bad loans",
    "NPLs|NPL ratio|loans not repaid|unpaid loans|defaulted loans|loans that are not paid back",
  ],
  [
    "Deposit rate",
    "interest on deposits|bank deposit interest|savings account interest|savings rate interest",
  ],
  [
    "Stock market",
    "share price|stock prices|equity market|stock market capitalization|stock market value|market capitalisation of companies|bourse",
  ],
  [
    "Bank accounts",
    "people with a bank account|people with bank accounts|having a bank account|account ownership|access to banking|access to finance|people without a bank account",
  ],
  ["Savings", "saving rate|savings rate|how much people save|national saving"],
  ["Investment", "investment rate|investment share|investing|capital spending|domestic investment"],
  [
    "Household spending",
    "what families spend|family spending|spending of households|private spending|consumer expenditure",
  ],
  [
    "Inequality",
    "gap between rich and poor|difference between rich and poor|rich poor gap|unequal incomes|income equality|unfair distribution|wealth inequality",
  ],
  [
    "Hunger",
    "going hungry|people going hungry|not enough to eat|lack of food|hungry people|people without enough food|malnourished people|starving people|food shortage",
  ],
  [
    "Malnutrition",
    "stunted growth|chronic malnutrition|short for age|malnourished children|children too small",
  ],
  ["Obesity", "too fat|obesity rate|obese adults|adult obesity"],
  [
    "Safe water",
    "drinkable water|safe drinking water|clean drinking water|water at home|basic drinking water|drinking water access|people without clean water",
  ],
  [
    "Sanitation",
    "basic sanitation|safe toilets|access to toilets|proper toilets|people with toilets|sewers",
  ],
  [
    "Doctors",
    "physician density|doctors per 1000|doctors per 1,000 people|physicians per capita|doctors per capita|number of physicians|medical doctors",
  ],
  ["Nurses", "number of nurses|nurses per capita"],
  ["Hospital beds", "beds in hospitals|number of hospital beds|hospital beds per 1000"],
  [
    "Vaccination",
    "immunization|vaccination rate|vaccination coverage|children vaccinated|immunisation coverage|vaccinated children",
  ],
  ["Tuberculosis", "TB cases|TB rate|consumption disease|tuberculosis incidence"],
  [
    "Smoking",
    "smoke|people who smoke|cigarette smoking|smoking rate|tobacco smoking|share of smokers",
  ],
  [
    "Alcohol consumption",
    "drinking|how much people drink|liquor|alcohol use|alcohol drinking|alcohol per person",
  ],
  ["Suicide", "people killing themselves|suicide mortality|self harm deaths"],
  [
    "Road deaths",
    "car accident deaths|road accidents deaths|traffic accidents|killed on the roads|deaths on the road|traffic fatalities|road fatalities|road safety|road traffic deaths|deaths in traffic",
  ],
  [
    "Birth rate",
    "number of births|births per 1000|births per thousand|how many babies are born|live births|crude birth rate",
  ],
  [
    "Death rate",
    "people die|people die each year|how many people die each year|number of deaths|deaths per 1000|crude death rate|annual deaths",
  ],
  [
    "Fertility rate",
    "children per mother|children born per woman|children each woman has|how many children do women have per woman|babies each woman has|total fertility rate|total fertility|kids per woman",
  ],
  [
    "Teenage pregnancy",
    "pregnant teenagers|teenagers giving birth|teen mothers|adolescent births|young mothers|births to teenagers",
  ],
  [
    "Child marriage",
    "girls married|married before 18|girls married before 18|marriage before 18|underage marriage",
  ],
  ["Child labour", "children at work|children who work|working kids|kids working|child workers"],
  [
    "Population growth",
    "growing population|population growing|is the population growing|population increase|population growth rate|rate of population growth",
  ],
  [
    "Population density",
    "people per square kilometer|people per sq km|how crowded|how densely populated|inhabitants per square kilometre|crowding",
  ],
  [
    "Urban population",
    "people living in cities|living in cities|living in towns|share of people in cities|urban share|urban dwellers|people in towns|urbanisation rate",
  ],
  [
    "Rural population",
    "people living in the countryside|people living in rural areas|living in rural areas|living in the country side|living in villages|rural people|rural share|people in rural areas",
  ],
  [
    "Old people",
    "over 65|65 and above|aged 65|aged 65 and above|65 plus|population over 65|population aged 65 and above|elderly people|elderly population|older population|senior citizens|retired people|old age",
  ],
  [
    "Young people",
    "under 15|children under 15|share of young people|youth population|population 0 14|children in the population|aged under 15",
  ],
  [
    "Migration",
    "people leaving the country|people moving abroad|people leaving|emigrants|brain drain|people moving in|net migrants",
  ],
  [
    "Refugees",
    "refugees hosted|asylum|refugee numbers|refugees living in|refugees taken in|hosting refugees",
  ],
  [
    "Youth unemployment",
    "young people without jobs|young people without work|young jobless|jobless young people|unemployment of young people|youth without jobs|unemployment among young people",
  ],
  ["Labour force", "labour supply|economically active|total workforce|size of the workforce"],
  [
    "Labour force participation",
    "LFPR|share of people working or looking for work|labour participation",
  ],
  [
    "Women at work",
    "share of women working|women in work|women who work|women in jobs|women in employment|share of women who work|female labour participation|female workforce|women labour force|women work|working mothers|female labour force participation|women in the labour force",
  ],
  [
    "Employment",
    "people with jobs|people with a job|share of people with jobs|people working|employment to population|number of jobs",
  ],
  [
    "Youth not in work or school",
    "youth neither working nor studying|young people not in work or school|young people not in employment or education|youth not in employment|young people doing nothing|idle young people",
  ],
  [
    "Productivity",
    "productivity of workers|output per hour|worker productivity|efficiency of workers",
  ],
  [
    "Primary school enrolment",
    "children going to school|going to primary school|kids in school|kids in primary school|pupils in primary school|primary enrollment|primary schooling",
  ],
  [
    "Secondary school enrolment",
    "teenagers in school|going to secondary school|secondary enrollment|secondary schooling|high school enrolment|high school students",
  ],
  [
    "University enrolment",
    "university enrollment|tertiary enrollment|tertiary enrolment|students at university|people going to university|going to college|college students|college enrolment|higher education enrolment",
  ],
  [
    "Children out of school",
    "kids not in school|children not in school|not going to school|not attending school|kids out of school|without schooling|school drop outs",
  ],
  [
    "Class size",
    "teachers per pupil|teacher pupil ratio|students per class|children per teacher|size of classes|student teacher ratio|kids per teacher|number of teachers",
  ],
  [
    "Mobile phones",
    "people with mobile phones|phones|phone|smartphones|cell phone|cell phone subscriptions|cellular subscriptions|mobile phone ownership|mobile subscribers",
  ],
  [
    "Broadband",
    "internet speed|fixed broadband|broadband connections|home internet|internet subscriptions|fibre",
  ],
  [
    "Electricity use",
    "electricity use per person|power use per person|electricity per person|electricity consumption per capita|electric power use|how much electricity people use|kwh per capita",
  ],
  [
    "Energy use",
    "energy use per person|energy per capita|energy consumption per capita|energy used|how much energy is used",
  ],
  [
    "Renewable energy",
    "renewable|renewable share|share of renewables|sustainable energy|clean power|renewable sources",
  ],
  [
    "Clean cooking",
    "clean fuels for cooking|cooking with wood|charcoal|clean stoves|cooking with gas|fuels for cooking|clean cooking fuels",
  ],
  [
    "Petrol price",
    "car fuel cost|cost of petrol|cost of gasoline|cost of fuel|price of fuel|price of gasoline|pump price|pump prices|gas at the pump|petrol cost|petrol prices|fuel",
  ],
  ["Diesel price", "cost of diesel|diesel cost|diesel prices|diesel fuel price"],
  [
    "Oil wealth",
    "dependent on oil|dependence on oil|oil dependence|oil income|oil earnings|income from oil|reliance on oil|petroleum rents",
  ],
  [
    "Natural resources",
    "raw materials wealth|resource dependence|dependence on resources|resource income|income from natural resources",
  ],
  [
    "Air pollution",
    "polluted air|fine dust|particulate matter|bad air|clean air|pollution|fine particles",
  ],
  [
    "Forests",
    "trees|trees cut down|trees cut|cutting down trees|forest loss|loss of forest|forest cover|jungle|forested land|deforestation rate|wooded area",
  ],
  ["Farmland", "land for farming|land used for farming|agricultural area|farming land|fields"],
  [
    "Land area",
    "size of the country|how big is the country|how large is the country|area|total area|size of country|country area",
  ],
  ["Fresh water", "water used|use of water|freshwater withdrawals|water taken"],
  ["Fishing", "fish caught|fish production|fishery production|catch of fish"],
  [
    "Agriculture",
    "share of farming|agriculture share of GDP|agriculture in GDP|agricultural sector|farm sector|farming share of GDP|contribution of agriculture",
  ],
  ["Cereal yield", "yield of cereals|grain per hectare|harvest per hectare|cereal yields"],
  ["Cereal production", "grain harvest|cereal harvest|grain output"],
  ["Fertiliser use", "fertilisers|use of fertiliser|fertilizer use|chemical fertiliser"],
  [
    "Farm jobs",
    "farmers share of jobs|share of farmers|people working in agriculture|people working on farms|jobs in agriculture|jobs in farming|agricultural employment|people who farm|people in farming",
  ],
  [
    "Manufacturing",
    "manufacturing share|share of manufacturing|manufacturing sector|making things|manufacturing share of GDP",
  ],
  ["Industry", "industry share of GDP|industrial sector|share of industry in GDP"],
  ["Services", "services share of GDP|share of services|service industry"],
  [
    "Tourists",
    "holiday visitors|number of tourists|tourists visit|tourists come|foreign tourists|tourists per year|international visitors|visitor numbers|visitor arrivals|inbound tourism|travellers|people visiting|tourism arrivals|foreign guests",
  ],
  [
    "Tourism income",
    "money from tourists|money from tourism|income from tourism|income from tourists|earnings from tourism|tourist money|tourists spend|tourism dollars|revenue from tourism",
  ],
  [
    "Foreign aid",
    "aid money|aid flows|foreign assistance|development assistance|overseas aid|donor aid|aid from abroad|international aid|aid per capita",
  ],
  [
    "Military spending",
    "military|defence|defense|army budget|army spending|spending on the army|money for the army|arms spending|military expenditures|cost of the army|defence expenditure",
  ],
  [
    "Armed forces",
    "military size|number of soldiers|military personnel|size of the army|size of the military|how many soldiers",
  ],
  [
    "Murder rate",
    "how safe|killed people|homicide numbers|homicides per 100000|intentional homicide|people murdered|safety|gun deaths|crimes",
  ],
  [
    "Women in parliament",
    "women politicians|women MPs|female parliamentarians|women in government|women lawmakers|female lawmakers|share of women in parliament|women members of parliament",
  ],
  ["Corruption", "corrupt|corrupt officials|how corrupt|corruption level|corruption index"],
  ["Rule of law", "law and order|courts"],
  ["Political stability", "political violence|stable government|stability"],
  ["Ease of doing business", "easy to how easy is it to business friendly|business friendliness"],
  [
    "Starting a business",
    "time to start a business|days to start a business|open a business|opening a business|start a company|set up a company",
  ],
  [
    "Air passengers",
    "people flying|plane passengers|passengers flown|flight passengers|planes|plane travel",
  ],
  ["Railways", "rail|train network|length of railways|railway lines|railroads|rail lines"],
  ["Ports", "container throughput|TEU|shipping containers|port container traffic|sea freight"],
  ["Patents", "inventors|new inventions|patents filed|patent filings|patented inventions"],
  [
    "High-technology exports",
    "hi tech exports|advanced technology exports|export of high technology",
  ],
  ["Youth unemployment", "unemployed young people"],
  ["External debt", "external dept|foreign dept|borrow from abroad"],
]
