import { redirect, type LoaderFunctionArgs } from "react-router"

/** The home of the dashboard stands at the dashboard's own address. */
export function loader({ url }: LoaderFunctionArgs): Response {
  return redirect(`/dashboard${url.search}`, 301)
}
