import { index, route, type RouteConfig } from "@react-router/dev/routes"

export default [
  index("pages/home/route.tsx"),
  route("search", "pages/search/route.tsx"),
  route("search/go", "pages/search/go.ts"),
  route("search/indicators", "pages/search/indicators.ts"),
  route("suggest", "pages/suggest/route.ts"),
  route("results", "pages/results/route.tsx"),
  route("indicators/:indicator/:country?", "pages/indicator/route.tsx"),
  route("advanced/:indicator/:country", "pages/indicator/route.tsx", { id: "advanced" }),
  route("countries", "pages/countries/route.tsx"),
  route("countries/indicator/:country", "pages/country-indicators/route.tsx"),
  route("country", "pages/country/select.tsx"),
  route("country/:country", "pages/country/route.tsx"),
  route("chart", "pages/chart/route.tsx"),
  route("sources", "pages/sources/route.tsx"),
  route("changes", "pages/changes/route.tsx"),
  route("changes/:import", "pages/changes/import.tsx"),
  route("feeds/series/:file", "pages/feeds/series.ts"),
  route("feeds/source/:file", "pages/feeds/source.ts"),
  route("dashboard", "pages/dashboard/layout.tsx", [index("pages/dashboard/home.tsx")]),
  route("*", "pages/not-found/route.tsx"),
] satisfies RouteConfig
