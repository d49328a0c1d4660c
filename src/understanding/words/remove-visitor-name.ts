/** Removes the visitor's own name if it comes before another answer: 'Maria da Silva, cpf 529…'. */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Situation } from '../reading-types.ts'
import { lowerWithoutAccents } from './lower-case-without-accents.ts'

const LEAD = /^\W*(?:(?:eu )?sou (?:[oa] )?|me chamo |(?:meu )?nome(?: (?:e|eh))? )?/
/** What follows is a value with digits or an address of an e-mail. */
const VALUE =
  /^[\s,;:.-]+(?=[^?]*(?:\d{2}|@)[^?]*$)(?=(?:(?:e|o|meu|do) )*(?:\S+@|[\d(+]|cpf|rg|doc\w*|tel\w*|cel\w*|zap|whats\w*|nasc\w*|e-?mail))/

/** Returns a message without the recorded name at its beginning, unless a name is asked for. */
export function withoutVisitorName(message: string, { order, step }: Situation): string {
  const name = lowerWithoutAccents(order.answers.nome?.values.name ?? '')
  const isAsked = stepOf(order, step).fields.some(({ said }) => said === 'name' || said === 'mother')
  if (name === '' || isAsked) return message
  const typed = message.normalize('NFC')
  const said = lowerWithoutAccents(typed)
  const [lead = ''] = LEAD.exec(said) ?? []
  if (said.length !== typed.length || !said.startsWith(name, lead.length)) return message
  const rest = said.slice(lead.length + name.length)
  const [between] = VALUE.exec(rest) ?? []
  return between === undefined ? message : typed.slice(typed.length - rest.length + between.length)
}
