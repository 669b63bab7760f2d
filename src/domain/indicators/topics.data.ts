import type { Topic } from "./topic.ts"

/** Words in a name that say a topic; what fits `except` is left out of the name first. */
export type TopicWords = {
  topic: Topic
  words: RegExp
  except?: RegExp
}

/** What names say. An indicator may fit several; the first three count. */
export const TOPIC_WORDS: readonly TopicWords[] = [
  {
    topic: "crime",
    words:
      /\b(homicides?|murders?|murdered|killings?|manslaughter|crimes?|criminal|thefts?|robber(y|ies)|burglar(y|ies)|assaults?|kidnapping|rape(?! and)|forced sex|(human|arms|wildlife|persons) traffick\w*|traffick(ed|ing)|bribe\w*|terroris\w*|prison population|unsentenced detainees|police|(sexual|physical|domestic|partner|interpersonal|psychological) (\w+ or \w+ )?(violence|assault|abuse)|violence against|violent discipline|physical punishment|corporal punishment|illicit (financial|arms|drug)|money laundering|seized|public order and safety|law courts|expenditure on prisons|walking alone|enforced disappearance|gender-based violence|death rates?[^,]*, violence|, violence\b|injury by firearm|organi[sz]ed crime|intimate partner)\b/i,
    except:
      /political stability and absence of violence(\/| and )terrorism|absence of violence(\/| and )terrorism|poaching and trafficking|\brape (and mustard|seed|oil)|hemp and rape|safe sex/gi,
  },
  {
    topic: "governance",
    words:
      /\b(corruption|bribe\w*|democracy|democrati[sz]ation|democratic (institutions|rights|governance)|autocracy|polity|rule of law|voice and accountability|government effectiveness|regulatory quality|political (stability|rights|regime|competition|participation|institutions|terror)|civil (liberties|rights|society|service)|human rights|parliament\w*|legislatures?|elections?|electoral|voters?|voter turnout|voting (rights|age)|suffrage|enforced disappearance|journalists|(battle|conflict)-related deaths?|deaths from (major )?conflicts|press freedom|freedom of (the press|expression|information)|statistical (capacity|plan|performance|legislation|system|office)|public (service|services|administration|sector) (\w+ )?(quality|management|satisfaction)|satisfied with .*public services|CPIA|judicial independence|institutional quality|birth registration|executive constraints|state (capacity|fragility)|transparency|property rights|discriminat(ed|ion)|members? of developing countries in international organi[sz]ations|approved budget|original budget|e-government|ministerial|Upper Chamber|Lower Chamber|national statistical|human rights institutions)\b/i,
    except:
      /^SABER:.*|discriminatory attitudes|people living with HIV[^,]*discriminat\w*|stigma and discrimination/gi,
  },
  {
    topic: "gender",
    words:
      /\b(gender(?! and age)|gender parity|GPI|female[- ]to[- ]male|female\/male|male[- ]to[- ]female|(girls?|women|females?) (to|per|\/) ?(\w+ )?(boys?|men|males?)|girls\/boys|ratio of (female|girls|women|young literate females)|women and men|girls and boys|men and women|boys and girls|violence against women|intimate partner violence|ever-partnered women|genital mutilation|child marriage|(first )?married (by|before)|first marriage|in union before|maternity (leave|benefits?)|paternity leave|parental leave|unpaid (domestic|care)|unpaid work|domestic (work|chores)|sex ratio|women('s)? (business|in (national )?parliament|in ministerial|in managerial|researchers?|share|empowerment|participat\w+|who (own|make|decide)|making|having|have|own)|seats? (in (national )?parliaments? )?held by (women|men)|held by (women|men)|(women|females?) in (senior|managerial|leadership|parliament|ministerial)|managerial positions|sexual relations|who are (female|women)|percentage of (female|women) (teachers|students|graduates|enrolment|researchers|enrollment)|female (share|teachers|students|pupils|researchers|legislators|staff) (\(%|of|as)|share of (female|women|girls)|proportion of (female|women) (teachers|graduates|researchers|in)|beating|(decision-making|decisions) .*women|law mandates? (equal|nondiscrimination|paid)|women .*(violence|law|rights|parliament|decision\w*|justified)|nonpregnant and nonnursing women|firms with female|female (top manager|ownership|participation in ownership)|reproductive rights|equal (remuneration|rights) (for|of) (women|females)|sex-disaggregated|time spent on unpaid|adolescent girls .*(union|marri))\b/i,
    except:
      /(percentage|share) of female (graduates from.*|\w+[^(]*\b(enrolled|graduating|newly|who are (?!female)\w+)\b.*)|gender[- ]unknown|gender identity|on grounds of \w+|sexual orientation or gender identity|women and children|sexual relations with|pregnant women/gi,
  },
  {
    topic: "poverty",
    words:
      /\b(poverty|(the|working|national|urban|rural) poor|poor (people|households|population)|gini( index| coefficient)?|income (share|inequality|distribution)|consumption inequality|palma ratio|multidimensional\w*|social insurance programs?|(deprived|deprivations?) in|below (the )?(\$|median|50|minimum level of dietary)|less than \$|\$ ?\d+(\.\d+)? ?(a|per) day|social protection|social safety net|safety nets?|slums?|social assistance|bottom 40|prosperity gap|shared prosperity|vulnerable persons|income of (the )?(poorest|bottom)|(poorest|richest) \d+ ?%|deciles?|(highest|lowest|second|third|fourth) (10|20)%|wealth inequality|disability benefit|cash benefit|covered by social|cash transfers?)\b/i,
    except:
      /learning poverty|educational inequality.*|\b(years of schooling|school\w*|education|height|life expectancy|health)\b.*\bgini\b.*|gini coefficient of (average )?(years|education)\S*.*|gini coefficient of schooling|(poorest|richest|lowest|highest) (wealth )?quintile|multidimensional (index of )?\w+ (governance)|food poor|height gini|income level of/gi,
  },
  {
    topic: "debt",
    words:
      /\b(debts?|debt service|indebted\w*|interest payments|PPG|external debt|borrowing from abroad|arrears|principal (repayments|forgiven)|(loans|credits?) from (IMF|IBRD|IDA|the IMF)|IBRD loans|IDA credits|bonded|sovereign (bonds|default)|public and publicly guaranteed|HIPC|IMF (credit|repurchases|purchases)|use of IMF credit)\b/i,
    except: /debt securities issued by banks|bad debts|debt for nature/gi,
  },
  {
    topic: "water",
    words:
      /\b(water|waters|drinking[- ]water|freshwater|wastewater|waste water|groundwater|surface water|sanitation|hygiene|handwashing|hand-washing|open defecation|latrines?|toilets?|septic|sewers?|sewage|sewerage|irrigat\w*|irrigation|desalinat\w*|dam capacity|dams?|rainfall|precipitation|transboundary basins?|river basins?|hydrological|faecal (waste|sludge)|menstrual|WASH|aquifers?|rainfed|lakes? and rivers|runoff|inflow|outflow)\b/i,
    except:
      /housing, water, electricity[^,]*(, gas)?( and other fuels)?|freshwater (fish\w*|and diadromous\S*|crustaceans)|water (buffalo|melon\w*|transport|heaters?|yams?|based|filter)|watermelons?|inland waters?\b(?= fish)|fish\w*[^,]*(in|of) inland waters?|marine waters?|excl\w*\.? coastal water|mineral water\w*|waters? ?(of|and) ice|water,? ?sugar|territorial waters?|oral hygiene|smokers?|water resources management graduates|(capital|investment|net|portfolio|migra\w+|financial|bank\w*|remittance|foreign|trade) (in|out)flows?|(in|out)flows? (of|from|to) \w+ (investment|students?|remittances|capital|people)|hand hygiene training/gi,
  },
  {
    topic: "energy",
    words:
      /\b(energy|electric(ity|al)?|electrification|power (outages?|plants?|generation|consumption|transmission|sector)|power-generating|fuels?|petroleum|petrol|gasoline|diesel|kerosene|crude oil|(?<!\w )oil(?! ?(seed|crop|palm|cake))|\w+ and gas|oil (rents|consumption|production|reserves|price)|crude oil|natural gas|LNG|shale|tar sands|(steam|hard|brown) coal|coal|lignite|peat|nuclear (power|energy|electricity)?|hydropower|hydroelectric\w*|solar|photovoltaic|PV|wind (power|energy|electricity|generation|capacity)|(onshore|offshore) wind|geothermal|biofuels?|bioenergy|bioethanol|biodiesel|biomass (fuels?|energy|power)|renewables|renewable (energy|electricity|power|sources|fuels?|capacity|generation)|fossil[- ]fuels?|charcoal|fuelwood|kWh|LCOE|megawatts?|clean cooking|cooking (fuels?|gas)|solid fuels?|household heating)\b/i,
    except:
      /housing, water, electricity[^,]*(, gas)?( and other fuels)?|share of energy from [^(]*|(dietary|food|calorie|nutritional|metaboli[sz]able) energy( \w+)?|energy (intake|from (fat|protein|carbohydrates?|animal|plant)|adequacy|requirement)|renewable (internal |surface |freshwater |ground)?(fresh)?(water )?(resources?|water|groundwater|surface|freshwater|flows?)\S*|non-?renewable (ground)?water|(vegetable|palm|palm kernel|palmkernel|coconut|copra|soya ?bean|soybean|olive|sunflower(seed)?|groundnut|peanut|cottonseed|rapeseed|rape and mustard|sesame(seed)?|fish|body|liver|maize germ|ricebran|rice bran|oilcrops?|mustard|cooking|castor|linseed|edible|essential|corn|fixed|safflower|jojoba|tung|hempseed|kapok|karite|canola|animal|maize|seed|\w+seed|germ|bran|nut)s?,? ?oils?|oils? ?\((vegetable|palm|olive|sunflower|cooking|groundnut|cotton|mustard|soya\w*|sesame|coconut|mixed|copra|rape\w*)[^)]*\)|oil yields?|oil,? (palm|vegetable|cake|seed|crop|crops|palms?)\w*|oil palm\S*|radionuclear|non-?(energy|fuel)|electric fields?|electrical (machinery|and electronic|waste|equipment)|nuclear (weapons?|family|households?|tests?|test ban)|greenhouse gas\w*|tear gas|crude ((birth|death|marriage|divorce|rate|estimate|data|mortality|activity|suicide|protein|fib(re|er)|fat|fertility|probability|prevalence|incidence|coverage)\S*)|\(crude\)|crude\)|crude estimate|oils and fats|fats and oils|oil[- ]?seeds?|oil-?crops?|liver oil|body oil|fossil carbon|agricultural,? forestry[^,]*/gi,
  },
  {
    topic: "environment",
    words:
      /\b(environment(al|ally)?|emissions?|CO2|CO2e|carbon (dioxide|footprint|intensity|stock|in|pricing|sequestration)|forest carbon|greenhouse|GHG|methane|nitrous|climate|global warming|pollut\w*|PM ?2\.?5|particulate|air quality|ozone[- ]depleting|ozone|CFC|deforest\w*|afforestation|reforestation|forest(s|ed)?( |:)?(area|land|cover|carbon|loss|expansion)?|tree cover|biodivers\w*|ecosystems?|species|protected areas?|(marine|terrestrial|mountain|freshwater) (key biodiversity|protected)|marine (acidity|trophic|pollution|litter|areas)|red list|endangered|threatened|invasive|wildlife|habitats?|wetlands?|mangroves?|coral|desertification|land degradation|degraded land|soil (erosion|degradation)|(solid|electronic|hazardous|municipal|food|plastic|toxic|e-) ?waste|waste (collection|generat\w*|recycl\w*|management|treated|collected)|e-waste|plastic\w*|recycl\w*|material (consumption|footprint)|ecological footprint|natural (disasters?|resources? (depletion|rents))|disasters?|droughts?|floods?|earthquakes?|storms?|wildfires?|landslides?|tsunamis?|extreme (temperature|weather)|temperature (change|anomal\w+)|sea level|sulphur|sulfur dioxide|nitrogen (oxides?|balance)|ammonia|eutrophication|phosphorus|adjusted savings: (carbon|natural|net forest|particulate|energy|mineral)|green ?(economy|bonds|taxes|investment)|sustainable (consumption|development|tourism|fisheries|forest)|nature conservation|multilateral environmental agreements|volatile organic|black carbon|(basel|rotterdam|stockholm|montreal|minamata) (convention|protocol)|chemicals and waste|pesticides? use)\b/i,
    except:
      /(business|learning|technology-rich|home|school|smoke-free|enabling|supportive|digital|legal|work(ing)?|policy|regulatory|political|protective|food|built|investment|trade|positive|safe|macroeconomic|obesogenic) environments?|environment (for|of) (learning|business)|forest (employment|education)[^.]*|forest employment|forests?: total forest (employment|education)[^.]*|agriculture, forestry[^,.]*|wasted\b|plastic (surgery|bags?|shopping)|ammonia,? anhydrous\S*|ammonium|sulphur,? ?crude|school climate|climate of|investment climate|(production|export|import|growing stock|removals?|supply) (quantity|value|volume)|positron emissions?|species (of fish)?(?=, (export|import|production))|ozone therapy|(health[- ]?care )waste|phosphorus \(g|sulphur \(price|environmental (sciences?|health) (graduates|programmes)/gi,
  },
  {
    topic: "technology",
    words:
      /\b(internet|broadband|mobile (phones?|telephones?|cellular|subscri\w*|networks?|broadband|money)|(mobile|cellular)[- ](cellular )?(telephone|subscriptions?)|cell(ular)? phones?|smartphones?|fixed[- ](line|telephone|broadband)|telephones?|telephone lines|computers?|digital\w*|ICTs?|information and communications? technolog\w*|telecommunications?|[2-5]G\b|robots?|R&D|research and (experimental )?development|researchers?|patents?|trademarks?|industrial designs?|utility models?|scientific (and technical )?(journal|articles?|publications?)|high[- ]tech\w*|high-technology|medium and high-tech|technology (trade|transfer|achievement|exports|index|adoption)|technologies|innovations?|secure (internet )?servers|software|online|websites?|web ?site|artificial intelligence|semiconductors?|supercomputer|transistors?|space launches|data cent(re|er)s|cybersecurity|technicians in R|social media|facebook|technological|electronic health|telemedicine|medical research)\b/i,
    except:
      /^PIAAC:.*|no computer experience|failed (ICT|computer)[^.]*|technology-rich environments?|green(house)? technolog\w*|assistive technolog\w*|(clean|energy|emission\w*)[- ]technologies|mobile (clinics?|students?|tertiary)|semiconductor\/electronics manufacture|computer tomography|computed tomography|website of the formal|innovations? (of|in) (teach|learn)\w*|health technolog\w*|mobile teams?|internationally mobile[^,(]*|fostering RDI and innovation/gi,
  },
]

/** Beginnings of codes that say a topic; the longest that fits decides, and an empty list says that there is none. */
export const CODE_TOPICS: Readonly<Record<string, readonly Topic[]>> = {
  "AG.LND.EL5M": ["environment"],
  "AG.LND.FRST": ["environment"],
  AG_LND_FRST: ["environment"],
  AIR_: ["environment"],
  "CC.": ["governance"],
  "CC.AG.": ["environment"],
  "DT.": ["debt"],
  "DT.NFL.UN": [],
  "DT.ODA.": [],
  "EG.": ["energy"],
  EG_ACS_: ["energy"],
  EG_EGY_: ["energy"],
  EG_FEC_: ["energy"],
  EG_IFF_: ["energy"],
  "EN.ATM.": ["environment"],
  "EN.BIR.": ["environment"],
  "EN.CLC.": ["environment"],
  "EN.FSH.": ["environment"],
  "EN.GHG.": ["environment"],
  "EN.HPT.": ["environment"],
  "EN.MAM.": ["environment"],
  "EN.POP.SLUM": ["poverty"],
  EN_MAT_: ["environment"],
  "ER.BDV.": ["environment"],
  "ER.FST.": ["environment"],
  "ER.H2O.": ["water"],
  "ER.LND.": ["environment"],
  "ER.MRN.": ["environment"],
  "ER.PTD.": ["environment"],
  ER_H2O_: ["water"],
  FRA: ["environment"],
  "FRA.7": [],
  "GB.XPD.RSDV": ["technology"],
  "GC.DOD.": ["debt"],
  "GC.XPN.INTP": ["debt"],
  "GE.": ["governance"],
  "IC.FRM.BRIB": ["governance", "crime"],
  "IE.PPN.ENGY": ["energy"],
  "IE.PPN.ICTI": ["technology"],
  "IE.PPN.WATR": ["water"],
  "IE.PPI.ENGY": ["energy"],
  "IE.PPI.ICTI": ["technology"],
  "IE.PPI.WATR": ["water"],
  "IP.": ["technology"],
  "IQ.CPA.": ["governance"],
  "IQ.SCI.": ["governance"],
  "IQ.SPI.": ["governance"],
  "IT.": ["technology"],
  "PV.": ["governance"],
  "RL.": ["governance"],
  "RQ.": ["governance"],
  "SG.": ["gender"],
  "SG.H2O.": ["water"],
  SG_DMK_: ["governance"],
  SG_GEN_: ["gender", "governance"],
  "SH.H2O.": ["water"],
  "SH.STA.ACSN": ["water"],
  "SH.STA.BASS": ["water"],
  "SH.STA.HYGN": ["water"],
  "SH.STA.ODFC": ["water"],
  "SH.STA.SMSS": ["water"],
  "SH.STA.WASH": ["water"],
  "SI.DST.": ["poverty"],
  "SI.POV.": ["poverty"],
  "SI.SPR.": ["poverty"],
  SI_COV_: ["poverty"],
  SI_POV_: ["poverty"],
  "SP.POP.SCIE": ["technology"],
  "SP.POP.TECH": ["technology"],
  "TX.VAL.ICTG": ["technology"],
  "TX.VAL.MRCH.XD": [],
  "TX.VAL.TECH": ["technology"],
  "VA.": ["governance"],
  "VC.BTL.": ["governance"],
  "VC.IHR.": ["crime"],
  "VC.PKP.": [],
  "VC.VAW": ["crime", "gender"],
  VC_HTF_: ["crime"],
  VC_IHR_: ["crime"],
  VC_PRR_: ["crime"],
  VC_PRS_: ["crime"],
  VC_SNS_: ["crime"],
  VC_VAW_: ["crime"],
  VC_VAW_MARR: ["gender", "crime"],
  VC_VOV_: ["crime"],
  VC_VOV_GDSD: ["governance"],
}

/** What a publisher's own topic says: our topics, where it may be believed only for names that fit `where`. */
type PublishedTopic = { topics: readonly Topic[]; where?: RegExp }

const WOMEN = /\b(women|woman|females?|girls?|gender|maternal|mothers?|wom[ae]n's|sexes)\b/i
const NO_CRIME =
  /^(?!.*\b(homicide|violence|trafficking|police|assault|punishment|detainees|seized|arms|robbery|walking alone)\b)/i

/** Publishers' topics, in lower case, that say a topic of ours. */
export const PUBLISHED_TOPICS: ReadonlyMap<string, PublishedTopic> = new Map<
  string,
  PublishedTopic
>([
  ...all("environment", [
    "environment",
    "environment: emissions",
    "environment: biodiversity & protected areas",
    "environment: natural resources contribution to gdp",
    "co2 and greenhouse gas emissions",
    "emissions",
    "air pollution",
    "waste",
    "plastic pollution",
    "disasters",
    "natural disasters",
    "biodiversity",
    "environmental impacts of food production",
    "food waste",
  ]),
  ["environment: agricultural production", { topics: [] }],
  ["environment: land use", { topics: [] }],
  ["environment: density & urbanization", { topics: [] }],
  ...all("energy", [
    "energy",
    "alternative energy",
    "energy trade",
    "renewable energy",
    "electricity",
    "oil",
    "coal",
    "natural gas",
    "nuclear",
    "hydro",
    "environment: energy production & use",
    "non-energy resources: energy",
  ]),
  ...all("water", [
    "water",
    "water and sanitation",
    "water & sanitation",
    "sanitation",
    "environment water",
    "infrastructure water",
    "environment: freshwater",
    "water accessibility, consumption & sanitation",
  ]),
  ...all("technology", [
    "internet",
    "communication",
    "infrastructure: technology",
    "infrastructure: communications",
    "science & technology",
    "patents & innovation",
    "medical research & innovation",
    "technology",
  ]),
  ["governance", { topics: ["governance"], where: NO_CRIME }],
  ["corruption", { topics: ["governance"] }],
  ["democracy", { topics: ["governance"] }],
  ["accountability & transparency", { topics: ["governance"] }],
  ["crime", { topics: ["crime"] }],
  ["homicides", { topics: ["crime"] }],
  ["intentional homicides and other crimes", { topics: ["crime"] }],
  ["murders", { topics: ["crime"] }],
  ["gender", { topics: ["gender"], where: WOMEN }],
  ["gender equality", { topics: ["gender"], where: /^(?!.*\bmobile telephone\b)/i }],
  ["gender ratio", { topics: ["gender"] }],
  ["sex ratio", { topics: ["gender"] }],
  ...all("poverty", [
    "poverty: poverty rates",
    "poverty: income distribution",
    "poverty: shared prosperity",
    "multidimensional poverty",
    "world poverty",
    "alternative poverty measures",
    "consumption inequality",
    "incomes across the income distribution",
  ]),
  ["income inequality", { topics: ["poverty"], where: /^(?!.*\bgender\b)/i }],
  ["economic policy & debt: external debt", { topics: ["debt"] }],
])

function all(topic: Topic, published: readonly string[]): [string, PublishedTopic][] {
  return published.map((text) => [text, { topics: [topic] }])
}

/** Units that are of a topic, unless the name fits `except`. */
export const TOPIC_UNITS: readonly TopicWords[] = [
  { topic: "environment", words: /\bCO2/i },
  { topic: "energy", words: /\b(k|M|G|T)Wh?\b|oil equivalent|\bterajoules?\b|\bpetajoules?\b/ },
]

/** What the first sentence of a definition says where nothing else says anything. */
export const DEFINITION_WORDS: readonly TopicWords[] = [
  { topic: "crime", words: /\b(homicides?|robber(y|ies)|human trafficking|bribery)\b/i },
  { topic: "governance", words: /\b(corruption|democracy|rule of law|civil liberties)\b/i },
  { topic: "gender", words: /\b(gender parity|gender (in)?equality|violence against women)\b/i },
  { topic: "poverty", words: /\b(poverty (line|rate|headcount|gap)|gini index)\b/i },
  { topic: "water", words: /\b(drinking water|sanitation|freshwater (withdrawal|resources))\b/i },
  {
    topic: "environment",
    words: /\b(greenhouse gas(es)?|carbon dioxide|air pollution|biodiversity|deforestation)\b/i,
  },
]
