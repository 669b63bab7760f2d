// The functions of the add-in for Excel: =SANKORE.FACT(…) and =SANKORE.SERIES(…).

const SITE = "{{site}}"

async function fact(indicator, country, period) {
  const parts = [indicator, country, period || "latest"].map((part) => encodeURIComponent(part))
  return Number(await read(`/fact/${parts.join("/")}.txt`))
}

async function series(indicator, country, startYear, endYear) {
  const query = { indicators: indicator, countries: country, from: startYear, to: endYear }
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const text = pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join("&")
  const { data } = JSON.parse(await read(`/api/v1/panel?${text}`))
  const [found] = data.series
  if (!found) throw refusal("These figures may not be passed on, or there are none.")
  return found.versions[0].data.map(({ period, value }) => [period, value === null ? "" : value])
}

async function read(path) {
  const answer = await fetch(SITE + path)
  const text = await answer.text()
  if (!answer.ok) throw refusal(findReason(text))
  return text
}

/** Why the site gave no figures: calls say it as JSON, files in plain words; a page of a proxy says nothing of it. */
function findReason(text) {
  if (text.startsWith("{")) return JSON.parse(text).error
  return text === "" || text.startsWith("<") ? "There is no such figure." : text
}

function refusal(message) {
  return new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, message)
}

CustomFunctions.associate("FACT", fact)
CustomFunctions.associate("SERIES", series)
