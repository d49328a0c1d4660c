/**
 * A local server that speaks the chat-completions protocol and plays the operator's language model: right, wrong, slow,
 * malicious or down, as a test chooses.
 */
import type { ServerResponse } from 'node:http'
import * as z from 'zod'
import type { ModelReply } from '../../server/rules/language-model-prompt.ts'
import { replyJson, startHttpServer, type HttpServer } from './http-server.ts'

const MODEL = 'leitor-de-teste'
const MODEL_TOKEN = 'token-of-the-model'

/** What the protocol sends: instructions, and the message to be read. */
const Completion = z.object({
  model: z.literal(MODEL),
  temperature: z.literal(0),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.string() }),
  ]),
  response_format: z.object({
    type: z.literal('json_schema'),
    json_schema: z.object({ schema: z.object() }),
  }),
})

export interface ModelQuestion {
  readonly instructions: string
  readonly message: string
}

type Reply = Partial<ModelReply>

/** A reply, how to find one, or another way to answer. */
export type ModelBehaviour =
  | { readonly reply: (question: ModelQuestion) => Reply }
  /** Any text in place of the reply that the schema asks for. */
  | { readonly text: string }
  | { readonly respond: (response: ServerResponse) => void }

export const NOTHING: ModelReply = { means: 'nothing', id: '', values: [] }

export const says = (reply: Reply): ModelBehaviour => ({ reply: () => reply })
export const silent: ModelBehaviour = { respond: () => undefined }

export type MessageModelServer = HttpServer & {
  readonly questions: readonly ModelQuestion[]
  /** Bodies as they arrived. */
  readonly bodies: readonly string[]
  behave(behaviour: ModelBehaviour): void
  /** Settings with which a server asks this model. */
  readonly settings: Readonly<Record<string, string>>
}

const completion = (content: string) => ({
  id: 'completion-1',
  object: 'chat.completion',
  created: 1,
  model: MODEL,
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})

/** Starts the server. It refuses another path (404), a wrong token (401) and a body that is not of the protocol (422). */
export async function messageModelServer(): Promise<MessageModelServer> {
  const questions: ModelQuestion[] = []
  const bodies: string[] = []
  let behaviour: ModelBehaviour = says(NOTHING)
  const server = await startHttpServer(({ method, path, headers, body }, response) => {
    if (method !== 'POST' || path !== '/v1/chat/completions') return replyJson(response, 404, {})
    if (headers.authorization !== `Bearer ${MODEL_TOKEN}`) return replyJson(response, 401, {})
    const { data, error } = Completion.safeParse(JSON.parse(body))
    if (!data) return replyJson(response, 422, { problem: error.message })
    const [{ content: instructions }, { content: message }] = data.messages
    questions.push({ instructions, message })
    bodies.push(body)
    if ('respond' in behaviour) return behaviour.respond(response)
    const text =
      'text' in behaviour
        ? behaviour.text
        : JSON.stringify({ ...NOTHING, ...behaviour.reply({ instructions, message }) })
    return replyJson(response, 200, completion(text))
  })
  return {
    ...server,
    questions,
    bodies,
    behave(next) {
      behaviour = next
    },
    settings: {
      READER_URL: `${server.url}/v1`,
      READER_MODEL: MODEL,
      READER_TOKEN: MODEL_TOKEN,
      READER_TIMEOUT_MS: '1000',
    },
  }
}
