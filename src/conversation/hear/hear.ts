import { advice } from '../../content/advice.ts'
import { chat } from '../../content/chat.ts'
import { conversation } from '../../content/conversation.ts'
import { check } from '../../funnel/answer.ts'
import { isStepOf, stepOf } from '../../funnel/journeys.ts'
import { asksOneLine } from '../../funnel/one-line.ts'
import { likelyTypo } from '../../lib/email.ts'
import { normalise } from '../../lib/text.ts'
import { textOf } from '../../questions/texts.ts'
import { asideOpened, disowned, messageRead, restartAsked, volunteered } from '../../store/events.ts'
import { selectKeeps, selectOrder, selectPosition } from '../../store/selectors.ts'
import { prepareToRead, read } from '../../understanding/read.ts'
import type { Doubt, Reading, Situation } from '../../understanding/types.ts'
import { wishText } from '../chips.ts'
import { echoOf } from '../echo.ts'
import { askToRestart, callPerson, correct, goBack, help } from './commands.ts'
import { isYesOrNo, raise, settle } from './doubts.ts'
import { escalate } from './escalate.ts'
import { tell } from './facts.ts'
import { situationOf } from './situation.ts'
import { askAgain, quote, say, sayInTurn, sayTook, type Store } from './speech.ts'
import { clearLine, keepInForm, problemWith, take, withForm } from './take.ts'
import { leave } from './ways-out.ts'

/**
 * Reads a message of the chat, whichever line it was typed into, and acts on it (docs/decisions/0021).
 * @param orElse sends the form that the message was typed into, where it is neither talk nor the whole answer
 */
export function hear(store: Store, message: string, orElse?: () => void): void {
  const text = message.trim()
  if (text === '') return
  const { dialogue } = store.getState()
  const situation = situationOf(store.getState(), text)
  const { order, step } = situation
  const complete = [withLine, withDigits].reduce(
    (reading, more) => more(reading, text, situation),
    readWith(text, situation),
  )
  const reading = questionTypo(complete, dialogue.doubt)
  const { agreed } = reading
  if (dialogue.aside === 'restart' && agreed !== null) answerRestart(store, agreed, text)
  else if (dialogue.doubt && isYesOrNo(dialogue.doubt) && agreed !== null) {
    store.dispatch(messageRead({ understood: true }))
    settle(store, dialogue.doubt, agreed, text)
  } else if (order.answers[step]?.isUnsure && agreed !== null && !reading.answers[step])
    answerStill(store, agreed, text)
  else if (orElse && !isTalk(reading) && !reading.answers[step]) orElse()
  else {
    const understood = [
      ...Object.entries(reading.answers).map(([id, values]) => ({ step: id, values })),
      ...reading.doubts,
    ]
    act(store, reading, echoOf(order, step, text, understood))
  }
}

/** Does ahead what the first message would wait for; for an idle moment, once the journey is loaded. */
export function prepareToHear(store: Store): void {
  prepareToRead(situationOf(store.getState(), ''))
}

/** What the question's own line makes of the message, where that agrees with the reading and holds more. */
function withLine(reading: Reading, text: string, { step, order }: Situation): Reading {
  const present = stepOf(order, step)
  const read = reading.answers[step]
  const checked = present.line && read ? check(present, present.line.read(text, {}), order) : null
  if (!read || !checked || 'problems' in checked) return reading
  const agrees = Object.entries(read).every(([name, value]) => !value || checked.values[name] === value)
  return agrees ? { ...reading, answers: { ...reading.answers, [step]: checked.values } } : reading
}

/** Digits that nothing was understood of are no talk: the question says what is wrong with them. */
function withDigits(reading: Reading, text: string, { step, order }: Situation): Reading {
  const present = stepOf(order, step)
  const name = present.fields.find(({ kind }) => kind === 'text')?.name
  if (isUnderstood(reading) || !asksOneLine(present) || name === undefined || !/^[\d\s./()-]+$/.test(text))
    return reading
  return { ...reading, doubts: [{ step, values: { [name]: text }, why: 'invalid' }] }
}

/** A message together with what it completes or names. */
function readWith(text: string, situation: Situation): Reading {
  const reading = read(text, situation)
  const { command } = reading
  if (command?.startsWith('correct:'))
    return withNewValue(reading, text, { ...situation, step: command.slice('correct:'.length) })
  return situation.doubt ? withDoubt(reading, situation.doubt, text, situation) : reading
}

/** What completes what was said before: a surname, an area code. */
function withDoubt(
  reading: Reading,
  { step, values, why }: Doubt,
  text: string,
  situation: Situation,
): Reading {
  const [before = ''] = Object.values(values)
  if (reading.answers[step] || isTalk(reading) || normalise(before) === normalise(text)) return reading
  const whole: Partial<Record<Doubt['why'], string>> = {
    surname: `${before} ${text}`,
    ddd: `${text} ${before}`,
  }
  const completed = read(whole[why] ?? text, { ...situation, doubt: null })
  return completed.answers[step] ? completed : reading
}

/** "mudar o nome para Joana Prado": what follows is the answer to that question. */
function withNewValue(reading: Reading, text: string, situation: Situation): Reading {
  const { step } = situation
  const value = text.split(/\s(?:para|pra|pro)\s|:\s/i).at(-1) ?? ''
  const isSaid = reading.answers[step] !== undefined || reading.doubts.some((doubt) => doubt.step === step)
  if (isSaid || value === text || !isStepOf(situation.order, step)) return reading
  const { answers, doubts } = read(value, { ...situation, doubt: null, draft: {} })
  return {
    ...reading,
    answers: answers[step] ? { ...reading.answers, [step]: answers[step] } : reading.answers,
    doubts,
  }
}

/** "Quer mesmo recomeçar?" stands above the question, so a yes or no answers that one. */
function answerRestart(store: Store, agreed: boolean, text: string): void {
  store.dispatch(messageRead({ understood: true }))
  if (agreed) {
    store.dispatch(restartAsked())
    return
  }
  clearLine(store)
  quote(store, text)
  say(store, chat.commands.recomecarKept)
}

/** "Ainda é o nº 1000?" (D62). */
function answerStill(store: Store, agreed: boolean, text: string): void {
  const step = selectPosition(store.getState())
  const { values = {} } = selectOrder(store.getState()).answers[step] ?? {}
  store.dispatch(messageRead({ understood: true }))
  clearLine(store)
  if (agreed) {
    store.dispatch(volunteered({ answers: { [step]: values } }))
    return
  }
  store.dispatch(disowned({ step }))
  quote(store, text)
  askAgain(store)
}

/** A likely typo in a well-known domain is questioned once, and never refused (U, Inputs). */
function questionTypo(reading: Reading, before: Doubt | null): Reading {
  const { email, ...answers } = reading.answers
  const typed = email?.email
  const suggestion = typed ? likelyTypo(typed) : null
  if (!suggestion || before?.values.email === suggestion) return reading
  const doubt: Doubt = { step: 'email', values: { email: suggestion }, why: 'typo' }
  return { ...reading, answers, doubts: [doubt, ...reading.doubts], clear: false }
}

/** Something besides answers. */
function isTalk({ command, facts, wayOut, smalltalk, person, advice: asksAdvice, wrong }: Reading): boolean {
  return facts.length > 0 || Boolean(command ?? wayOut ?? smalltalk ?? person) || asksAdvice || wrong
}

const isUnderstood = (reading: Reading): boolean =>
  Object.keys(reading.answers).length + reading.doubts.length > 0 || isTalk(reading)

/** Does what was read, in this order: commands, ways out, facts and answers, doubts, small talk, advice. */
function act(store: Store, reading: Reading, echo: string): void {
  const { command, facts, wayOut, smalltalk, person, agreed } = reading
  const order = selectOrder(store.getState())
  const step = stepOf(order, selectPosition(store.getState()))
  const isNo = reading.wrong || (step.view === 'review' && agreed === false)
  store.dispatch(messageRead({ understood: isNo || isUnderstood(reading) }))
  const [doubt] = reading.doubts
  if (command !== null) {
    clearLine(store)
    obey(store, command, reading, echo)
    if (facts.length > 0) tell(store, facts, true)
    if (command.startsWith('correct:') && doubt) raise(store, doubt, '')
  } else if (wayOut !== null) {
    clearLine(store)
    leave(store, wayOut, echo)
  } else if (Object.keys(reading.answers).length > 0) answer(store, reading, echo)
  else if (reading.advice) advise(store, echo)
  else if (doubt) {
    raise(store, doubt, echo)
    if (facts.length > 0) tell(store, facts, true)
  } else if (facts.length > 0) {
    clearLine(store)
    quote(store, echo)
    tell(store, facts, false)
    askAgain(store)
  } else if (person !== null) switchPerson(store, person, echo)
  else if (smalltalk !== null) reply(store, smalltalk, echo)
  else if (isNo) {
    clearLine(store)
    quote(store, echo)
    say(store, chat.commands.corrigirUnknown)
  } else {
    clearLine(store)
    escalate(store, echo)
  }
}

function obey(store: Store, command: NonNullable<Reading['command']>, reading: Reading, echo: string): void {
  if (command === 'back') goBack(store, echo)
  else if (command === 'restart') askToRestart(store, echo)
  else if (command === 'help') help(store, echo)
  else if (command === 'human') callPerson(store, echo)
  else correct(store, command.slice('correct:'.length), reading, echo)
}

/** Takes the answers of a message, then says what else was in it. */
function answer(store: Store, reading: Reading, echo: string): void {
  const { answers, facts, doubts } = reading
  const [doubt] = doubts.filter(({ step }) => isJudged(store, step))
  const order = selectOrder(store.getState())
  const position = selectPosition(store.getState())
  const own = answers[position]
  const draft = store.getState().flow.drafts[position] ?? {}
  const problem = own ? problemWith(order, position, withForm(stepOf(order, position), own, draft)) : null
  const isSubmitted = stepOf(order, position).submits !== undefined
  if (problem !== null && !isSubmitted) quote(store, echo)
  else clearLine(store)
  take(store, answers)
  if (problem !== null && own) keepInForm(store, own)
  if (facts.length > 0) tell(store, facts, true)
  const now = selectPosition(store.getState())
  if (doubt) raise(store, doubt, '')
  else if (now !== position) {
    if (Object.keys(answers).length > 1) sayTook(store)
  } else if (!own) {
    const { wish } = answers.planos ?? {}
    if (wish) say(store, conversation.wishes.kept(wishText(wish)))
    else sayInTurn(store, 'took', conversation.took)
    askAgain(store)
  }
}

/** What may be said of a step is known: the free dates, the plans. */
function isJudged(store: Store, id: string): boolean {
  const order = selectOrder(store.getState())
  const { view } = stepOf(order, id)
  if (view === 'dates') return order.facts.freeDates !== null
  return view !== 'plans' || order.facts.coverage !== null
}

/** "Sou empresa": the other document is asked for. */
function switchPerson(store: Store, person: 'pf' | 'pj', echo: string): void {
  const order = selectOrder(store.getState())
  const position = selectPosition(store.getState())
  clearLine(store)
  keepInForm(store, { person_type: person })
  quote(store, echo)
  const { variants, heading } = textOf(order, position)
  say(store, variants?.[person]?.heading ?? heading)
}

/** Answers in kind; whoever is upset for the third time gets a person. */
function reply(store: Store, smalltalk: NonNullable<Reading['smalltalk']>, echo: string): void {
  const { smalltalk: replies } = conversation
  clearLine(store)
  quote(store, echo)
  const list = smalltalk === 'bye' && !selectKeeps(store.getState()) ? replies.byeOpen : replies[smalltalk]
  sayInTurn(store, smalltalk, list)
  if (smalltalk === 'upset' && (store.getState().dialogue.turns.upset ?? 0) >= list.length)
    store.dispatch(asideOpened('human'))
  if (smalltalk !== 'bye') askAgain(store)
}

/** "Qual é o melhor?": three taps, once it is known what the address can have. */
function advise(store: Store, echo: string): void {
  const order = selectOrder(store.getState())
  clearLine(store)
  quote(store, echo)
  if (order.facts.coverage?.plans.length) {
    say(store, advice.start)
    store.dispatch(asideOpened('advice'))
  } else {
    say(store, advice.later)
    askAgain(store)
  }
}
