// Two functions for Google Sheets. Extensions > Apps Script: paste this file, save, and use them in cells.
// A function of a sheet cannot have a dot in its name, so here they are SANKORE_FACT and SANKORE_SERIES.

const SANKORE_SITE = "{{site}}"

/**
 * One published figure: =SANKORE_FACT("FP.CPI.TOTL.ZG", "Nigeria", 2022)
 *
 * @param {string} indicator Id, code or name of the indicator.
 * @param {string} country Name or ISO 3166 code of the country.
 * @param {string} period 2022, "2022-Q3" or "2022-10"; the newest actual figure unless given.
 * @return {number} The figure.
 * @customfunction
 */
function SANKORE_FACT(indicator, country, period) {
  const parts = [indicator, country, period || "latest"].map((part) => encodeURIComponent(part))
  return Number(sankoreRead_(`/fact/${parts.join("/")}.txt`))
}

/**
 * A series as rows of period and figure: =SANKORE_SERIES("SP.POP.TOTL", "NGA", 2000, 2023)
 *
 * @param {string} indicator Id, code or name of the indicator.
 * @param {string} country Name or ISO 3166 code of the country.
 * @param {number} startYear The first year; all unless given.
 * @param {number} endYear The last year.
 * @return {Array<Array>} Periods and figures; a gap is empty.
 * @customfunction
 */
function SANKORE_SERIES(indicator, country, startYear, endYear) {
  const query = { indicators: indicator, countries: country, from: startYear, to: endYear }
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== "")
  const text = pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join("&")
  const [series] = JSON.parse(sankoreRead_(`/api/v1/panel?${text}`)).data.series
  if (!series) throw new Error("These figures may not be passed on, or there are none.")
  return series.versions[0].data.map(({ period, value }) => [period, value === null ? "" : value])
}

function sankoreRead_(path) {
  const answer = UrlFetchApp.fetch(SANKORE_SITE + path, { muteHttpExceptions: true })
  const text = answer.getContentText()
  if (answer.getResponseCode() === 200) return text
  throw new Error(sankoreReason_(text))
}

/** Why the site gave no figures: calls say it as JSON, files in plain words; a page of a proxy says nothing of it. */
function sankoreReason_(text) {
  if (text.startsWith("{")) return JSON.parse(text).error
  return text === "" || text.startsWith("<") ? "There is no such figure." : text
}
