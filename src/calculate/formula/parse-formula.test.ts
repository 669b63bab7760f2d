import { expect, test } from "vitest"

import { listInputs, type Formula } from "./formula.ts"
import { parseFormula } from "./parse-formula.ts"

function read(text: string): Formula {
  const parsed = parseFormula(text)
  if ("problem" in parsed) throw new Error(parsed.problem)
  return parsed.formula
}

/** With every bracket that the reading implies. */
function write(formula: Formula): string {
  switch (formula.kind) {
    case "input":
      return formula.name
    case "number":
      return String(formula.value)
    case "operation":
      return `(${write(formula.left)}${formula.sign}${write(formula.right)})`
    default:
      return `${formula.kind}(${write(formula.input)})`
  }
}

test.each([
  ["a/b", "(a/b)"],
  ["a - b / c", "(a-(b/c))"],
  ["a - b - c", "((a-b)-c)"],
  ["a / b * 2", "((a/b)*2)"],
  ["(a + b) / c", "((a+b)/c)"],
  ["A ÷ B × 1.5", "((a/b)*1.5)"],
  ["per(a, population)", "(a/population)"],
  ["growth(a / b)", "call((a/b))"],
  ["real(a, deflator, 2015)", "real(a)"],
  ["index(a, 2010)", "index(a)"],
  ["share(a, gdp)", "share(a)"],
  ["share(a, World)", "place-share(a)"],
  ["cagr(a, 2000, 2020)", "cagr(a)"],
  ["ma(a, 3)", "average(a)"],
  ["ytd(a)", "call(a)"],
  ["change(a)", "call(a)"],
  ["sum(a over East African Community)", "sum(a)"],
])("%s is read as %s", (text, expected) => {
  expect(write(read(text))).toBe(expected)
})

test("a formula may have a name", () => {
  const parsed = parseFormula("Debt per head: a/population")
  expect(parsed).toMatchObject({ text: "Debt per head: a/population", name: "Debt per head" })
  expect(parseFormula("Debt per head = a/b")).toMatchObject({ name: "Debt per head" })
})

test("inputs are named once each", () => {
  expect(listInputs(read("(a - b) / a"))).toEqual(["a", "b"])
})

test.each([
  ["a/", "ends too early"],
  ["a b", "not expected"],
  ["(a + b", "not closed"],
  ["z / b", "is not a known input"],
  ["median(a)", "There is no function “median”"],
  ["index(a)", "index needs more, as in index(a, 2010)."],
  ["per(a", "per needs more, as in per(a, population)."],
  ["growth(per(a))", "per needs more, as in per(a, population)."],
  ["cagr(a, 2000)", "cagr needs more, as in cagr(a, 2000, 2020)."],
  ["per(a, population", "is not closed"],
  ["index(a, soon)", "A year such as"],
  ["ma(a, 1)", "2 to 60 periods"],
  ["sum(a)", "needs a group"],
  ["a ^ 2", "not expected"],
  ["", "ends too early"],
  ["(".repeat(40), "nested too deeply"],
  ["a".repeat(400), "at most 300"],
  ["eval(process)", "There is no function “eval”"],
])("%s is refused and named: %s", (text, problem) => {
  expect(parseFormula(text)).toMatchObject({ problem: expect.stringContaining(problem) as string })
})
