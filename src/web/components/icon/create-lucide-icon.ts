import { createElement, type SVGProps } from "react"

type LucideIcon = { name: string; node: readonly (readonly [string, Record<string, string>])[] }

/** Draws an icon from lucide's data; the build puts this in the place of lucide's own, larger function. */
export default function createLucideIcon({ name, node }: LucideIcon) {
  // Written once: a page has dozens of icons, and their shapes never change.
  const shapes = { __html: node.map(shapeHtml).join("") }
  return function LucideIcon({
    size = 24,
    className = "",
    ...rest
  }: SVGProps<SVGSVGElement> & { size?: number | string }) {
    return createElement("svg", {
      xmlns: "http://www.w3.org/2000/svg",
      width: size,
      height: size,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 2,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      className: `lucide lucide-${name} ${className}`.trim(),
      ...rest,
      dangerouslySetInnerHTML: shapes,
    })
  }
}

function shapeHtml([tag, attributes]: LucideIcon["node"][number]): string {
  // The keys are meant for React's lists.
  const written = Object.entries(attributes)
    .filter(([name]) => name !== "key")
    .map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join("")}></${tag}>`
}
