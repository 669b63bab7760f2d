import { requiredFirst, snakeCase, type Call, type Parameter } from "./list-calls.ts"

/** Words that Python keeps for itself get a stroke behind. */
const RESERVED: ReadonlySet<string> = new Set(["from", "in", "is", "class", "global"])

/** The Python client: one file on the standard library. */
export function writePython(calls: readonly Call[]): string {
  return `${HEAD}\n${calls.map(writeMethod).join("\n")}\n${TAIL}`
}

const HEAD = `# Made by \`npm run clients\` from the API's own description.
"""Reads the public data of a Sankore site. Needs Python 3.8 or newer and nothing else; pandas is optional."""

import json
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen


class SankoreError(Exception):
    """A refusal in the words of the site, with the status of HTTP."""

    def __init__(self, status, message):
        super().__init__(message)
        self.status = status


class Sankore:
    """\`Sankore("https://…")\`. Answers have the names of the documentation (/api/docs); a missing figure is None, never 0."""

    def __init__(self, site, timeout=60):
        self.site = site.rstrip("/")
        self.timeout = timeout
`

const TAIL = `
    def fact(self, indicator, country, period="latest", asOf=None):
        """One figure with its sentence and citation; the newest actual one unless a period is named."""
        path = "/".join(quote(part, safe="") for part in (indicator, country, str(period)))
        return self.read(f"/fact/{path}.json", {"asOf": asOf})

    def panel(self, indicators, countries=None, **query):
        """The figures of several indicators in several countries, one row (a dict) each."""
        rows = []
        for one in self.get_panel(indicators, countries, **query)["series"]:
            for version in one["versions"]:
                for point in version["data"]:
                    usual = None if point["value"] is None else "actual"
                    rows.append({
                        "country_code": one["countryCode"],
                        "country": one["country"],
                        "indicator_id": one["indicatorId"],
                        "indicator": one["indicator"],
                        "period": point["period"],
                        "value": point["value"],
                        "unit": one["unit"],
                        "status": point.get("status", usual),
                        "vintage": point.get("vintage", version["vintage"]),
                        "publisher": version["publisher"],
                        "licence": version["licence"],
                    })
        return rows

    def panel_frame(self, indicators, countries=None, **query):
        """The same as a pandas DataFrame."""
        import pandas

        return pandas.DataFrame(self.panel(indicators, countries, **query))

    def _call(self, path, query):
        body = self.read("/api/v1" + path, query)
        return body.get("data", body) if isinstance(body, dict) else body

    def read(self, path, query=None):
        """What stands at an address of the site, as JSON."""
        given = {key: value for key, value in (query or {}).items() if value is not None}
        address = self.site + path + ("?" + urlencode(given) if given else "")
        try:
            with urlopen(Request(address, headers={"Accept": "application/json"}), timeout=self.timeout) as answer:
                return json.load(answer)
        except HTTPError as error:
            # Calls refuse in JSON, files in plain words; a page of a proxy says nothing of the figures.
            said = error.read().decode("utf-8", "replace")
            message = json.loads(said).get("error", "") if said.startswith("{") else said
            raise SankoreError(error.code, error.reason if message[:1] in ("", "<") else message) from None
`

function writeMethod({ name, path, summary, parameters }: Call): string {
  const given = requiredFirst(parameters).map((one) =>
    one.isRequired ? nameInPython(one) : `${nameInPython(one)}=None`,
  )
  const query = parameters
    .filter(({ place }) => place === "query")
    .map((one) => `"${one.name}": ${nameInPython(one)}`)
  const address = path.replace(/\{(\w+)\}/g, '{quote($1, safe="")}').replaceAll('"', "'")
  return `
    def ${snakeCase(name)}(${["self", ...given].join(", ")}):
        """${summary}."""
        return self._call(f"${address}", {${query.join(", ")}})`
}

function nameInPython({ name }: Parameter): string {
  return RESERVED.has(name) ? `${name}_` : name
}
