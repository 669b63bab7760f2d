import { expect, test } from "vitest"

import { nameInSentence } from "./name-in-sentence.ts"

test.each([
  ["GDP per capita (constant 2015 US$)", "GDP per capita in constant 2015 US dollars"],
  ["Exports of goods (BoP, current US$)", "exports of goods in current US dollars"],
  ["Forest area (% of land area)", "forest area as a share of land area"],
  ["Murders (per 100 000 people)", "murders per 100,000 people"],
  ["Oil production, total", "oil production"],
  [
    "Proportion of population with access, rural (%)",
    "proportion of population with access, rural",
  ],
  ["GDP growth (annual %)", "GDP growth"],
  ["Wheat, imports", "wheat imports"],
  ["Tea, production", "tea production"],
  ["Malaria deaths - reported", "reported malaria deaths"],
  ["Inflation", "inflation"],
  ["Gold Production", "Gold Production"],
  ["Human Development Index", "Human Development Index"],
  ["Gini index", "Gini index"],
  ["PM2.5 air pollution, mean annual exposure", "PM2.5 air pollution, mean annual exposure"],
  ["Commodity price: Crude oil, Brent", "the price of crude oil, Brent"],
  ["Pupil-teacher ratio (headcount basis)", "pupil-teacher ratio (headcount basis)"],
])("%s is said as %s", (name, said) => {
  expect(nameInSentence(name)).toBe(said)
})
