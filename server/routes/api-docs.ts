/** Renders the API reference as an HTML page from the OpenAPI description. */
import type { FastifyInstance } from 'fastify'
import { html, type Html } from '../mail/mail-style.ts'
import * as z from 'zod/mini'
import { answers } from '../../src/contract/lead-answers/answer-registry.ts'
import type { AnswerDeclaration } from '../../src/contract/lead-answers/answer-types.ts'
import { CampaignFields, ErrorReply } from '../../src/contract/shared-schemas.ts'

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  maxLength?: number
}
type Operation = {
  tags?: string[]
  summary?: string
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses?: Record<string, { content?: Record<string, { schema: Schema }> }>
}
type Description = {
  info: { title: string; description?: string }
  paths: Record<string, Record<string, Operation>>
}

const STYLE = `
:root { color-scheme: light dark; --line: color-mix(in oklab, currentcolor 18%, transparent) }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem }
h1 { line-height: 1.2 } h2 { margin-top: 3rem; border-bottom: 1px solid var(--line) }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .5rem .75rem }
summary { cursor: pointer } summary span { opacity: .75 }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere }
b { display: inline-block; min-width: 4.5em; font: 600 .8em ui-monospace, monospace }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0 }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem }
`

/** Describes the type of a value in words: `text (≤ 128)`, `"manha" or "tarde"`, `list of { date, period }`. */
function words(schema: Schema): string {
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' or ')
  if (schema.anyOf) return schema.anyOf.map(words).join(' or ')
  if (schema.type === 'array') return `list of ${words(schema.items ?? {})}`
  if (schema.type === 'object') {
    const names = Object.keys(schema.properties ?? {})
    return names.length > 0 ? `{ ${names.join(', ')} }` : 'object'
  }
  if (schema.type === 'string') return schema.maxLength ? `text (≤ ${schema.maxLength})` : 'text'
  return schema.type ?? 'anything'
}

function fields(schema: Schema | undefined): Html {
  const properties = Object.entries(schema?.properties ?? {})
  if (properties.length === 0) return html``
  const rows = properties.map(([name, each]) => {
    const isNeeded = schema?.required?.includes(name) ?? false
    return html`<tr>
      <td><code>${name}</code></td>
      <td>${isNeeded ? 'yes' : ''}</td>
      <td><code>${words(each)}</code></td>
    </tr>`
  })
  return html`<table>
    <thead>
      <tr>
        <th>Name</th>
        <th>Required</th>
        <th>Value</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

const jsonOf = (content: Record<string, { schema: Schema }> | undefined) =>
  content?.['application/json']?.schema

function call(path: string, method: string, operation: Operation): Html {
  const body = jsonOf(operation.requestBody?.content)
  const reply = jsonOf(operation.responses?.['200']?.content)
  const parameters: Schema = {
    properties: Object.fromEntries((operation.parameters ?? []).map((each) => [each.name, each.schema])),
    required: (operation.parameters ?? []).filter((each) => each.required).map((each) => each.name),
  }
  const part = (title: string, schema: Schema | undefined) =>
    Object.keys(schema?.properties ?? {}).length > 0
      ? html`<h4>${title}</h4>
          ${fields(schema)}`
      : html``
  return html`<details>
    <summary>
      <b>${method.toUpperCase()}</b> <code>${path}</code> <span>${operation.summary ?? ''}</span>
    </summary>
    ${part('Path and query', parameters)}${part('Body', body)}${part('Reply', reply)}
  </details>`
}

/** Renders the API reference as HTML without scripts: one collapsible section per call, grouped by tag. */
function docsPage(description: Description): string {
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation,
      tag: operation.tags?.[0] ?? 'more',
    })),
  )
  const groups = [...new Set(calls.map((each) => each.tag))]
  const { title, description: text = '' } = description.info
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}: the calls</title>
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <h1>${title}</h1>
        <p>
          ${text} Writes are JSON. Every error is
          <code>{ success: false, message, reference, code, field?, missing?, current?, price? }</code>: with
          status 400 <code>field</code> names the field or header at fault and <code>missing</code> those that
          were not sent; with code <code>missing_steps</code> it names the answers that are still needed. The
          OpenAPI description: <a href="/api/openapi.json"><code>/api/openapi.json</code></a
          >.
        </p>
        <nav>${groups.map((tag) => html`<a href="#${tag}">${tag}</a>`)}</nav>
        ${groups.map(
          (tag) =>
            html`<h2 id="${tag}">${tag}</h2>
              ${calls
                .filter((each) => each.tag === tag)
                .map((each) => call(each.path, each.method, each.operation))}`,
        )}
      </body>
    </html>`.text
}

/** Adds GET /api/docs, and its style sheet, since the Content-Security-Policy allows no inline styles. */
export function docsRoutes(scope: FastifyInstance, describe: () => object): void {
  let page: string | undefined
  scope.get('/docs', { schema: { hide: true } }, (_request, reply) => {
    page ??= docsPage(describe() as Description)
    return reply.type('text/html; charset=utf-8').send(page)
  })
  scope.get('/docs.css', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLE),
  )
}

const say = (schema: z.ZodMiniType, description: string) => z.globalRegistry.add(schema, { description })

type Declared = Pick<AnswerDeclaration, 'body' | 'required'> & { readonly fields: object }
type Choice = { readonly options?: readonly unknown[] }

/** Names the values of every choice. The server compares them with the declaration, so its schema says only "text". */
export function describeChoiceValues(declarations: readonly Declared[]): void {
  for (const { body, fields, required } of declarations)
    for (const [name, { options }] of Object.entries(fields as Readonly<Record<string, Choice>>)) {
      const schema = body.shape[name] as z.ZodMiniType | undefined
      if (schema && options)
        z.globalRegistry.add(schema, { enum: [...options, ...(required === 'optional' ? [''] : [])] })
    }
}

/** Registers descriptions of shared fields for the API reference. Call it before routes are added. */
export function describeFields(): void {
  say(CampaignFields.shape.addon, 'campaign: its whole prefix, or its alias (controle, black, pre)')
  say(
    CampaignFields.shape.prefix,
    'whole prefix of the campaign; counts only if `addon` is its alias, or itself',
  )
  say(ErrorReply.shape.field, '400: wire name of the field or header at fault')
  say(
    ErrorReply.shape.missing,
    '400: fields that were not sent, the first of which is `field`; 409: steps to answer',
  )
  describeChoiceValues(Object.values(answers))
}
