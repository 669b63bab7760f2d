import { expect, test } from "vitest"

import { findPeriods, periodText } from "./find-periods.ts"

type Row = readonly [text: string, period: string]

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
]
const BY_MONTH: readonly Row[] = MONTHS.flatMap((month, k): Row[] => {
  const index = `2022-${String(k + 1).padStart(2, "0")}`
  const short = month.slice(0, 3)
  return [
    [`in ${month} 2022`, index],
    [`${short} 2022`, index],
    [`29 ${month} 2022`.replace("29 February", "28 February"), index],
    [`${month} 5, 2022`, index],
    [`in the year to ${month} 2022`, index],
  ]
})
const BY_QUARTER: readonly Row[] = ["first", "second", "third", "fourth"].flatMap(
  (name, k): Row[] => {
    const index = `2022-Q${String(k + 1)}`
    const q = String(k + 1)
    return [
      [`the ${name} quarter of 2022`, index],
      [`Q${q} 2022`, index],
      [`2022 Q${q}`, index],
      [`2022Q${q}`, index],
      [`${q}Q22`, index],
      [`Q${q} of 2022`, index],
    ]
  },
)
const OTHERS: readonly Row[] = [
  ["in 2022", "2022"],
  ["by 2019", "2019"],
  ["during 2020", "2020"],
  ["Nigeria's 2022 population", "2022"],
  ["mid-2010", "2010"],
  ["in late 2021", "2021"],
  ["early 2020", "2020"],
  ["the end of 2019", "2019"],
  ["between 2010 and 2019", "2010..2019"],
  ["from 2015 to 2021", "2015..2021"],
  ["in every year from 2015 to 2022", "2015..2022"],
  ["2015-2019", "2015..2019"],
  ["2015–2019", "2015..2019"],
  ["2015-19", "2015..2019"],
  ["from 2001 through 2005", "2001..2005"],
  ["2000 until 2010", "2000..2010"],
  ["in the five years to 2020", "2016..2020"],
  ["in the decade to 2020", "2011..2020"],
  ["over the ten years ending 2019", "2010..2019"],
  ["since 2015", "2015.."],
  ["ever since 1986", "1986.."],
  ["since January 2015", "2015.."],
  ["from 2015 onwards", "2015.."],
  ["the 1990s", "1990..1999"],
  ["during the 2010s", "2010..2019"],
  ["the early 1990s", "1990..1993"],
  ["the late 1990s", "1997..1999"],
  ["the nineties", "1990..1999"],
  ["the turn of the century", "2000"],
  ["at the start of the century", "2000"],
  ["the beginning of this millennium", "2000"],
  ["since the turn of the century", "2000.."],
  ["2021/22", "fiscal 2021"],
  ["2021-22", "fiscal 2021"],
  ["FY2022", "fiscal 2022"],
  ["FY 2021/22", "fiscal 2021"],
  ["fiscal year 2022", "fiscal 2022"],
  ["financial year 2021-22", "fiscal 2021"],
  ["fiscal 2022", "fiscal 2022"],
  ["first half of 2022", "part of 2022"],
  ["H1 2022", "part of 2022"],
  ["1H22", "part of 2022"],
  ["last year", "date-1"],
  ["this year", "date"],
  ["next year", "date+1"],
  ["two years ago", "date-2"],
  ["a decade ago", "date-10"],
  ["20 years ago", "date-20"],
  ["three decades ago", "date-30"],
  ["the past five years", "last 5"],
  ["over the last decade", "last 10"],
  ["in the past 19 years", "last 19"],
  ["in 8 years", "in 8"],
  ["in five years", "in 5"],
  ["within a decade", "in 10"],
  ["the year before", "carried-1"],
  ["a year earlier", "carried-1"],
  ["a year later", "carried+1"],
  ["a decade earlier", "carried-10"],
  ["three years later", "carried+3"],
  ["the following year", "carried+1"],
  ["the previous year", "carried-1"],
  ["that year", "carried"],
  ["the same year", "carried"],
  ["now", "now"],
  ["today", "now"],
  ["currently", "now"],
  ["at independence", "event"],
  ["since the pandemic", "event"],
  ["under President Buhari", "event"],
  ["2022-10", "2022-10"],
  ["10/2022", "2022-10"],
  ["2022M10", "2022-10"],
]
const WITHOUT_YEAR: readonly Row[] = [
  ["in May they met", "month 5"],
  ["of all the April prints, that of Manila", "month 4"],
  ["slowed in February, to 23.1%", "month 2"],
  ["the reading of December last year", "month 12"],
  ["at the end of June", "month 6"],
  ["averaged 1% in the year just ended", "date-1"],
]
const ALL = [...WITHOUT_YEAR, ...BY_MONTH, ...BY_QUARTER, ...OTHERS]

test.each(ALL)("%s is %s", (text, period) => {
  expect(findPeriods(text).map(({ form }) => periodText(form))).toEqual([period])
})

test("more than 120 forms are listed", () => {
  expect(ALL.length).toBeGreaterThanOrEqual(120)
})

test.each(["2020 people", "$2022", "2,022", "1,990", "in may they met", "20.22"])(
  "%s names no time",
  (text) => {
    expect(findPeriods(text)).toEqual([])
  },
)
