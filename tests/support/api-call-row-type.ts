/** The TypeScript type of a row in the table of all API calls (all-api-calls.ts). */
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
