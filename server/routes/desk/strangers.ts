import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors.ts'
import { sendRefusal } from '../../plugins/errors.ts'

const ENDED = 'A sua sessão terminou. Entre de novo.'

/** What a call of the desk answers to someone who is not in, whatever else is wrong with it (S41). */
export const notIn = (): Refusal => new Refusal(401, 'origin', ENDED)

/** Methods by which a browser asks for a page. */
export const asksForPage = ({ method }: Pick<FastifyRequest, 'method'>): boolean =>
  method === 'GET' || method === 'HEAD'

/** Back to the page that was asked for, once somebody is in. */
export const entryFor = (url: string): string =>
  url === '/operador' ? '/operador/entrar' : `/operador/entrar?volta=${encodeURIComponent(url)}`

/** Whether an address is one of the desk's, even if the rest of it cannot be read. */
export const isOfDesk = (url: string): boolean => /^\/operador(?:[/?#]|$)/.test(url)

/** Answers a request to an address of the desk that cannot be read, before it is known who asks. */
export function turnAway(request: FastifyRequest, reply: FastifyReply): void {
  if (asksForPage(request)) void reply.redirect('/operador/entrar', 303)
  else void sendRefusal(request, reply, notIn())
}
