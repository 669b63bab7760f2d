import { expect, test } from "vitest"

import { classesOf, readSheet, usedRules } from "./used-rules.ts"

function keep(css: string, ...classes: string[]): string {
  return usedRules(readSheet(css), new Set(classes))
}

test("a rule stays where one of its selectors can hold", () => {
  const css = "a{color:red}._a .b{top:0}._a,.c:hover{left:0}"
  expect(keep(css)).toBe("a{color:red}")
  expect(keep(css, "c")).toBe("a{color:red}._a,.c:hover{left:0}")
  expect(keep(css, "_a", "b")).toBe(css)
})

test("what is excluded or one of several choices asks for nothing", () => {
  const css = ".a:not(.b){top:0}:is(.c,.d) p{left:0}.a[data-x='.z']{right:0}"
  expect(keep(css, "a")).toBe(css)
  expect(keep(css)).toBe(":is(.c,.d) p{left:0}")
})

test("conditions go with their last rule, at-rules with content of their own stay", () => {
  const css =
    "@media (width<=768px){.a{top:0}@supports (gap:0){.b{gap:0}}}@font-face{font-family:X}@keyframes k{to{top:0}}"
  expect(keep(css)).toBe("@font-face{font-family:X}@keyframes k{to{top:0}}")
  expect(keep(css, "b")).toBe(
    "@media (width<=768px){@supports (gap:0){.b{gap:0}}}@font-face{font-family:X}@keyframes k{to{top:0}}",
  )
})

test("the classes of a document are those of its elements and the words of its scripts", () => {
  const html = `<p class="a b"></p><svg class="c"><g class=""/></svg><script>box.classList.add("is-on")</script>`
  const classes = classesOf(html)
  expect(["a", "b", "c", "is-on"].filter((name) => !classes.has(name))).toEqual([])
  expect(classes.has("d")).toBe(false)
})
