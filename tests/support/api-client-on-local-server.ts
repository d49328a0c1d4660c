/** The browser's API client, connected to a local HTTP server whose replies the test chooses. */
import { afterEach } from 'vitest'
import * as z from 'zod/mini'
import { ALL_CAPABILITIES } from '../../src/contract/server-capabilities.ts'
import { createClient } from '../../src/api/http-client.ts'
import { ApiError } from '../../src/api/api-error-and-its-message.ts'
import { anyProblemText } from '../../src/content/problems/all-problems.ts'
import { startHttpServer, type RequestHandler, type HttpServer } from './http-server.ts'

export type Raw = { status?: number; headers?: Record<string, string>; body?: string }

export const json = { 'content-type': 'application/json' }

/** A call that expects `{success: true, id}`. */
export const call = {
  method: 'GET',
  path: '/x',
  reply: z.object({ success: z.literal(true), id: z.string() }),
} as const

/** Provides servers that are closed after each test of the calling suite. */
export function servers(): {
  start: (answer: RequestHandler) => Promise<HttpServer>
  replying: (raw: Raw) => Promise<string>
} {
  const open: HttpServer[] = []
  afterEach(async () => {
    await Promise.all(open.splice(0).map((server) => server.close()))
  })
  async function start(answer: RequestHandler): Promise<HttpServer> {
    const server = await startHttpServer(answer)
    open.push(server)
    return server
  }
  /** Starts a server that gives the same reply to every call; returns its address. */
  async function replying({ status = 200, headers = {}, body = '' }: Raw): Promise<string> {
    const server = await start((_asked, response) => {
      response.writeHead(status, headers)
      response.end(body)
    })
    return server.url
  }
  return { start, replying }
}

export function client(base: string, timeoutSeconds?: number) {
  return createClient({
    base,
    fetch,
    can: ALL_CAPABILITIES,
    channel: () => 'chat',
    ...(timeoutSeconds === undefined ? {} : { timeoutSeconds }),
  })
}

/** Returns the ApiError with which a call rejects. */
export async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`no ApiError, but ${String(error)}`)
  return error
}

/** Returns the text of an error as visitors read it. */
export const textOf = (error: ApiError): string => anyProblemText(error.problem)
