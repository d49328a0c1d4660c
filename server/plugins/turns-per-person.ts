/** Lets each person have only some requests in work at a time, and only some in a second; others wait for their turn. */
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
/** How many seconds' turns may be taken at once after a pause. */
const SAVED_S = 3
/** Seconds after which one that was refused may come again. */
const AGAIN_S = 5

type Begin = () => void
type Person = {
  working: number
  readonly waiting: Set<Begin>
  /** When all turns that were taken are over, at an even pace. */
  paidUntil: number
  timer?: NodeJS.Timeout
}

export type Turns = {
  /** Names who sends a request; null for one that is not limited here. */
  readonly personOf: (request: FastifyRequest) => string | null
  readonly perSecond: number
  /** The text for those beyond the limit, which is sent as it is: pages for hundreds would cost too much. */
  readonly refusal: string
}

/**
 * Adds the limit to all routes of a scope, before anything is asked of the database. A turn ends when the reply begins,
 * so that one who loads a long file slowly still gets other pages.
 */
export function takeTurns(app: FastifyInstance, { personOf, perSecond, refusal }: Turns): void {
  const people = new Map<string, Person>()
  const [pause, saved] = [1000 / perSecond, SAVED_S * 1000]

  function next(name: string, person: Person): void {
    clearTimeout(person.timer)
    while (person.working < AT_ONCE && person.waiting.size > 0) {
      const now = performance.now()
      const early = person.paidUntil - saved - now
      if (early > 0) {
        person.timer = setTimeout(() => next(name, person), early).unref()
        return
      }
      const [begin] = person.waiting
      if (!begin) break
      person.waiting.delete(begin)
      person.working += 1
      person.paidUntil = Math.max(person.paidUntil, now) + pause
      begin()
    }
    if (person.working > 0 || person.waiting.size > 0) return
    const forget = () => void people.delete(name)
    person.timer = setTimeout(forget, Math.max(0, person.paidUntil - performance.now())).unref()
  }

  app.decorateRequest('endTurn', null)
  app.addHook('onRequest', (request, reply, done) => {
    const name = personOf(request)
    if (name === null) return done()
    const person = people.get(name) ?? { working: 0, waiting: new Set(), paidUntil: 0 }
    people.set(name, person)
    if (person.waiting.size >= WAITING) {
      reply.code(429).header('retry-after', AGAIN_S).type('text/plain; charset=utf-8').send(refusal)
      return
    }
    const begin = () => done()
    let isOver = false
    request.endTurn = () => {
      if (isOver) return
      isOver = true
      // one that has left, or was answered while it waited, had no turn
      if (!person.waiting.delete(begin)) person.working -= 1
      next(name, person)
    }
    reply.raw.once('close', () => {
      isOver ||= person.waiting.delete(begin)
      // of many that leave at once, all that waited are taken out before the next turn begins
      setImmediate(() => (isOver ? next(name, person) : request.endTurn?.()))
    })
    person.waiting.add(begin)
    next(name, person)
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.endTurn?.()
    done()
  })
}
