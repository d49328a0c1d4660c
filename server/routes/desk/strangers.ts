import type { FastifyReply, FastifyRequest } from 'fastify'
import { deskRefusals } from '../../../src/content/desk/refusals.ts'
import { Refusal } from '../../errors.ts'
import { sendRefusal } from '../../plugins/errors.ts'

/** What a desk request is answered when nobody is logged in, whatever else is wrong with it (S41). */
export const notIn = (): Refusal => new Refusal(401, 'origin', deskRefusals.sessionEnded)

/** Methods with which a browser requests a page. */
export const asksForPage = ({ method }: Pick<FastifyRequest, 'method'>): boolean =>
  method === 'GET' || method === 'HEAD'

/** Back to the requested page after the log-in. */
export const entryFor = (url: string): string =>
  url === '/operador' ? '/operador/entrar' : `/operador/entrar?volta=${encodeURIComponent(url)}`

/** Whether a URL is one of the desk's, even if the rest of it cannot be parsed. */
export const isOfDesk = (url: string): boolean => /^\/operador(?:[/?#]|$)/.test(url)

/** Answers a request to a desk URL that cannot be parsed, before it is known who is asking. */
export function turnAway(request: FastifyRequest, reply: FastifyReply): void {
  if (asksForPage(request)) void reply.redirect('/operador/entrar', 303)
  else void sendRefusal(request, reply, notIn())
}
