/**
 * Opens the chat at a question, for tables of messages. The way there is gone once for each question of a file; each message is
 * then said in a visit of its own that begins with the state reached, which saves ten calls and most of the time. Once a visit
 * stores an answer, the next one goes the whole way again, to a lead of its own.
 */
import { rootReducer, type RootState } from '../../src/store/root-reducer.ts'
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { openChatInTab, type ChatInTab } from './chat-in-simulated-tab.ts'
import { openFaultyConnection } from './faulty-connection.ts'
import { goTo, type JourneyServer } from './journey-test-setup.ts'
import type { Visit } from './visit-without-browser.ts'

type Talk = { readonly visit: Visit; readonly talk: ChatInTab }
type Reached = { readonly state: RootState; readonly kept: Visit['kept'] }

const reached = new WeakMap<JourneyServer, Map<string, Reached>>()

/** A connection that tells of each call, and waits for what it returns. */
function watchedConnection(around: (write: boolean) => () => void) {
  const wire = openFaultyConnection()
  const watched: typeof fetch = async (address, init) => {
    const end = around(
      (init?.method ?? 'GET') !== 'GET' &&
        (address instanceof Request ? address.url : String(address)).includes('/lead'),
    )
    return wire.fetch(address, init).finally(end)
  }
  return { ...wire, fetch: watched }
}

/** Goes a way, and waits until nothing of it is on its way to the server. */
async function reach(server: JourneyServer, go: (there: Talk) => Promise<void>): Promise<Reached> {
  let open = 0
  const wire = watchedConnection(() => {
    open += 1
    return () => (open -= 1)
  })
  const visit = server.open({ mode: 'chat', step: null, wire })
  await go({ visit, talk: await openChatInTab(visit) })
  await visit.saved()
  // a reply may cause another call
  for (let quiet = 0; quiet < 3; quiet = open === 0 ? quiet + 1 : 0)
    await new Promise((done) => setTimeout(done, 5))
  return { state: visit.state(), kept: visit.kept }
}

async function talkAfter(
  server: JourneyServer,
  way: string,
  go: (there: Talk) => Promise<void>,
): Promise<Talk> {
  const ways = reached.get(server) ?? new Map<string, Reached>()
  reached.set(server, ways)
  const from = ways.get(way) ?? (await reach(server, go))
  ways.set(way, from)
  // whoever writes makes the lead their own: the next one goes the way again
  const wire = watchedConnection((isWrite) => {
    if (isWrite) ways.delete(way)
    return () => {}
  })
  const visit = server.open({ mode: 'chat', step: null, wire })
  const talk = await openChatInTab(visit)
  for (const [name, value] of from.kept) visit.kept.set(name, value)
  visit.store.replaceReducer(() => from.state)
  visit.store.replaceReducer(rootReducer)
  return { visit, talk }
}

/** At a question, after the answers to those before it; some may be others. */
export const talkAt = (
  server: JourneyServer,
  step: StepId,
  changed: Partial<Record<StepId, Values>> = {},
): Promise<Talk> =>
  talkAfter(server, JSON.stringify([step, changed]), ({ visit }) => goTo(visit, step, changed))

/** After some messages. */
export const talkAfterMessages = (server: JourneyServer, messages: readonly string[]): Promise<Talk> =>
  talkAfter(server, JSON.stringify(messages), async ({ talk }) => {
    for (const message of messages) await talk.say(message)
  })
