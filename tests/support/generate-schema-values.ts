/** Generates values for JSON schemas with fast-check: valid ones, and invalid ones as people and robots send them. */
import fc from 'fast-check'

export type JsonSchema = {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  maxLength?: number
  minItems?: number
  maxItems?: number
  additionalProperties?: unknown
}

/** Texts that have broken something somewhere. */
const NASTY = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  "'; drop table leads; --",
  '" or 1=1 --',
  '<img src=x onerror=alert(1)>',
  ['javascript', 'alert(1)'].join(':'),
  '=HYPERLINK("http://x")',
  '../../etc/passwd',
  '%00',
  '${7*7}',
  '\r\nSet-Cookie: a=b',
  'null',
  'true',
  'NaN',
  '-1',
  '9'.repeat(40),
  '🧨'.repeat(20),
  '\u202Eabc',
  '31/02/2020',
  '00/00/0000',
  '01310100',
  '52998224725',
  '11987654321',
  'plan-d600a',
  'x'.repeat(300),
] as const

const nasty = fc.constantFrom(...NASTY)
const anything = fc.oneof(
  nasty,
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.anything(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.anything(), { maxKeys: 3 }),
)

/** Generates values that the schema accepts; `ids` are used where an id is expected. */
export function validValue(schema: JsonSchema, ids: readonly string[], name = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => validValue(each, ids, name)))
  switch (schema.type) {
    case 'string':
      return text(schema, ids, name)
    case 'integer':
      return fc.oneof(fc.constantFrom(1, 5, 10), fc.integer())
    case 'number':
      return fc.oneof(fc.constantFrom(0, 1, 59.99), fc.double({ noNaN: true, noDefaultInfinity: true }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(validValue(schema.items ?? {}, ids), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 4),
      })
    case 'object':
      return record(schema, ids)
    case undefined:
    default:
      return anything
  }
}

function text(schema: JsonSchema, ids: readonly string[], name: string): fc.Arbitrary<unknown> {
  const max = schema.maxLength ?? 64
  const cut = (value: string) => value.slice(0, max)
  if (schema.format === 'uuid' || /^id/i.test(name)) return fc.oneof(fc.constantFrom(...ids), fc.uuid())
  if (schema.pattern) return fc.oneof(fc.stringMatching(new RegExp(schema.pattern)), nasty.map(cut))
  return fc.oneof(
    nasty.map(cut),
    fc.string({ maxLength: max }),
    fc.string({ unit: 'binary', maxLength: max }),
  )
}

function record(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  if (properties.length === 0) return fc.dictionary(fc.string(), anything, { maxKeys: 3 })
  const shape = Object.fromEntries(properties.map(([name, each]) => [name, validValue(each, ids, name)]))
  return fc.record(shape, { requiredKeys: schema.required ?? [] })
}

/** Generates values that are nearly valid: one error, an unknown field, or anything at all. */
export function nearlyValidValue(
  schema: JsonSchema,
  ids: readonly string[],
  canary: string,
): fc.Arbitrary<unknown> {
  const right = validValue(schema, ids)
  const names = Object.keys(schema.properties ?? {})
  const withWrong = fc
    .tuple(right, names.length > 0 ? fc.constantFrom(...names) : fc.string(), anything)
    .map(([value, name, wrong]) => ({ ...(value as object), [name]: wrong }))
  const withUnknown = fc
    .tuple(
      right,
      fc.constantFrom('canary', 'orderNumber', 'risk', 'status', 'verified', 'price', '__proto__'),
    )
    .map(([value, name]) =>
      Object.defineProperty({ ...(value as object) }, name, { value: canary, enumerable: true }),
    )
  return fc.oneof(
    { weight: 4, arbitrary: right },
    { weight: 3, arbitrary: withWrong },
    { weight: 3, arbitrary: withUnknown },
    { weight: 1, arbitrary: anything },
  )
}
