import { expect, test } from "vitest"

import type { DotLabel, LabelTier, ScatterDot } from "./multi-scene.ts"
import { placeDotLabels, placeDotLabelsOn } from "./place-dot-labels.ts"

function boxes(dots: readonly ScatterDot[], tier: LabelTier, width: number, height: number) {
  const labels = placeDotLabels(dots).filter(({ tiers }) => tiers?.includes(tier))
  return boxesOf(labels, width, height)
}

/** The boxes of labels on a plot of a size, as the placing counts them. */
function boxesOf(labels: readonly DotLabel[], width: number, height: number) {
  return labels.map(({ text, x, y, dx, dy, anchor }) => {
    const length = text.length * 6
    const at = (x / 100) * width + dx
    const left = anchor === "start" ? at : anchor === "end" ? at - length : at - length / 2
    const bottom = (y / 100) * height + dy + 3
    return { text, left, right: left + length, top: bottom - 12, bottom }
  })
}

function expectApart(placed: ReturnType<typeof boxesOf>): void {
  for (const [k, a] of placed.entries())
    for (const b of placed.slice(k + 1)) {
      const covers = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      expect(covers, `${a.text} and ${b.text}`).toBe(false)
    }
}

const dot = (k: number, x: number, y: number, radius = 5): ScatterDot => ({
  at: 0,
  name: `Country ${String(k)}`,
  text: "",
  x,
  y,
  radius,
  isForecast: false,
})

const CROWD = Array.from({ length: 200 }, (_, k) =>
  dot(k, 50 + 45 * Math.sin(k * 1.7), 50 + 45 * Math.cos(k * 2.3), 4 + (k % 7)),
)
const SOME = CROWD.slice(0, 12)

test.each([
  ["wide-high", 1100, 400],
  ["wide-tall", 920, 200],
  ["broad-high", 600, 300],
  ["broad-flat", 880, 100],
  ["broad-low", 640, 179],
  ["wide-flat", 1250, 60],
  ["middle-tall", 370, 240],
  ["middle-high", 470, 300],
  ["middle-low", 590, 110],
  ["middle-flat", 590, 89],
  ["small-high", 330, 300],
  ["small-flat", 336, 92],
  ["small-flat", 256, 80],
  ["narrow-low", 230, 120],
  ["narrow-tall", 230, 240],
] as const)(
  "labels on a %s plot of %i by %i pixels cover each other nowhere",
  (tier, width, height) => {
    const placed = boxes(SOME, tier, width, height)
    expect(placed.length).toBeGreaterThan(1)
    expectApart(placed)
    expectApart(boxes(CROWD, tier, width, height))
  },
)

test("a long name on a narrow plot is cut at no edge of the narrowest one", () => {
  const place = { ...dot(1, 60, 50), name: "United Arab Emirates" }
  const [label] = boxes([place], "narrow-tall", 190, 240)
  expect(label?.left).toBeGreaterThanOrEqual(0)
  expect(label?.right).toBeLessThanOrEqual(190)
})

test("on a flat plot of a known size labels cover each other nowhere", () => {
  const [width, height] = [750, 160]
  const placed = boxesOf(placeDotLabelsOn(CROWD, { width, height }), width, height)
  expect(placed.length).toBeGreaterThan(1)
  expectApart(placed)
})

test("a lone dot is named on plots of every size, and one at the edge within the plot", () => {
  const [label, ...others] = placeDotLabels([dot(1, 99, 50)])
  expect([label?.anchor, label?.tiers?.length, others]).toEqual(["end", 20, []])
})
