import { chatReplies } from '../../content/chat-replies.ts'
import { conversation } from '../../content/conversation.ts'
import { doubtText } from '../../content/doubts.ts'
import { stepOf } from '../../funnel/journeys.ts'
import type { Order, StepId, Values } from '../../funnel/types.ts'
import { textOf } from '../../questions/texts.ts'
import { doubtRaised, messageRead, type OpenDoubt } from '../../store/events.ts'
import { selectBanks, selectDraft, selectOrder, selectPosition } from '../../store/selectors.ts'
import { shownValues } from '../chips.ts'
import { clearLine, keepInForm, problemWith, take, takeParts } from './take.ts'
import { askAgain, quote, say, type Store } from './speech.ts'

/** Those that a yes settles. */
export const isYesOrNo = ({ why }: OpenDoubt) => why === 'confirm' || why === 'typo'

/** Made when there is a list: what the browser loads for it takes longer than reading a message. */
const listed = (items: readonly string[]) => new Intl.ListFormat('pt-BR').format(items)

/** Labels of the fields that an answer still lacks: 'lote', 'agência e conta com dígito'. */
function missingOf(order: Order, step: StepId, values: Values): string {
  const { fields, view } = stepOf(order, step)
  const { labels } = textOf(order, step)
  const names = view === 'dates' ? ['date', 'period'] : fields.map(({ name }) => name)
  return names
    .filter((name) => !values[name] && fields.find((field) => field.name === name)?.optional !== true)
    .map((name) => (labels[name] ?? name).toLowerCase())
    .join(' e ')
}

function textFor(store: Store, { step, values, why, or }: OpenDoubt): string {
  const order = selectOrder(store.getState())
  const shown = (each: Values) =>
    shownValues(order, step, each, selectBanks(store.getState()) ?? []).join(', ')
  const said = or ? listed(or.map(shown)) : shown(values)
  const days = stepOf(order, step).fields.find(({ name }) => name === 'due_date')?.options
  if (why === 'unavailable' && days) return chatReplies.commands.otherDay(values.due_date ?? '', days)
  if (why === 'invalid') return problemWith(order, step, values) ?? doubtText(step, why, said)
  return doubtText(step, why, said, why === 'part' ? missingOf(order, step, values) : '')
}

/** Half of a visit is not confirmed but completed. */
function asPart(order: Order, doubt: OpenDoubt): OpenDoubt {
  const { date, period } = doubt.values
  const isHalf = stepOf(order, doubt.step).view === 'dates' && doubt.why === 'confirm' && !(date && period)
  return isHalf ? { ...doubt, why: 'part' } : doubt
}

/** Asks back about what was understood before it is recorded. Digits stay in the line, to be corrected there. */
export function raise(store: Store, raised: OpenDoubt, echo: string): void {
  const order = selectOrder(store.getState())
  const isHere = raised.step === selectPosition(store.getState())
  if (isHere && raised.why === 'part' && stepOf(order, raised.step).parts) {
    takeParts(store, raised.values)
    return
  }
  quote(store, echo)
  const state = store.getState()
  const doubt = asPart(selectOrder(state), raised)
  const found = asTyped(store, doubt)
  const typed = found ? { typed: found } : {}
  const isOpen = doubt.step === selectPosition(state)
  const { view } = stepOf(selectOrder(state), doubt.step)
  // one question of several: the choice shows that it was taken
  if (doubt.why !== 'part' || view !== 'quiz') say(store, textFor(store, doubt))
  // what was typed stays in the line to be fixed; with a typo, a no accepts it as it is
  if (!['typo', 'invalid', 'ddd'].includes(doubt.why)) clearLine(store)
  if (isOpen && ['part', 'invalid', 'ddd'].includes(doubt.why)) keepInForm(store, doubt.values)
  store.dispatch(doubtRaised(doubt.why === 'typo' ? { ...doubt, ...typed } : doubt))
}

/** What was typed where a typo is suspected, if the question would accept it. */
function asTyped(store: Store, { step, values }: OpenDoubt): Values | undefined {
  const state = store.getState()
  const [[name] = []] = Object.entries(values)
  const typed = name === undefined ? undefined : selectDraft(state, step)[name]
  const found = typed === undefined ? undefined : (/\S+@\S+\.\w+/.exec(typed)?.[0] ?? typed)
  if (name === undefined || found === undefined) return undefined
  return problemWith(selectOrder(state), step, { [name]: found }) === null ? { [name]: found } : undefined
}

/** One of several that were said is meant. */
export function choose(store: Store, { step }: OpenDoubt, values: Values): void {
  store.dispatch(messageRead({ understood: true }))
  take(store, { [step]: values })
}

/** "sim" and "não" to what was asked back. */
export function settle(store: Store, doubt: OpenDoubt, agreed: boolean, echo: string): void {
  if (agreed) {
    take(store, { [doubt.step]: doubt.values })
    return
  }
  if (doubt.typed) {
    take(store, { [doubt.step]: doubt.typed })
    return
  }
  clearLine(store)
  quote(store, echo)
  say(store, conversation.doubtDropped)
  askAgain(store)
}
