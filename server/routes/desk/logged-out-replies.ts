/** Replies to desk requests without a login: an error, or a redirect to the login page. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deskErrorMessages } from '../../../src/content/desk/error-words.ts'
import { HttpError } from '../../api-errors.ts'
import { sendHttpError } from '../../plugins/error-handler.ts'

/**
 * Returns the refusal of a desk request without a login. The refusal is the same whatever else is wrong with
 * the request.
 */
export const loggedOutError = (): HttpError => new HttpError(401, 'origin', deskErrorMessages.sessionEnded)

/** Returns whether a request asks for a page and does not submit a form. */
export const asksForPage = ({ method }: Pick<FastifyRequest, 'method'>): boolean =>
  method === 'GET' || method === 'HEAD'

/** Returns a URL of the login page. After the login, the browser is sent on to the page at `url`. */
export const logInUrlFor = (url: string): string =>
  url === '/operador' ? '/operador/entrar' : `/operador/entrar?volta=${encodeURIComponent(url)}`

/** Returns whether a URL belongs to the desk, even if the rest of it cannot be parsed. */
export const isOfDesk = (url: string): boolean => /^\/operador(?:[/?#]|$)/.test(url)

/** Answers a request for a desk URL that cannot be parsed. No route handles such a URL. */
export function answerUnparsableUrl(request: FastifyRequest, reply: FastifyReply): void {
  if (asksForPage(request)) void reply.redirect('/operador/entrar', 303)
  else void sendHttpError(request, reply, loggedOutError())
}
