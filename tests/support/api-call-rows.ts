/** Rows of the table of all API calls (all-api-calls.ts): their type, and functions that make the usual ones. */
import type { fakeMail } from './fake-mail.ts'
import type { TestServer } from './server.ts'

type Request = { path: string; body?: object }
export type World = { server: TestServer; mail: ReturnType<typeof fakeMail> }

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As written in the OpenAPI description. */
  template: string
  /** F§7 or M§7; false: ours. */
  spec: boolean
  happy(world: World): Promise<Request> | Request
  /** Acts on an open lead (or renewal): answers 404 to an unknown one, and `finished` to a finished one. */
  onLead?: { idIn: 'path' | 'body'; finished?: 409 | 200; finish?: (world: World) => Promise<string> }
}

type Fields = Readonly<Record<string, unknown>>

/**
 * A call whose path is its template with the id of a lead, renewal or migration.
 * @param of makes one for the call, and returns its id
 */
export const onPath = (
  of: (world: World) => Promise<string>,
  method: Call['method'],
  template: string,
  {
    spec,
    body,
    ...onLead
  }: { spec: boolean; body?: Fields | ((world: World, id: string) => Promise<Fields>) } & Omit<
    NonNullable<Call['onLead']>,
    'idIn'
  >,
): Call => ({
  method,
  template,
  spec,
  onLead: { idIn: 'path', ...onLead },
  async happy(world) {
    const id = await of(world)
    const sent = typeof body === 'function' ? await body(world, id) : body
    return { path: template.replace('{id}', id), ...(sent && { body: sent }) }
  },
})

/** A call whose path is its template, with a body. */
export const withBody = (
  method: Call['method'],
  path: string,
  body: Fields | ((world: World) => Promise<Fields>),
  more: { spec: boolean; onLead?: Call['onLead'] },
): Call => ({
  method,
  template: path,
  ...more,
  happy: async (world) => ({
    path,
    body: typeof body === 'function' ? await body(world) : body,
  }),
})
