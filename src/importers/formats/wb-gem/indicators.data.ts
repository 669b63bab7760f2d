import type { Category } from "#domain/indicators/category.ts"
import type { Aggregation } from "#domain/indicators/indicator.ts"

/** What a workbook of the Global Economic Monitor measures, by its file name. */
export type MonitorIndicator = {
  /** The World Bank's code for the same indicator in its API (database 15). */
  code: string
  name: string
  unit: string
  category: Category
  aggregation: Aggregation
}

type Row = readonly [string, string, string, Category, Aggregation]

const ROWS: Readonly<Record<string, Row>> = {
  "CPI Price, nominal, not seas. adj.": [
    "CPTOTNSXN",
    "Consumer price index, not seasonally adjusted",
    "index",
    "price",
    "average",
  ],
  "CPI Price, nominal, seas. adj.": [
    "CPTOTSAXN",
    "Consumer price index, seasonally adjusted",
    "index",
    "price",
    "average",
  ],
  "CPI Price, % y-o-y, nominal, seas. adj.": [
    "CPTOTSAXNZGY",
    "Consumer price inflation, year on year, seasonally adjusted",
    "%",
    "price",
    "average",
  ],
  "CPI Price, % y-o-y, median weighted, seas. adj.": [
    "CPTOTSAXMZGY",
    "Consumer price inflation, year on year, median of a group of countries, seasonally adjusted",
    "%",
    "price",
    "average",
  ],
  "Core CPI, not seas. adj.": [
    "CORENS",
    "Core consumer price index, not seasonally adjusted",
    "index",
    "price",
    "average",
  ],
  "Core CPI, seas. adj.": [
    "CORESA",
    "Core consumer price index, seasonally adjusted",
    "index",
    "price",
    "average",
  ],
  "Exchange rate, new LCU per USD extended backward, period average": [
    "DPANUSSPB",
    "Exchange rate, local currency per US dollar, new currency extended backward, period average",
    "LCU per US$",
    "monetary",
    "average",
  ],
  "Exchange rate, old LCU per USD extended forward, period average": [
    "DPANUSSPF",
    "Exchange rate, local currency per US dollar, old currency extended forward, period average",
    "LCU per US$",
    "monetary",
    "average",
  ],
  "Official exchange rate, LCU per USD, period average": [
    "DPANUSLCU",
    "Official exchange rate, local currency per US dollar, period average",
    "LCU per US$",
    "monetary",
    "average",
  ],
  "Nominal Effective Exchange Rate": [
    "NEER",
    "Nominal effective exchange rate",
    "index",
    "monetary",
    "average",
  ],
  "Real Effective Exchange Rate": [
    "REER",
    "Real effective exchange rate",
    "index",
    "monetary",
    "average",
  ],
  "Exports Merchandise, Customs, Price, US$, not seas. adj.": [
    "DXGSRMRCHNSXD",
    "Merchandise export prices in US dollars, customs basis, not seasonally adjusted",
    "index",
    "price",
    "average",
  ],
  "Exports Merchandise, Customs, Price, US$, seas. adj.": [
    "DXGSRMRCHSAXD",
    "Merchandise export prices in US dollars, customs basis, seasonally adjusted",
    "index",
    "price",
    "average",
  ],
  "Exports Merchandise, Customs, constant 2010 US$, millions, not seas. adj.": [
    "DXGSRMRCHNSKD",
    "Merchandise exports, customs basis, constant 2010 prices, not seasonally adjusted",
    "constant 2010 US$, millions",
    "trade",
    "sum",
  ],
  "Exports Merchandise, Customs, constant 2010 US$, millions, seas. adj.": [
    "DXGSRMRCHSAKD",
    "Merchandise exports, customs basis, constant 2010 prices, seasonally adjusted",
    "constant 2010 US$, millions",
    "trade",
    "sum",
  ],
  "Exports Merchandise, Customs, current US$, millions, not seas. adj.": [
    "DXGSRMRCHNSCD",
    "Merchandise exports, customs basis, current prices, not seasonally adjusted",
    "current US$, millions",
    "trade",
    "sum",
  ],
  "Exports Merchandise, Customs, current US$, millions, seas. adj.": [
    "DXGSRMRCHSACD",
    "Merchandise exports, customs basis, current prices, seasonally adjusted",
    "current US$, millions",
    "trade",
    "sum",
  ],
  "Imports Merchandise, Customs, Price, US$, not seas. adj.": [
    "DMGSRMRCHNSXD",
    "Merchandise import prices in US dollars, customs basis, not seasonally adjusted",
    "index",
    "price",
    "average",
  ],
  "Imports Merchandise, Customs, Price, US$, seas. adj.": [
    "DMGSRMRCHSAXD",
    "Merchandise import prices in US dollars, customs basis, seasonally adjusted",
    "index",
    "price",
    "average",
  ],
  "Imports Merchandise, Customs, constant 2010 US$, millions, not seas. adj.": [
    "DMGSRMRCHNSKD",
    "Merchandise imports, customs basis, constant 2010 prices, not seasonally adjusted",
    "constant 2010 US$, millions",
    "trade",
    "sum",
  ],
  "Imports Merchandise, Customs, constant 2010 US$, millions, seas. adj.": [
    "DMGSRMRCHSAKD",
    "Merchandise imports, customs basis, constant 2010 prices, seasonally adjusted",
    "constant 2010 US$, millions",
    "trade",
    "sum",
  ],
  "Imports Merchandise, Customs, current US$, millions, not seas. adj.": [
    "DMGSRMRCHNSCD",
    "Merchandise imports, customs basis, current prices, not seasonally adjusted",
    "current US$, millions",
    "trade",
    "sum",
  ],
  "Imports Merchandise, Customs, current US$, millions, seas. adj.": [
    "DMGSRMRCHSACD",
    "Merchandise imports, customs basis, current prices, seasonally adjusted",
    "current US$, millions",
    "trade",
    "sum",
  ],
  "Terms of Trade": ["TOT", "Terms of trade, monthly", "index", "trade", "average"],
  "Foreign Reserves, Months Import Cover, Goods": [
    "IMPCOV",
    "Foreign reserves in months of goods imports",
    "months",
    "monetary",
    "average",
  ],
  "Total Reserves": [
    "TOTRESV",
    "Total reserves at the end of the period",
    "US$, millions",
    "monetary",
    "last",
  ],
  "GDP Deflator at Market Prices, LCU": [
    "NYGDPMKTPXN",
    "GDP deflator at market prices in local currency, quarterly",
    "index",
    "price",
    "average",
  ],
  "GDP at market prices, constant 2010 LCU, millions, seas. adj.": [
    "NYGDPMKTPSAKN",
    "GDP at market prices, constant 2010 local currency, seasonally adjusted",
    "constant 2010 LCU, millions",
    "economy",
    "sum",
  ],
  "GDP at market prices, constant 2010 US$, millions, seas. adj.": [
    "NYGDPMKTPSAKD",
    "GDP at market prices, constant 2010 US dollars, seasonally adjusted",
    "constant 2010 US$, millions",
    "economy",
    "sum",
  ],
  "GDP at market prices, current LCU, millions, seas. adj.": [
    "NYGDPMKTPSACN",
    "GDP at market prices, current local currency, seasonally adjusted",
    "current LCU, millions",
    "economy",
    "sum",
  ],
  "GDP at market prices, current US$, millions, seas. adj.": [
    "NYGDPMKTPSACD",
    "GDP at market prices, current US dollars, seasonally adjusted",
    "current US$, millions",
    "economy",
    "sum",
  ],
  "Industrial Production, constant 2010 US$, not seas. adj.": [
    "IPTOTNSKD",
    "Industrial production, not seasonally adjusted",
    "constant 2010 US$",
    "economy",
    "sum",
  ],
  "Industrial Production, constant 2010 US$, seas. adj.": [
    "IPTOTSAKD",
    "Industrial production, seasonally adjusted",
    "constant 2010 US$",
    "economy",
    "sum",
  ],
  "Retail Sales Volume Index, seas. adj.": [
    "RETSALESSA",
    "Retail sales volume, seasonally adjusted",
    "index",
    "economy",
    "average",
  ],
  "Stock Markets, LCU": [
    "DSTKMKTXN",
    "Stock market index in local currency",
    "index",
    "monetary",
    "average",
  ],
  "Stock Markets, US$": [
    "DSTKMKTXD",
    "Stock market index in US dollars",
    "index",
    "monetary",
    "average",
  ],
  "Unemployment Rate, seas. adj.": [
    "UNEMPSA_",
    "Unemployment rate, seasonally adjusted",
    "%",
    "labour",
    "average",
  ],
}

/** The monitor's indicators by the name of their workbook, without its ending. */
export const MONITOR: ReadonlyMap<string, MonitorIndicator> = new Map(
  Object.entries(ROWS).map(([title, [code, name, unit, category, aggregation]]) => [
    title,
    { code, name, unit, category, aggregation },
  ]),
)

/**
 * The yearly sheet of months of imports holds years of imports: the stock against the imports of a whole year. Its
 * figures are read as the months that the title promises and the monthly sheet holds.
 */
export const YEARS_OF_IMPORTS = "Foreign Reserves, Months Import Cover, Goods"
