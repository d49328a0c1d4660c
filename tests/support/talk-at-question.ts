/**
 * Opens the chat at a question, for tables of messages. The way there is gone once for each question of a file; each message is
 * then said in a visit of its own that begins with the state reached, which saves ten calls and most of the time. The answers
 * that a visit stores are undone before the next one begins (put-lead-back.ts). Once it does more, such as place the order,
 * the next one goes the whole way again, to a lead of its own.
 */
import { rootReducer, type RootState } from '../../src/store/root-reducer.ts'
import { selectRecordId } from '../../src/store/selectors.ts'
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { openChatInTab, type ChatInTab } from './chat-in-simulated-tab.ts'
import { openFaultyConnection } from './faulty-connection.ts'
import { goTo, type JourneyServer } from './journey-test-setup.ts'
import { leadRows, putLeadBack, type LeadRows } from './put-lead-back.ts'
import type { Visit, VisitOptions } from './visit-without-browser.ts'

type Talk = { readonly visit: Visit; readonly talk: ChatInTab }
type Connection = ReturnType<typeof watchedConnection>
type OpenTalk = Talk & { readonly wire: Connection }
type Reached = {
  readonly state: RootState
  readonly kept: Visit['kept']
  readonly leadId: string | null
  /** What is stored of the lead, if it is open. */
  readonly rows: LeadRows | null
}
type Ways = {
  readonly reached: Map<string, Reached>
  /** Of each lead: the way whose end is stored, but for what the last visit has written. */
  readonly stored: Map<string, { readonly way: string; readonly wire: Connection }>
}

const waysOf = new WeakMap<JourneyServer, Ways>()

/** What `putLeadBack` undoes: one or several answers, and the risk check. */
const UNDONE = /^(?:PATCH \/lead-v2\/\{id\}\/(?!riskCode)|PUT \/lead-v2\/)/

const isUndone = (wire: Connection): boolean => wire.written().every((line) => UNDONE.test(line))

/** A connection that knows what was written to a lead, and waits until no call is under way. */
function watchedConnection() {
  const wire = openFaultyConnection()
  const underWay = new Set<Promise<Response>>()
  const watched: typeof fetch = async (address, init) => {
    const reply = wire.fetch(address, init)
    underWay.add(reply)
    return reply.finally(() => underWay.delete(reply))
  }
  const idle = async () => {
    while (underWay.size > 0) await Promise.allSettled(underWay)
  }
  return {
    ...wire,
    fetch: watched,
    written: () => wire.lines().filter((line) => /^(?!GET)\S+ \/lead/.test(line)),
    /** Waits for the calls under way, and for those that their replies cause. */
    async quiet(): Promise<void> {
      for (let pause = 0; pause < 3; pause = underWay.size === 0 ? pause + 1 : 0) {
        await idle()
        await new Promise((done) => setTimeout(done, 5))
      }
    },
    /** Waits for the calls under way; nothing is sent from now on. */
    async end(): Promise<void> {
      const sent = idle()
      wire.disturb(() => 'silence')
      await sent
    },
  }
}

/** Opens a visit whose connection is watched. */
function open(server: JourneyServer) {
  const wire = watchedConnection()
  return { wire, visit: server.open({ mode: 'chat', step: null, wire }) }
}

/** Keeps what a visit has reached, once nothing of it is on its way to the server. */
async function keep(server: JourneyServer, { visit, wire }: Omit<OpenTalk, 'talk'>): Promise<Reached> {
  await visit.saved()
  await wire.quiet()
  await wire.end()
  const leadId = selectRecordId(visit.state())
  const rows = leadId === null ? null : await leadRows(server, leadId)
  return { state: visit.state(), kept: visit.kept, leadId, rows }
}

/**
 * Makes the server have what it had at the end of a way.
 * @returns whether it could
 */
async function putBack(server: JourneyServer, ways: Ways, way: string, { leadId, rows }: Reached) {
  const stored = leadId === null ? undefined : ways.stored.get(leadId)
  if (!stored) return true
  await stored.wire.end()
  if (stored.way === way && stored.wire.written().length === 0) return true
  return rows !== null && isUndone(stored.wire) && putLeadBack(server, rows)
}

/** Begins a visit at the end of a way, which is gone first if it has to be. */
async function talkAfter(
  server: JourneyServer,
  way: string,
  go: () => Promise<Omit<OpenTalk, 'talk'>>,
): Promise<OpenTalk> {
  const ways = waysOf.get(server) ?? { reached: new Map(), stored: new Map() }
  waysOf.set(server, ways)
  let from = ways.reached.get(way)
  if (!from || !(await putBack(server, ways, way, from))) {
    const there = await go()
    from = await keep(server, there)
    // the messages of this way may have been said at the end of another one
    for (const [other, { leadId }] of ways.reached)
      if (leadId === from.leadId && !isUndone(there.wire)) ways.reached.delete(other)
    ways.reached.set(way, from)
  }
  const { wire, visit } = open(server)
  if (from.leadId !== null) ways.stored.set(from.leadId, { way, wire })
  for (const [name, value] of from.kept) visit.kept.set(name, value)
  const { state } = from
  visit.store.replaceReducer(() => state)
  visit.store.replaceReducer(rootReducer)
  return { visit, wire, talk: await openChatInTab(visit) }
}

/** From the first question on. */
export async function talkFromStart(server: JourneyServer, options: VisitOptions = {}): Promise<Talk> {
  const visit = server.open({ mode: 'chat', step: null, ...options })
  return { visit, talk: await openChatInTab(visit) }
}

/** At a question, after the answers to those before it, some of which may be others, and then after some messages. */
export function talkAt(
  server: JourneyServer,
  step: StepId,
  changed: Partial<Record<StepId, Values>> = {},
  messages: readonly string[] = [],
): Promise<OpenTalk> {
  return talkAfter(server, JSON.stringify([step, changed, messages]), async () => {
    if (messages.length > 0) {
      const there = await talkAt(server, step, changed)
      for (const message of messages) await there.talk.say(message)
      return there
    }
    const there = open(server)
    await openChatInTab(there.visit)
    await goTo(there.visit, step, changed)
    return there
  })
}

/** After some messages. */
export const talkAfterMessages = (server: JourneyServer, messages: readonly string[]): Promise<Talk> =>
  talkAfter(server, JSON.stringify(messages), async () => {
    const there = open(server)
    const talk = await openChatInTab(there.visit)
    for (const message of messages) await talk.say(message)
    return there
  })
