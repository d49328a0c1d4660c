/**
 * Adds phone calls to customers to the demo data: the desk users who make them, and the result of each call.
 */
import { CALL_QUEUES, type CallResult } from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { accountOf, bindSingleSignOn, type DeskUser } from '../../server/repositories/desk/desk-users.ts'
import { addAccount } from '../../server/services/desk/accounts.ts'
import { makeLinkFromCall } from '../../server/services/desk/agent-links.ts'
import { storeCallResult } from '../../server/services/desk/call-results.ts'
import { takeNext } from '../../server/services/desk/take-call.ts'
import { orderByLink, type DemoShop } from './add-one-day.ts'
import { drawPerson } from './random-person.ts'
import { pick } from '../seeded-random.ts'

/** The parts of the server with which calls are made. */
type CallParts = Parameters<typeof makeLinkFromCall>[0]

/** The people of the call centre, each with a share of the calls. */
const CALLERS = [
  ['beatriz@loja.example', 5],
  ['caio@loja.example', 4],
  ['denise@loja.example', 2],
] as const

/** The results of calls without an order, weighted. */
const RESULTS: readonly (readonly [CallResult, number])[] = [
  ['nao-atendeu', 30],
  ['de-novo', 18],
  ['recusou', 22],
  ['errado', 4],
  ['mensagem', 6],
]
const NOTES: Readonly<Partial<Record<CallResult, readonly string[]>>> = {
  'de-novo': [
    'Prefere depois do almoço.',
    'Vai falar com a família.',
    'Pediu para comparar com o plano atual.',
  ],
  recusou: ['Fechou com outra operadora.', 'Achou a instalação demorada.'],
  mensagem: ['Mandei os planos com Globoplay.'],
}

/** How many calls are made in a morning at most; people who ask later wait for the next one. */
const CALLS = 12

/** A person who calls, with a share of the calls. */
type Caller = readonly [DeskUser, number]

/**
 * Creates the accounts of the people who call. They use the single sign-on of a provider that does not exist, so that
 * no one can log in with them.
 */
export async function addCallers(parts: Parameters<typeof addAccount>[0]): Promise<readonly Caller[]> {
  const callers: Caller[] = []
  for (const [email, share] of CALLERS) {
    await addAccount(parts, email, 'atendimento')
    const account = await accountOf(parts.db, email)
    if (!account) continue
    await bindSingleSignOn(parts.db, account.id, `demo ${email}`)
    callers.push([{ id: account.id, email, role: 'atendimento' }, share])
  }
  return callers
}

/** Makes the calls of a morning: to those who asked the day before, and to those who stopped. */
export async function callPeople(
  shop: DemoShop,
  parts: CallParts,
  callers: readonly Caller[],
  day: string,
): Promise<void> {
  const { next, setClock } = shop
  let at = Date.parse(`${day}T12:00:00Z`)
  for (let made = 0; made < CALLS; made += 1) {
    at += (4 + next() * 14) * 60_000
    setClock(new Date(at))
    const caller = pick(next, callers)
    const queue = made < CALLS / 2 ? 'pediu' : (CALL_QUEUES[1 + (made % 3)] ?? 'parou')
    const taken = await takeNext(parts, caller, queue)
    if (!taken) continue
    at += (2 + next() * 8) * 60_000
    setClock(new Date(at))
    // some want to order at once: they get a link
    if (next() < 0.2 && (await sell(shop, parts, caller, taken.id))) continue
    const result = pick(next, RESULTS)
    const notes = NOTES[result] ?? []
    const note = notes[Math.floor(next() * notes.length)] ?? ''
    await storeCallResult(parts, caller, taken.id, {
      result,
      note,
      nextDay: null,
      nextTime: null,
      orderNumber: '',
      askFor: '',
    })
  }
}

/** Sends a link from a call; returns whether the person ordered by it. */
async function sell(shop: DemoShop, parts: CallParts, caller: DeskUser, id: string): Promise<boolean> {
  const person = drawPerson(shop.next)
  const { name, phone, cep, number } = person
  const made = await makeLinkFromCall(parts, caller, id, { name, phone, cep, number })
  const key = made && new URL(made.url).searchParams.get('k')
  if (!key) return false
  await shop.app.inject({ method: 'POST', url: '/api/agentLink/accept', payload: { key } })
  return orderByLink(shop, key, person)
}
