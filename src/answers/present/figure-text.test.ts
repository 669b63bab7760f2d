import { expect, test } from "vitest"

import { makeIndicator } from "#tests/support/make-indicator.ts"

import { writeFigure } from "./figure-text.ts"

test.each([
  ["kg", "70.1 kg"],
  ["MWh", "70.1 MWh"],
  ["hectares", "70.1 hectares"],
  ["years", "70.1 years"],
  ["tonnes oil equivalent", "70.1 tonnes oil equivalent"],
  ["index", "70.1"],
  ["kg per hectare", "70.1"],
])("a figure in %s is said as %s", (unit, text) => {
  expect(writeFigure(70.1, makeIndicator({ code: "X", unit }))).toBe(text)
})

test.each([
  ["percentages", "%", [24.66, 33.242], ["24.660%", "33.242%"]],
  ["whole and broken figures", "%", [8, 15.7], ["8.0%", "15.7%"]],
  ["whole figures", "%", [8, 15], ["8%", "15%"]],
  ["figures below zero", "%", [-0.5, 12.25], ["\u22120.50%", "12.25%"]],
  [
    "large figures of one word",
    "current US$",
    [1.5e9, 23.456e9],
    ["US$1.500 billion", "US$23.456 billion"],
  ],
  [
    "figures of different words",
    "current US$",
    [1.5e9, 23.4e6],
    ["US$1.5 billion", "US$23.4 million"],
  ],
  ["figures of very different sizes", "index", [0.012345, 4321.5], ["0.012345", "4,321.5"]],
])("%s beside each other have the same decimals", (_, unit, values, texts) => {
  const indicator = makeIndicator({
    code: "X",
    unit,
    currency: unit.includes("US$") ? "USD" : null,
  })
  expect(values.map((value) => writeFigure(value, indicator, "figure", values))).toEqual(texts)
})
