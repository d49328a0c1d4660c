/** Opens the chat in a simulated tab, in which a test types, presses buttons and reads the conversation. */
import { expect } from 'vitest'
import { journeyParts as standard } from '../../src/app/journeys/standard.ts'
import { chat } from '../../src/content/chat.ts'
import { pressed } from '../../src/conversation/visitor-requests.ts'
import { atQuestion, handleMessage, prepare } from '../../src/conversation/message-handler.ts'
import { carryOut, type Moves } from '../../src/conversation/moves.ts'
import { planStepOf } from '../../src/funnel/offered-plans.ts'
import { proposalButtons } from '../../src/conversation/proposal-texts.ts'
import { acceptProposal } from '../../src/conversation/proposals.ts'
import { canUndo, undo } from '../../src/conversation/value-recording.ts'
import { loadAnswers, loadPrices } from '../../src/conversation/topic-answers.ts'
import { changedAnswers } from '../../src/content/changed-answers.ts'
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
  return []
}

/**
 * Plays a talk. A line that begins with a dash is typed, one in brackets is pressed; every other one must be in the
 * answer to it.
 */
export async function converse(talk: ChatInTab, script: string): Promise<void> {
  let answer = ''
  for (const line of script.split('\n').map((each) => each.trim())) {
    const [, button] = /^— \[(.*)\]$/.exec(line) ?? []
    const [, typed] = /^— (.*)$/.exec(line) ?? []
    if (button !== undefined) answer = await talk.press(button)
    else if (typed !== undefined) answer = await talk.say(typed)
    else if (line) expect(answer.replaceAll('\u00A0', ' ')).toContain(line)
  }
}

export type ChatInTab = Awaited<ReturnType<typeof openChatInTab>>

/** How often what a message causes may take turns with others before it asks the server. */
const TURNS = 5
const MOMENT_MS = 20

let isWarm = false
// a tab loads the answers with the first question
await loadAnswers()

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
  if (isWarm) carryOut(visit.store, [loadPrices])
  else prepare(visit.store, (run) => run())
  isWarm = true
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
    carryOut(visit.store, atQuestion(visit.state()))
    return told.slice(before).join('\n')
  }

  /** What each button below the conversation leads to: what is proposed, those under the answer, the undo. */
  const movesByButton = (): ReadonlyMap<string, (() => Moves | null) | null> => {
    const { aside, doubt } = visit.state().dialogue
    const actions = aside !== null && typeof aside === 'object' ? aside.actions : []
    return new Map([
      ...proposalButtons(visit.state()).map(
        ({ label, values, shown }) =>
          [label, () => doubt && acceptProposal(visit.state(), doubt, shown, values)] as const,
      ),
      ...actions.map((action) => [action.label, () => pressed(visit.state(), action)] as const),
      ...(canUndo(visit.state())
        ? [[changedAnswers.undo, () => undo(visit.state(), changedAnswers.undo)] as const]
        : []),
    ])
  }

  const buttons = (): string[] => [...movesByButton().keys()]

  /** Presses a button below the conversation. */
  async function press(label: string): Promise<string> {
    const movesOf = movesByButton().get(label)
    if (!movesOf) throw new Error(`no button ${label}, but ${buttons().join(', ') || 'none'}`)
    const moves = movesOf()
    if (!moves) return say(label)
    const before = told.length
    carryOut(visit.store, moves)
    await beginning()
    await settle()
    carryOut(visit.store, atQuestion(visit.state()))
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
