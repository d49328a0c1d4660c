/** Recognises the commands of the chat: back, again, help, a person. Their wordings stand in requests.ts. */
import type { CommandName } from './reading.ts'
import { partsOf } from './asked-parts.ts'
import { nearestTopics, sureness } from './topics.ts'

type Command = Exclude<CommandName, `correct:${string}`>

/** How sure a command must be: one that throws something away more than one that only shows something. */
const SURE: Readonly<Record<Command, number>> = { back: 0.55, restart: 0.6, help: 0.5, human: 0.45 }

const isCommand = (id: string): id is Command => Object.hasOwn(SURE, id)

/** Says that something is not wanted or not to be done: 'não quero voltar', 'sem recomeçar'. */
const NOT = /(?:^|[^\p{L}])(?:n[aã]o|n|sem|nem) (?:quero |precisa |vou |vamos )?(?:volt|recome|reinic)/iu

/** Has understood: 'entendi', 'ah tá, entendi'. */
function hasUnderstood(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.at(-1) === 'entendi' && !words.some((word) => /^n(?:[aã]o|um)?$/.test(word))
}

/** Returns the command that a message gives, in whole or in one of its parts. */
export function commandIn(text: string): Command | null {
  if (/^[\s?]*\?[\s?]*$/.test(text)) return 'help'
  if (NOT.test(text) || hasUnderstood(text) || text.includes('@')) return null
  for (const part of new Set([text, ...partsOf(text)])) {
    const near = nearestTopics(part, { step: '' })
    const id = near[0]?.id ?? ''
    if (isCommand(id) && sureness(near) >= SURE[id]) return id
  }
  return null
}
