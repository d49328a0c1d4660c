/** Asks the operator's language model, over the chat-completions protocol with a JSON schema (docs/language-model.md). */
import type * as z from 'zod'
import type { Config } from '../config.ts'
import type { MessageModel } from './provider-types.ts'

/** Maximum bytes of a reply. One with the schema has some two hundred. */
const LONGEST_REPLY = 64 * 1024
/** Maximum tokens that a model may write. */
const MOST_TOKENS = 200

/** Fetches a reply as a whole: redirects are not followed, and one that does not end is cut. */
const fetchWhole: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const parts: Uint8Array[] = []
  let length = 0
  // `body` is a stream of chunks; its type does not say so
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length
    if (length > LONGEST_REPLY) throw new Error('the reply of the model is too long')
    parts.push(part)
  }
  const { status, headers } = response
  return new Response(Buffer.concat(parts), { status, headers })
}

/**
 * Creates the client of the model that the configuration names; undefined if there is none. Its packages load with the
 * first message, so that a server without a model does not load them.
 */
export function messageModel({ reader }: Pick<Config, 'reader'>): MessageModel | undefined {
  if (!reader) return undefined
  const { url, model, token, timeoutMs } = reader
  const open = async () => {
    const [ai, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ])
    const provider = createOpenAICompatible({
      name: 'reader',
      baseURL: url,
      ...(token && { apiKey: token }),
      supportsStructuredOutputs: true,
      fetch: fetchWhole,
    })
    return { ai, model: provider(model) }
  }
  let opened: ReturnType<typeof open> | undefined
  return {
    async ask<T>({
      instructions,
      message,
      schema,
    }: {
      instructions: string
      message: string
      schema: z.ZodType<T>
    }) {
      const abortSignal = AbortSignal.timeout(timeoutMs)
      opened ??= open()
      const { ai, model: languageModel } = await opened
      const { output } = await ai.generateText({
        model: languageModel,
        output: ai.Output.object({ schema }),
        instructions,
        prompt: message,
        temperature: 0,
        maxOutputTokens: MOST_TOKENS,
        // another try would come after the visitor's patience
        maxRetries: 0,
        abortSignal,
      })
      return output
    },
  }
}
