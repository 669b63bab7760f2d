import { createElement } from "react"
import { renderToString } from "react-dom/server"
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  useLoaderData,
  type RouteObject,
} from "react-router"

type Figures = { title: string; values: number[] }

const routes: RouteObject[] = [
  {
    path: "/indicators/:indicator/:country",
    loader: ({ params }): Figures => ({
      title: `${String(params["indicator"])}, ${String(params["country"])}`,
      values: Array.from({ length: 60 }, (_, k) => 12 + 30 * Math.sin(k / 3) ** 2),
    }),
    Component: Page,
  },
]

function Page() {
  const { title, values } = useLoaderData<Figures>()
  const bars = values.map((value, k) =>
    createElement("rect", { key: k, x: k * 10, y: 100 - value, width: 8, height: value }),
  )
  const rows = values.map((value, k) =>
    createElement(
      "tr",
      { key: k },
      createElement("th", { scope: "row" }, 1966 + k),
      createElement("td", null, value.toFixed(1)),
    ),
  )
  return createElement(
    "main",
    null,
    createElement("h1", null, title),
    createElement("svg", { viewBox: "0 0 600 100" }, bars),
    createElement("table", null, createElement("tbody", null, rows)),
  )
}

const handler = createStaticHandler(routes)

/** A bare page of 60 bars and a table of them, drawn by React Router alone: what a page costs without a product around it. */
export async function drawRouterPage(path: string): Promise<string> {
  const context = await handler.query(new Request(`http://router.test${path}`))
  if (context instanceof Response) throw new Error(`The page answered ${String(context.status)}.`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return `<!doctype html>${renderToString(createElement(StaticRouterProvider, { router, context }))}`
}
