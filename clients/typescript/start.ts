import { Sankore } from "./sankore.ts"

const sankore = new Sankore(process.env["SANKORE"] ?? "http://127.0.0.1:3000")
const { value, period, unit } = await sankore.fact("FP.CPI.TOTL.ZG", "Nigeria")
console.log(period, value, unit)
for (const row of await sankore.panel({ indicators: "FP.CPI.TOTL.ZG", countries: "NGA,GHA", from: "2020" })) console.log(row.country_code, row.period, row.value)
