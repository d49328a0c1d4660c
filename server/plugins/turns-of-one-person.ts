/** Lets each person have only some requests in work at a time; others wait for their turn. */
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Lets the next request of the same person have its turn. */
    endTurn: (() => void) | null
  }
}

/** How many requests of a person are in work, and how many wait: as many tabs as somebody opens at once. */
const AT_ONCE = 3
const WAITING = 60
/** Seconds after which one that was refused may come again. */
const AGAIN_S = 5

type Waiting = { readonly begin: () => void }
type Person = { working: number; readonly waiting: Set<Waiting> }

/**
 * Adds the limit to all routes of a scope, before anything is asked of the database. A turn ends when the reply begins,
 * so that one who loads a long file slowly still gets other pages.
 * @param personOf names who sends a request; null for one that is not limited here
 * @param refusal the text for those beyond the limit, which is sent as it is: pages for hundreds would cost too much
 */
export function takeTurns(
  app: FastifyInstance,
  personOf: (request: FastifyRequest) => string | null,
  refusal: string,
): void {
  const people = new Map<string, Person>()

  function endTurn(name: string, person: Person): void {
    const [next] = person.waiting
    if (next) {
      person.waiting.delete(next)
      next.begin()
    } else {
      person.working -= 1
      if (person.working === 0) people.delete(name)
    }
  }

  app.decorateRequest('endTurn', null)
  app.addHook('onRequest', (request, reply, done) => {
    const name = personOf(request)
    if (name === null) return done()
    const person = people.get(name) ?? { working: 0, waiting: new Set() }
    people.set(name, person)
    if (person.working >= AT_ONCE && person.waiting.size >= WAITING) {
      reply.code(429).header('retry-after', AGAIN_S).type('text/plain; charset=utf-8').send(refusal)
      return
    }
    let isOver = false
    let waiting: Waiting | null = null
    const end = () => {
      if (isOver) return
      isOver = true
      // one that has left, or was answered while it waited
      if (waiting && person.waiting.delete(waiting)) return
      endTurn(name, person)
    }
    request.endTurn = end
    reply.raw.once('close', end)
    if (person.working < AT_ONCE) {
      person.working += 1
      return done()
    }
    waiting = { begin: () => done() }
    person.waiting.add(waiting)
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.endTurn?.()
    done()
  })
}
