/** Lists the chat texts that depend on values, generates such values, and finds faults in the resulting texts. */
import fc from 'fast-check'
import { agentLink } from '../../src/content/agent-link-greeting.ts'
import { chipLabels } from '../../src/content/understood-answer-chip-labels.ts'
import { assistantMessages } from '../../src/content/assistant-messages.ts'
import { cepSearch } from '../../src/content/cep-search.ts'
import { chatReplies } from '../../src/content/command-replies.ts'
import { chat } from '../../src/content/chat.ts'
import { advice } from '../../src/content/plan-advice.ts'
import { receipt } from '../../src/content/order-summary.ts'
import { remarkAnswers } from '../../src/content/replies-about-prices-and-plans.ts'
import { addressCovered } from '../../src/content/address-covered-message.ts'
import { waitingList } from '../../src/content/waiting-list.ts'
import { noticeTexts } from '../../src/content/notices-above-question.ts'
import { waitAndErrorWords } from '../../src/content/loading-saving-and-failures.ts'
import { answersToWorries } from '../../src/content/replies-to-worries.ts'

/** The texts whose functions are all rendered. New functions are found automatically, and need a row below. */
export const TEXTS: Readonly<Record<string, unknown>> = {
  agentLink,
  chipLabels,
  conversation: assistantMessages,
  cepSearch,
  chatReplies,
  chat,
  advice,
  remarkAnswers,
  found: addressCovered,
  waitingList,
  noticeTexts,
  states: waitAndErrorWords,
  worries: answersToWorries,
  receipt,
}

/** Values that are unusual, but neither empty nor broken themselves. */
const ODD = [
  'Ana',
  'João d’Ávila dos Santos',
  'Praça 7 (fundos), bloco B',
  '500 Mega HBO Max & Paramount+',
  '$& $1 $$',
  '<b>oi</b>',
  '“aspas”',
  'Ж 家 🏠',
  'a',
  'R$ 1.234.567,89',
  'x'.repeat(200),
  'palavra '.repeat(40).trim(),
]

/** What stands in a text for a value that is missing. No name is called so, but the generator finds 'NaN'. */
const UNRESOLVED = /undefined|\bnull\b|\bNaN\b|\[object|\{\w*\}/

/** A value that is always there. */
export const some = fc.oneof(
  fc.constantFrom(...ODD),
  fc
    .stringMatching(/^[A-Za-zÀ-ÿ0-9]{1,12}(?: [A-Za-zÀ-ÿ0-9]{1,12}){0,4}$/)
    .filter((name) => !UNRESOLVED.test(name)),
)
/** A value that may be missing. */
export const maybe = fc.oneof(fc.constant(''), some)
const list = fc.array(some, { maxLength: 6 })
const several = fc.array(some, { minLength: 1, maxLength: 6 })
const count = fc.constantFrom(0, 1, 2, 7, 50, 100_000)
const reais = fc.constantFrom(0, 0.01, 59.99, 1000, 1_234_567.89)
const price = fc.constantFrom('R$\u00A00,00', 'R$\u00A059,99', 'R$\u00A01.234.567,89')
const plan = fc.record({ name: some, withDebit: price, withoutDebit: price, full: price })
const cost = fc.record({ months: fc.integer({ min: 1, max: 60 }), withDebit: price, withoutDebit: price })
const costs = fc.array(cost, { minLength: 1, maxLength: 3 })
const pair = (each: fc.Arbitrary<string>) => fc.tuple(each, each)
const town = fc.record({ city: some, UF: fc.constantFrom('SP', 'AC') })
const street = fc.record({
  address: maybe,
  part: maybe,
  neighborhood: maybe,
  city: some,
  UF: fc.constantFrom('SP', 'AC'),
})
const known = fc.record({
  firstName: maybe,
  city: maybe,
  house: maybe,
  phone: maybe,
  plan: fc.option(fc.record({ name: some, price: reais, hasLoyalty: fc.boolean() })),
})

type Values = readonly fc.Arbitrary<unknown>[]

/** The values of each function, by its place. */
export const VALUES: Readonly<Record<string, Values>> = {
  'agentLink.greeting': [known],
  'agentLink.byPhone.greeting': [some, known],
  ...Object.fromEntries(Object.keys(chipLabels).map((name) => [`chipLabels.${name}`, [some]])),
  'conversation.chips.correct': [some],
  'conversation.wishes.named': [some],
  'conversation.wishes.confirm': [some],
  'conversation.wishes.kept': [some],
  'conversation.wishes.met': [some],
  'conversation.wishes.taken': [some, reais],
  'conversation.wishes.unmet': [maybe],
  'conversation.alsoAsked': [some],
  'conversation.keptForLater': [some],
  'conversation.hidden': [list, fc.boolean()],
  'cepSearch.town': [town],
  'cepSearch.street1': [street],
  'cepSearch.noTown': [some],
  'cepSearch.noStreet': [some, some],
  'cepSearch.indistinct': [count],
  'cepSearch.count': [count],
  'cepSearch.chat.askTown': [some],
  'cepSearch.chat.one': [some, some],
  'cepSearch.chat.many': [count],
  'cepSearch.chat.option': [some, some],
  'chatReplies.commands.changeAsk': [some],
  'chatReplies.commands.corrigir': [maybe],
  'chatReplies.commands.corrigirButton': [some],
  'chatReplies.commands.otherDay': [maybe, list],
  'chatReplies.commands.priceAccepted': [price, some],
  'chat.notAgain': [some, fc.integer({ min: 1, max: 9 })],

  'noticeTexts.resumed.title': [maybe],
  'advice.reasons.suffices': [list],
  'advice.reasons.upload': [some],
  'advice.reasons.streaming': [some],
  'advice.recommend': [some, price, list],
  'advice.nextUp': [some, some, fc.option(some), count],
  'advice.otherPrice': [price],
  'advice.nearest': [some],
  'advice.take': [some],
  'remarkAnswers.buttons.take': [some],
  'remarkAnswers.buttons.compare': [some, some],
  'remarkAnswers.range': [plan, plan],
  'remarkAnswers.cheapestOf': [plan],
  'remarkAnswers.cheapestAnywhere': [plan],
  'remarkAnswers.dear.switch': [plan, plan, price],
  'remarkAnswers.dear.cheapest': [plan],
  'remarkAnswers.dear.byDebit': [plan, price],
  'remarkAnswers.dear.lowest': [plan],
  'remarkAnswers.rival.below': [price, plan],
  'remarkAnswers.rival.above': [price, plan],
  'remarkAnswers.rival.unnamed': [plan],
  'remarkAnswers.rival.anywhere': [plan],
  'remarkAnswers.worth.above': [plan, plan, price, maybe],
  'remarkAnswers.worth.cheapest': [plan, maybe, price],
  'remarkAnswers.worth.download': [some, some],
  'remarkAnswers.worth.devices': [count, count],
  'remarkAnswers.discount': [plan, price],
  'remarkAnswers.withoutDebit': [fc.array(plan, { maxLength: 5 })],
  'remarkAnswers.withoutDebitOne': [plan],
  'remarkAnswers.wholeCost.one': [some, costs],
  'remarkAnswers.wholeCost.parts': [count, price, price],
  'remarkAnswers.wholeCost.several': [fc.array(fc.record({ name: some, costs }), { minLength: 1 })],
  'remarkAnswers.wholeCost.cheapest': [some, cost, list, some],
  'remarkAnswers.wholeCost.leaving': [some, cost, fc.constantFrom(0, 12)],
  'remarkAnswers.compared.whole': [cost, cost],
  'remarkAnswers.compared.price': [plan, plan],
  'remarkAnswers.compared.after': [price, price],
  'remarkAnswers.compared.speed': [pair(some), pair(some)],
  'remarkAnswers.compared.sameSpeed': [some, some],
  'remarkAnswers.compared.devices': [count, count],
  'remarkAnswers.compared.services': [pair(some), pair(maybe), count],
  'advice.told.count': [count],
  'remarkAnswers.enough.kept': [list],
  'remarkAnswers.enough.yes': [some, count, list],
  'remarkAnswers.enough.no': [some, count, list, plan],
  'remarkAnswers.ownOffers.cheapestOf': [plan],
  'remarkAnswers.ownOffers.nearest': [some],
  'remarkAnswers.ownOffers.kept': [several],
  'remarkAnswers.remembered': [several],
  'remarkAnswers.missing.name': [some, maybe],
  'remarkAnswers.missing.several': [some, some],
  'remarkAnswers.missing.withOthers': [some, list],
  'remarkAnswers.missing.otherSpeeds': [some, list],
  'remarkAnswers.missing.none': [some],
  'found.checking': [some],
  'found.covered': [some],
  'waitingList.reachedBy': [list],
  'states.correct': [some],
  'states.kept': [some],
  'noticeTexts.priceChanged.text': [price, price, some],
  'receipt.lead': [some],
  'receipt.message': [some, maybe],
  'worries.byBill': [price],
  'worries.debitCancelled': [some, price, price],
  'worries.sem-email': [fc.boolean()],
  'worries.cep': [maybe],
}

/** Functions that add to a text, and begin with a space where they say something. */
export const ADDITIONS: ReadonlySet<string> = new Set([
  'remarkAnswers.compared.devices',
  'worries.byBill',
  'worries.debitCancelled',
])

/** Every function in the texts, by its place: 'remarkAnswers.dear.switch'. */
export function functionsIn(
  value: unknown,
  at = '',
): readonly (readonly [string, (...values: unknown[]) => unknown])[] {
  if (typeof value === 'function') return [[at, value as (...values: unknown[]) => unknown]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => functionsIn(each, at ? `${at}.${name}` : name))
}

/** Returns what is broken in a text; none if it can be shown. */
export function faultsIn(text: string): readonly string[] {
  const faults: readonly (readonly [string, RegExp])[] = [
    ['an unresolved value', UNRESOLVED],
    ['two spaces', / {2}/],
    ['a space before a mark', /\s[.,;:!?](?:\s|$)/],
    ['nothing between marks', /[:,;(“]\s*[.,;!?)”]|^[.,;:!?]/],
    ['a space at an end', /^\s|\s$/],
    ['no text', /^\s*$/],
  ]
  return faults.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
}
