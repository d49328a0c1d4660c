/** Opens the chat in a simulated tab, in which a test types, presses buttons and reads the conversation. */
import { browserBundle as standard } from '../../src/app/journeys/standard/browser-bundle.ts'
import { chat } from '../../src/content/chat.ts'
import { movesOfButton } from '../../src/conversation/message-handlers/chat-moves-for-buttons.ts'
import { carryOut } from '../../src/conversation/message-handlers/carry-out-chat-moves.ts'
import { adviseAsPromised } from '../../src/conversation/message-handlers/recommend-plan-for-household.ts'
import { loadLazyHandlers } from '../../src/conversation/message-handlers/load-lazy-handlers.ts'
import { pricesLoaded } from '../../src/conversation/message-handlers/load-prices.ts'
import { handleMessage, prepareToHandle } from '../../src/conversation/message-handlers/handle-message.ts'
import { proposeKept } from '../../src/conversation/message-handlers/propose-values-mentioned-early.ts'
import { planStepOf } from '../../src/conversation/find-offered-plans-and-plan-step.ts'
import { buildTranscript } from '../../src/conversation/build-transcript.ts'
import { type TranscriptLine } from '../../src/conversation/transcript-lines.ts'
import { stepOf } from '../../src/funnel/journey-registry.ts'
import type { Order } from '../../src/funnel/step-and-journey-types.ts'
import { changeInWords } from '../../src/questions/describe-answer-change.ts'
import { selectPosition } from '../../src/store/selectors.ts'
import type { Visit } from './visit-without-browser.ts'

const textsOf = (order: Order, line: TranscriptLine): string[] => {
  if (line.kind === 'message' || line.kind === 'answer') return [line.text]
  if (line.kind === 'change') return [changeInWords(order, line.change.of, line.change)]
  return line.kind === 'side' ? line.lines.flatMap((each) => textsOf(order, each)) : []
}

export type ChatInTab = Awaited<ReturnType<typeof openChatInTab>>

/** How often what a message causes may take turns with others before it asks the server. */
const TURNS = 5
const MOMENT_MS = 20

let isWarm = false

/** Starts a conversation, once the code of the whole order has loaded. */
export async function openChatInTab(visit: Visit) {
  await standard.later?.()
  /** Every line that the assistant has said, in the order in which it appeared. */
  const told: string[] = []
  const seen = new Set<string>()

  const lines = (): TranscriptLine[] => {
    const { order, ui, dialogue } = visit.state()
    return buildTranscript(order, ui.position, ui.returnTo, dialogue, chat)
  }
  const follow = () => {
    for (const line of visit.state().dialogue.lines) {
      const key = `${line.id} ${line.text}`
      if (seen.has(key) || line.who !== 'assistant') continue
      seen.add(key)
      const { change } = line
      if (change) told.push(changeInWords(visit.order(), change.of, change))
      else if (!line.problem && line.text) told.push(line.text)
    }
  }
  // a visit may begin with what was said before
  follow()
  visit.store.subscribe(follow)
  // one visit warms the code up for all: it is a fifth of the work of a message
  if (isWarm) carryOut(visit.store, pricesLoaded(visit.state()))
  else prepareToHandle(visit.store, (run) => run())
  isWarm = true
  await loadLazyHandlers()
  // a customer's own offers have no price before they are known
  if (planStepOf(visit.order()))
    await visit.until('the prices', ({ dialogue }) => dialogue.memory.range !== undefined)

  const settle = () =>
    visit.until(
      'nothing is waited for',
      ({ ui, order, streets, dialogue }) =>
        ui.wait === null &&
        dialogue.aside !== 'searching' &&
        streets.status !== 'busy' &&
        ui.phase === 'ready' &&
        stepOf(order, ui.position).kind !== 'wait',
    )

  /** Lets what a message causes begin, and gives its first calls a moment. */
  async function beginning(): Promise<void> {
    const end = performance.now() + MOMENT_MS
    do for (let turn = 0; turn < TURNS; turn += 1) await new Promise((done) => setImmediate(done))
    while (visit.wire.isBusy() && performance.now() < end)
  }

  /** Sends a message, and returns the assistant's replies. */
  async function say(text: string): Promise<string> {
    visit.skip()
    const before = told.length
    handleMessage(visit.store, text)
    await beginning()
    await settle()
    carryOut(visit.store, adviseAsPromised(visit.state()))
    carryOut(visit.store, proposeKept(visit.state()))
    return told.slice(before).join('\n')
  }

  const buttons = (): string[] => {
    const { aside } = visit.state().dialogue
    return aside !== null && typeof aside === 'object' ? aside.actions.map(({ label }) => label) : []
  }

  /** Presses a button under the last answer. */
  async function press(label: string): Promise<string> {
    const { aside } = visit.state().dialogue
    const action =
      aside !== null && typeof aside === 'object' && aside.actions.find((each) => each.label === label)
    if (!action) throw new Error(`no button ${label}, but ${buttons().join(', ') || 'none'}`)
    if (!action.answers && action.asks === undefined && !action.among) return say(label)
    const before = told.length
    carryOut(visit.store, movesOfButton(visit.state(), action) ?? [])
    await settle()
    return told.slice(before).join('\n')
  }

  return {
    say,
    press,
    buttons,
    lines,
    /** Returns all texts of the conversation, including collapsed ones. */
    texts: () => lines().flatMap((line) => textsOf(visit.order(), line)),
    told: () => told,
    position: () => selectPosition(visit.state()),
  }
}
