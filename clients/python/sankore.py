# Made by `npm run clients` from the API's own description.
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
    """`Sankore("https://…")`. Answers have the names of the documentation (/api/docs); a missing figure is None, never 0."""

    def __init__(self, site, timeout=60):
        self.site = site.rstrip("/")
        self.timeout = timeout


    def search(self, q, topic=None):
        """Search indicators."""
        return self._call(f"/search", {"q": q, "topic": topic})

    def answer_question(self, q, asOf=None, context=None):
        """Answer a question."""
        return self._call(f"/answer", {"q": q, "asOf": asOf, "context": context})

    def list_indicators(self, search=None, name=None, category=None, topic=None, publisher=None, frequency=None, lastYearFrom=None, fields=None, limit=None, offset=None, cursor=None):
        """Indicators by name, category and topic."""
        return self._call(f"/indicator", {"search": search, "name": name, "category": category, "topic": topic, "publisher": publisher, "frequency": frequency, "lastYearFrom": lastYearFrom, "fields": fields, "limit": limit, "offset": offset, "cursor": cursor})

    def filter_indicators(self, name=None, category=None, topic=None, country=None, publisher=None, frequency=None, lastYearFrom=None, fields=None, limit=None, offset=None, cursor=None):
        """Indicators by name, category and country."""
        return self._call(f"/indicator/filter", {"name": name, "category": category, "topic": topic, "country": country, "publisher": publisher, "frequency": frequency, "lastYearFrom": lastYearFrom, "fields": fields, "limit": limit, "offset": offset, "cursor": cursor})

    def list_country_indicators(self, country, category=None, topic=None, publisher=None, frequency=None, lastYearFrom=None, fields=None):
        """Indicators of a country."""
        return self._call(f"/indicator/country/{quote(country, safe='')}", {"category": category, "topic": topic, "publisher": publisher, "frequency": frequency, "lastYearFrom": lastYearFrom, "fields": fields})

    def list_datasets(self, search=None, indicator=None, country=None, category=None, topic=None, publisher=None, frequency=None, lastYearFrom=None, fields=None, limit=None, offset=None, cursor=None):
        """Datasets by indicator and country."""
        return self._call(f"/dataset", {"search": search, "indicator": indicator, "country": country, "category": category, "topic": topic, "publisher": publisher, "frequency": frequency, "lastYearFrom": lastYearFrom, "fields": fields, "limit": limit, "offset": offset, "cursor": cursor})

    def get_dataset(self, id, asOf=None):
        """One dataset with its figures."""
        return self._call(f"/dataset/{quote(id, safe='')}", {"asOf": asOf})

    def get_panel(self, indicators, countries=None, from_=None, to=None, frequency=None, asOf=None):
        """Several indicators of several countries."""
        return self._call(f"/panel", {"indicators": indicators, "countries": countries, "from": from_, "to": to, "frequency": frequency, "asOf": asOf})

    def list_countries(self):
        """All countries."""
        return self._call(f"/countries/all", {})

    def list_countries_of_region(self, region):
        """Countries of a continent."""
        return self._call(f"/countries/region/{quote(region, safe='')}", {})

    def get_country_details(self, country):
        """A country."""
        return self._call(f"/country/{quote(country, safe='')}", {})

    def list_currencies(self):
        """All currencies."""
        return self._call(f"/currencies", {})

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
