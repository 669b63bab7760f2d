import { expect, test } from "vitest"

import { escapeMarkup, html, svg, trustMarkup, xml, type MarkupValue } from "./markup.ts"

test("values are escaped", () => {
  const hostile = `<script>alert("1" & '2')</script>`
  expect(String(html`<p>${hostile}</p>`)).toBe(
    "<p>&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;</p>",
  )
})

test("the template's own text stays as it is written", () => {
  expect(String(html`<p title='a'>1 &lt; 2 &amp; 3</p>`)).toBe(`<p title='a'>1 &lt; 2 &amp; 3</p>`)
})

test("nested templates are not escaped twice", () => {
  const name = html`<b>${"R&D"}</b>`
  expect(String(html`<p>${name}</p>`)).toBe("<p><b>R&amp;D</b></p>")
})

test("lists are joined without a separator, however deep, and their texts are escaped", () => {
  const items: MarkupValue = [svg`<g/>`, ["<", [2]], null]
  expect(String(svg`<svg>${items}</svg>`)).toBe("<svg><g/>&lt;2</svg>")
  expect(String(svg`<svg>${[]}</svg>`)).toBe("<svg></svg>")
})

test("null, undefined and false leave nothing; zero is written", () => {
  expect(String(html`[${null}${undefined}${false}]`)).toBe("[]")
  expect(String(html`[${0}${-0}${1.5}]`)).toBe("[001.5]")
})

test("a value cannot leave the quotes of its attribute", () => {
  expect(String(html`<a title="${'" onclick="x'}" rel='${"' onclick='x"}'></a>`)).toBe(
    `<a title="&quot; onclick=&quot;x" rel='&#39; onclick=&#39;x'></a>`,
  )
})

test("data that looks like markup is escaped like any text", () => {
  const parsed = JSON.parse(`{"text":"<b>"}`) as { text: string }
  expect(String(html`${parsed.text}`)).toBe("&lt;b&gt;")
  expect(String(html`${String(html`<b>`)}`)).toBe("&lt;b&gt;")
})

test("trusted text is not escaped", () => {
  expect(String(html`<style>${trustMarkup("a > b {}")}</style>`)).toBe("<style>a > b {}</style>")
})

test("control characters are dropped, and half of a pair becomes the replacement character", () => {
  expect(escapeMarkup("a\u0000b\u001bc\ufffed\tf\n")).toBe("abcd\tf\n")
  expect(escapeMarkup("\ud83d|\ude00|\u{1f600}")).toBe("\ufffd|\ufffd|\u{1f600}")
  expect(String(xml`<a>${"\u0007&"}</a>`)).toBe("<a>&amp;</a>")
})

test("every character that starts or ends markup is written by its name", () => {
  expect(escapeMarkup(`&<>"'`)).toBe("&amp;&lt;&gt;&quot;&#39;")
  expect(escapeMarkup("Côte d\u2019Ivoire, 5 %")).toBe("Côte d\u2019Ivoire, 5 %")
})
