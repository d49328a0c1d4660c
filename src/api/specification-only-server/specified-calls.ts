/** What calls to a server of the specification may send, and what stands in for those that it does not have. */
import { idOnWire } from '../../contract/convert-ids-to-text.ts'
import {
  REPEAT_EFFECTS,
  specifiedRequests,
  type Names,
  type SpecifiedRequest,
} from '../../contract/specification-only-server/allowed-request-fields-and-retry-safety.ts'
import type { Call } from '../http-client.ts'
import type { Api } from '../create-api.ts'
import { ApiError } from '../api-error-and-its-message.ts'

/** A call of the specification, prepared for comparing paths. */
interface Template {
  readonly method: string
  readonly parts: readonly string[]
  readonly request: SpecifiedRequest
}

const templates: readonly Template[] = Object.entries(specifiedRequests).map(([name, request]) => {
  const [method = '', path = ''] = name.split(' ')
  return { method, parts: path.split('/'), request }
})

const isOpen = (part: string) => part.startsWith('{')

/** Returns the path with its ids as they came; null if it is not the template's. */
function pathAs({ parts }: Template, path: string): string | null {
  const given = path.split('/')
  if (given.length !== parts.length) return null
  const made = parts.map((part, at) => {
    const value = given[at] ?? ''
    if (!isOpen(part)) return part === value ? part : null
    return encodeURIComponent(String(idOnWire(decodeURIComponent(value))))
  })
  return made.includes(null) ? null : made.join('/')
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a value without the fields that the specification does not name, and with ids as they came. */
function named(value: unknown, names: Names[string]): unknown {
  if (names === true) return value
  if (names === 'id') return typeof value === 'string' ? idOnWire(value) : value
  if (Array.isArray(names)) {
    const [each] = names as readonly [Names]
    return Array.isArray(value) ? value.map((one: unknown) => named(one, each)) : value
  }
  if (!isObject(value)) return value
  const known = Object.entries(value).filter(([name]) => Object.hasOwn(names, name))
  return Object.fromEntries(
    known.map(([name, inner]) => [name, named(inner, (names as Names)[name] ?? true)]),
  )
}

function queryAs(query: string, names: Names): string {
  const kept = [...new URLSearchParams(query)].filter(([name]) => Object.hasOwn(names, name))
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/**
 * Returns a call in the form that the specification defines: without our own fields and parameters, with ids as they
 * came, and marked if it must not be repeated automatically. Returns null if the specification has no such call.
 */
export function restrictToSpecification<T>(call: Call<T>): Call<T> | null {
  const [path = '', query = ''] = call.path.split('?')
  for (const template of templates) {
    const made = template.method === call.method ? pathAs(template, path) : null
    if (made === null) continue
    const { again, body, query: parameters = {} } = template.request
    return {
      ...call,
      path: made + queryAs(query, parameters),
      ...(call.body === undefined ? {} : { body: named(call.body, body ?? {}) }),
      isOnce: !REPEAT_EFFECTS[again].isHarmless,
    }
  }
  return null
}

/**
 * Whether the server has replied, even if only with an error about the CEP. A server without this call replies 404.
 */
const isReply = ({ failure }: ApiError) =>
  failure.kind === 'server' && failure.status < 500 && failure.status !== 404

/**
 * Returns an API whose look-up of a CEP asks the page's own server if the other one does not offer that call.
 * @param openOwn loads the API of the page's own server
 */
export function withCepLookUpFallback(api: Api, openOwn: () => Api): Api {
  const ofCep: Api['address']['ofCep'] = async (cep, query) => {
    try {
      return await api.address.ofCep(cep, query)
    } catch (error) {
      if (!(error instanceof ApiError) || isReply(error)) throw error
      return openOwn().address.ofCep(cep, { sku: query.sku })
    }
  }
  return { ...api, address: { ...api.address, ofCep } }
}
