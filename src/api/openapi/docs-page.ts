import { createHash } from "node:crypto"

import type { oas31 } from "zod-openapi"

import { BRAND } from "#domain/brand.ts"
import { escapeMarkup, html, trustMarkup, type Markup } from "#domain/format/markup.ts"

import { DOCS_STYLE } from "./docs-style.data.ts"
import type { OpenApiDocument } from "./openapi.ts"
import { resolveSchema, type JsonSchema, type JsonSchemas } from "./schema-example.ts"

type Call = { method: string; path: string; operation: oas31.OperationObject }

/** The documentation as one page without script, and the security policy that lets its style sheet work. */
export function docsPage(
  document: OpenApiDocument,
  publicUrl: string,
): { html: string; policy: string } {
  const calls = listCalls(document)
  const components = (document.components?.schemas ?? {}) as JsonSchemas
  const base = `${publicUrl}/api/v1`
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${BRAND}</title>
<link rel="icon" href="/media/icons/icon-192.png">
<style>${trustMarkup(DOCS_STYLE)}</style>
</head>
<body>
<header>
<a href="/">${BRAND}</a>
<h1>API</h1>
<p>${document.info.description}</p>
<p>Calls begin with <code>${base}</code>. The same as a file for programs:
<a href="/api/v1/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Calls"><ul>${calls.map(navItem)}</ul></nav>
</header>
<main>
${calls.map(
  (call) => html`${callSection(call, base, components)}
`,
)}</main>
</body>
</html>
`
  const hash = createHash("sha256").update(DOCS_STYLE).digest("base64")
  return {
    html: page.toString(),
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  }
}

function listCalls(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    [
      { method: "GET", path, operation: item.get },
      { method: "POST", path, operation: item.post },
      { method: "PUT", path, operation: item.put },
      { method: "PATCH", path, operation: item.patch },
      { method: "DELETE", path, operation: item.delete },
    ].flatMap(({ operation, ...call }) => (operation ? [{ ...call, operation }] : [])),
  )
}

function navItem({ method, path, operation }: Call): Markup {
  return html`<li><a href="#${operation.operationId}"><code>${method} ${path}</code></a></li>`
}

function callSection(call: Call, base: string, components: JsonSchemas): Markup {
  const { method, path, operation } = call
  const answer = operation.responses?.["200"] as oas31.ResponseObject | undefined
  const media = answer?.content?.["application/json"]
  return html`<section id="${operation.operationId}">
<h2>${operation.summary}</h2>
<p><span class="method">${method}</span> <code>${path}</code></p>
<p>${inline(operation.description ?? "")}</p>
<pre>${writeCurl(call, base)}</pre>
${parameterTable(operation)}
${fieldTable("Body", findJsonBody(operation)?.schema, components)}
${fieldTable("Answer", media?.schema, components)}
${media ? exampleAnswer(media, answer.description) : html`<p>The answer is a file.</p>`}
${failureTable(operation)}
</section>`
}

function exampleAnswer({ example }: oas31.MediaTypeObject, description: string): Markup {
  const text = JSON.stringify(example, null, 2)
  return html`<details><summary>Example answer</summary>\n<p>${inline(description)}</p>\n<pre>${text}</pre></details>`
}

/** A command to try: required parameters, and those that have an example. */
function writeCurl({ method, path, operation }: Call, base: string): string {
  const parameters = (operation.parameters ?? []) as oas31.ParameterObject[]
  const readExample = ({ schema }: oas31.ParameterObject) =>
    (schema as JsonSchema | undefined)?.example
  let address = path
  const query = new URLSearchParams()
  for (const parameter of parameters) {
    const example = readExample(parameter)
    if (example === undefined) continue
    if (parameter.in === "path") {
      address = address.replace(`{${parameter.name}}`, pathPart(showValue(example)))
    } else query.set(parameter.name, showValue(example))
  }
  const url = `'${base}${address}${query.size > 0 ? `?${query.toString()}` : ""}'`
  const lines = [method === "GET" ? `curl ${url}` : `curl -X ${method} ${url}`]
  if (operation.security) lines.push("-H 'Authorization: Bearer TOKEN'")
  const body = findJsonBody(operation)?.example as unknown
  if (body !== undefined) {
    lines.push("-H 'Content-Type: application/json'", `-d '${JSON.stringify(body)}'`)
  }
  if (operation.requestBody && body === undefined) lines.push("-F file=@FILE")
  return lines.join(" \\\n  ")
}

/** An identifier in an address; a colon may stand there as it is and reads better. */
function pathPart(text: string): string {
  return encodeURIComponent(text).replaceAll("%3A", ":")
}

function findJsonBody(operation: oas31.OperationObject): oas31.MediaTypeObject | undefined {
  const body = operation.requestBody as oas31.RequestBodyObject | undefined
  return body?.content["application/json"]
}

function parameterTable(operation: oas31.OperationObject): Markup | undefined {
  const parameters = (operation.parameters ?? []) as oas31.ParameterObject[]
  const rows = parameters.map((parameter) => {
    const schema = (parameter.schema ?? {}) as JsonSchema
    const need = parameter.required === true ? "required" : "optional"
    return [parameter.name, `${describeType(schema)}, ${need}`, describeMeaning(schema)]
  })
  return table("Parameters", ["Name", "Type", "Meaning"], rows)
}

function fieldTable(
  title: string,
  schema: JsonSchema | undefined,
  components: JsonSchemas,
): Markup | undefined {
  const rows = schema ? listFields(schema, "", components) : []
  return table(title, ["Field", "Type", "Meaning"], rows)
}

/** Every field of a schema by its path: `data.dataset[].id`. */
function listFields(schema: JsonSchema, path: string, components: JsonSchemas): string[][] {
  const resolved = resolveSchema(schema, components)
  const own = path === "" ? [] : [[path, describeType(resolved), describeMeaning(resolved)]]
  if (resolved.items)
    return [...own, ...listFields(resolved.items, `${path}[]`, components).slice(1)]
  const parts = Object.entries(getProperties(resolved, components))
  const inner = parts.flatMap(([key, part]) =>
    listFields(part, path === "" ? key : `${path}.${key}`, components),
  )
  return [...own, ...inner]
}

function getProperties(schema: JsonSchema, components: JsonSchemas): Record<string, JsonSchema> {
  if (schema.properties) return schema.properties
  const [choice] = schema.anyOf ?? []
  return (choice && resolveSchema(choice, components).properties) ?? {}
}

function describeType(schema: JsonSchema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(describeType))].join(" or ")
  const types = [schema.type ?? "object"].flat().join(" or ")
  return types.replace("array", "list").replace("string", "text")
}

function describeMeaning(schema: JsonSchema): string {
  const choices = schema.enum
    ?.filter((value) => value !== null)
    .map(showValue)
    .join(", ")
  const fallback = schema.default === undefined ? undefined : `default ${showValue(schema.default)}`
  const facts = [choices, describeRange(schema), fallback, describeExample(schema)]
    .filter((fact) => fact !== undefined)
    .join("; ")
  const { description } = schema
  return description && facts ? `${description} (${facts})` : (description ?? facts)
}

function describeRange({ minimum, maximum }: JsonSchema): string | undefined {
  return maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
    ? `${String(minimum ?? 0)} to ${String(maximum)}`
    : undefined
}

/** An example explains a field that neither a sentence nor a list of choices does. */
function describeExample({ description, enum: choices, example }: JsonSchema): string | undefined {
  return description || choices || example === undefined || example === null
    ? undefined
    : `for instance ${showValue(example)}`
}

function showValue(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value)
}

function failureTable(operation: oas31.OperationObject): Markup | undefined {
  const failures = Object.entries(operation.responses ?? {}).filter(([status]) => status >= "400")
  const rows = failures.map(([status, response]) => [
    status,
    (response as oas31.ResponseObject).description.trim(),
  ])
  return table("Failures", ["Status", "Meaning"], rows)
}

/** A sentence whose `code` is marked up. */
function inline(text: string): Markup {
  return trustMarkup(escapeMarkup(text).replace(/`([^`]+)`/g, "<code>$1</code>"))
}

/** A long path that may break after each of its parts. */
function breakable(path: string): Markup {
  return trustMarkup(escapeMarkup(path).replace(/[.\]](?=\w)/g, "$&<wbr>"))
}

function table(
  title: string,
  heads: readonly string[],
  rows: readonly string[][],
): Markup | undefined {
  if (rows.length === 0) return undefined
  const head = heads.map((text) => html`<th scope="col">${text}</th>`)
  const body = rows.map(([first = "", ...rest]) => {
    const cells = rest.map((text) => html`<td>${inline(text)}</td>`)
    return html`<tr><td><code>${breakable(first)}</code></td>${cells}</tr>`
  })
  return html`<h3>${title}</h3><div class="scroll" tabindex="0" role="group" aria-label="${title}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}
