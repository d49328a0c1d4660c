/**
 * A test backend that offers only the calls of the specification, with numeric ids and 404 for every other call. It
 * records every request, and as violations the calls, fields and headers that the specification does not allow.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listenLocally } from '../http-server.ts'
import { specifiedCalls, unknownIn, valuesIn, type SpecifiedCall } from './allowed-request-fields.ts'
import { openShop, Refusal, type ShopOptions } from './shop-state-and-replies.ts'

type Json = Record<string, unknown>

export interface Asked {
  readonly method: string
  /** Path below the base, without a slash at its start. */
  readonly path: string
  readonly query: Json
  readonly body: Json | null
  readonly headers: Readonly<Record<string, unknown>>
  /** The call as the specification writes it, such as 'PUT lead/{leadId}'; null if it has no such call. */
  readonly template: string | null
}

export interface BackendOptions extends Partial<ShopOptions> {
  /** Refuses a request that holds a field which the specification does not name. */
  readonly refusesUnknown?: boolean
}

/** When the connection of a call is cut: before or after it was carried out. The client cannot tell which. */
export type Moment = 'before' | 'after'

/** Headers that browsers send by themselves, and those that a cross-origin request may have without permission. */
const HEADERS = new Set(
  (
    'accept content-type content-length host connection origin referer user-agent ' +
    'accept-language accept-encoding transfer-encoding priority cache-control pragma'
  ).split(' '),
)
const isAllowed = (header: string) => HEADERS.has(header) || header.startsWith('sec-')

const ALLOW = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '600',
  'access-control-expose-headers': 'retry-after',
}

async function readBody(request: IncomingMessage): Promise<Json | null> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  return text ? (JSON.parse(text) as Json) : null
}

/** Finds the call of the specification, and the values in its path. */
function specified(method: string, path: string) {
  for (const call of specifiedCalls) {
    const values = call.method === method ? valuesIn(call.path, path) : null
    if (values) return { call, values }
  }
  return null
}

const templateOf = ({ method, path }: SpecifiedCall) => `${method} ${path}`

interface Refused {
  readonly kind: RegExp
  readonly status: number
  /** A text is sent as it is. */
  readonly body: unknown
  /** Whether the call is carried out nevertheless. */
  readonly isCarriedOut: boolean
  readonly headers: Readonly<Record<string, string>>
  left: number
}

function send(response: ServerResponse, status: number, body: unknown, headers: object = {}) {
  response
    .writeHead(status, { ...ALLOW, 'content-type': 'application/json', ...headers })
    .end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** Starts the backend. `base` is the whole base host, to which the paths of the calls are appended. */
export async function startSpecificationBackend(options: BackendOptions = {}) {
  const { refusesUnknown = false, namesMigration = true, tellsLead = false, finishesOnce = false } = options
  const asked: Asked[] = []
  const violations: string[] = []
  const cuts: { readonly kind: RegExp; readonly when: Moment; left: number }[] = []
  let changed: { readonly kind: RegExp; readonly change: (body: Json) => unknown; left: number } | null = null
  let refused: Refused | null = null
  const busy = new Map<string, number>()
  const shop = openShop({ namesMigration, tellsLead, finishesOnce }, (what) => void violations.push(what))

  const isMeant = (fault: { readonly kind: RegExp; left: number } | null, template: string) => {
    if (!fault || fault.left === 0 || !fault.kind.test(template)) return false
    fault.left -= 1
    return true
  }

  function check(call: SpecifiedCall, { body, query }: Asked): readonly string[] {
    const unknown = [...unknownIn(query, call.query ?? {}), ...unknownIn(body, call.body ?? {})]
    if (unknown.length > 0) violations.push(`${templateOf(call)} holds ${unknown.join(', ')}`)
    return unknown
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/', headers } = request
    if (method === 'OPTIONS') {
      response.writeHead(204, ALLOW).end()
      return
    }
    const { pathname, searchParams } = new URL(url, 'http://backend')
    const path = pathname.replace(/^\/base\//, '')
    const found = specified(method, path)
    const template = found ? templateOf(found.call) : null
    const query = Object.fromEntries(searchParams)
    const call: Asked = { method, path, query, body: await readBody(request), headers, template }
    asked.push(call)
    const foreign = Object.keys(headers).filter((name) => !isAllowed(name))
    if (foreign.length > 0) violations.push(`${method} ${path} sends the headers ${foreign.join(', ')}`)
    if (!found || !template) {
      violations.push(`${method} ${path} is no call of the specification`)
      send(response, 404, { error: 'Não existe' })
      return
    }
    const unknown = check(found.call, call)
    if (unknown.length > 0 && refusesUnknown) {
      send(response, 400, { error: `Campos desconhecidos: ${unknown.join(', ')}` })
      return
    }
    if (refused && isMeant(refused, template)) {
      const { status, body, headers: more, isCarriedOut } = refused
      if (isCarriedOut) await carryOut(template, found.values, call)
      send(response, status, body, more)
      return
    }
    const cut = cuts.find((each) => isMeant(each, template))
    if (cut?.when === 'before') {
      request.socket.destroy()
      return
    }
    const reply = await carryOut(template, found.values, call)
    if (cut) request.socket.destroy()
    else send(response, reply.status, reply.body)
  }

  /** Carries out a call. Two changes of one lead at the same time are a violation: answers must be sent one by one. */
  async function carryOut(
    template: string,
    values: Readonly<Record<string, string>>,
    { body, query }: Asked,
  ) {
    const of = values.idLead ?? values.leadId ?? ''
    const isChange = of !== '' && !template.startsWith('GET')
    if (isChange && busy.has(of)) violations.push(`${template} came before the call before it was answered`)
    if (isChange) busy.set(of, 1)
    // a moment in which a second call would be seen
    await new Promise((resolve) => setImmediate(resolve))
    try {
      const reply = shop.carryOut(template, values, body ?? {}, query)
      return { status: 200, body: isMeant(changed, template) ? changed?.change(reply as Json) : reply }
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: error.body }
      throw error
    } finally {
      busy.delete(of)
    }
  }

  const { url, close } = await listenLocally((request, response) => {
    answer(request, response).catch((error: unknown) => {
      violations.push(String(error))
      response.destroy()
    })
  })

  return {
    base: `${url}/base`,
    asked,
    violations,
    shop,
    /** The calls so far as the specification writes them. */
    lines: () => asked.map(({ template, method, path }) => template ?? `${method} ${path}`),
    /** The request bodies of a call so far. */
    bodies: (template: string) => asked.filter((each) => each.template === template).map(({ body }) => body),
    /** Cuts the connection of the next calls of a kind, besides those that are to be cut already. */
    cut(kind: RegExp, when: Moment, times = 1) {
      cuts.push({ kind, when, left: times })
    },
    /** Whether every connection that should be cut has been cut. */
    isCut: () => cuts.length > 0 && cuts.every(({ left }) => left === 0),
    /** Replies to the next call of a kind with the given error. */
    refuse(kind: RegExp, status: number, body: unknown, how: Partial<Refused> = {}) {
      refused = { isCarriedOut: false, headers: {}, left: 1, ...how, kind, status, body }
    },
    /** Changes the reply to the next call of a kind. */
    change(kind: RegExp, change: (body: Json) => unknown) {
      changed = { kind, change, left: 1 }
    },
    close,
  }
}

export type SpecificationBackend = Awaited<ReturnType<typeof startSpecificationBackend>>
