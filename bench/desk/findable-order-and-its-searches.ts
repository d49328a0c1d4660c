/**
 * Adds one order with real encrypted data to the filled database, to measure how long the desk takes to find and show
 * it.
 */
import { statement, type Db } from '../../server/db/database.ts'
import { shortReference } from '../../server/rules/order-number.ts'
import type { Vault } from '../../server/security/encryption-vault.ts'
import { encryptIdForUrl } from '../../server/services/desk/ids-in-urls.ts'

const ID = '5d8f6c1e-2b3a-4c4d-9e5f-6a7b8c9d0e1f'
const NUMBER = 'P261101K7M2QX'
const NAME = 'Rita Campos Leal'
const PHONE = '11987654321'
const EMAIL = 'rita.leal@gmail.com'
const CPF = '52998224725'

const LEAD = statement(
  'known.lead',
  `insert into leads (id, status, created_at, updated_at, place, origin, answers, order_number)
   values ($1, 'finished', now(), now(), $2, '{"addon": ""}', $3, $4)`,
)
const ORDER = statement(
  'known.order',
  `insert into orders (lead_id, number, created_at, plan_id, sku, price, price_full, direct_debit, due_day)
   values ($1, $2, now(), 'plan-d600a', 'd600a', 9990, 12990, true, 10)`,
)
const ORDER_NUMBER = statement('known.number', 'insert into order_numbers (number, lead_id) values ($1, $2)')
const EVENTS = statement(
  'known.events',
  `insert into lead_events (lead_id, seq, at, what, steps, channel)
   select $1, n, now(), 'answered', array['name'], 'chat' from generate_series(1, 15) as n`,
)

const PLACE = {
  cep: '05010000',
  number: '100',
  address: 'Rua das Palmeiras',
  neighborhood: 'Perdizes',
  city: 'São Paulo',
  state: 'SP',
  complement: '',
  plans: [],
  infra: 'rede',
  area: null,
  team: null,
}

export async function addFindableOrder(db: Db, vault: Vault): Promise<void> {
  const answers = {
    plan: { idPlan: 'plan-d600a', accepted: { price: 99.9, price_with_dacc: 99.9, price_full: 129.9 } },
    name: { name: NAME },
    phone: { phone: vault.seal(PHONE, ID), lookup: vault.lookup(PHONE) },
    email: { email: EMAIL, accept_promotions: false, lookup: vault.lookup(EMAIL) },
    documentNumber: { cpf: vault.seal(CPF, ID), lookup: vault.lookup(CPF) },
  }
  await db.rows(LEAD, [ID, PLACE, answers, NUMBER])
  await db.rows(ORDER, [ID, NUMBER])
  await db.rows(ORDER_NUMBER, [NUMBER, ID])
  await db.rows(EVENTS, [ID])
}

/** Returns the handle of the order in the desk's URLs. */
export const handleOfFindableOrder = (vault: Vault): string => encryptIdForUrl(vault, ID)

/** Returns the search terms of the order, and one that finds nothing. */
export const searches = (vault: Vault) => [
  { name: 'order number', text: NUMBER, finds: true },
  { name: 'reference', text: shortReference(vault, ID), finds: true },
  { name: 'telephone', text: PHONE, finds: true },
  { name: 'e-mail', text: EMAIL, finds: true },
  { name: 'CPF', text: CPF, finds: true },
  { name: 'name', text: NAME.slice(0, 9), finds: true },
  { name: 'a reference that nobody has', text: '22222222', finds: false },
  { name: 'a telephone that nobody has', text: '11911112222', finds: false },
]
