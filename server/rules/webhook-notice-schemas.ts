/**
 * The notices that go to the operator's webhook. Their types and the lists of docs/webhook.md (`npm run settings`)
 * follow from these schemas; a description is what that page says of a field.
 */
import * as z from 'zod'
import { CANCEL_REASONS } from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'

const text = z.string()
const Schedule = z.object({ date: text, period: z.enum(['manha', 'tarde']) })
const orderNumber = text

/** The account for direct debit. */
const BankInfo = z.object({
  bank: text,
  agency: text,
  account_number: text,
  unverified: z.literal(true).optional().describe('its check digit could not be verified'),
})

const Address = z.object({
  cep: text,
  number: text,
  address: text,
  neighborhood: text,
  city: text,
  state: text,
  complement: text,
  is_block_allotment: z.boolean(),
  block_number: text,
  allotment_number: text,
  accessNotes: text,
  infra: text,
})

const Plan = z.object({
  id: text,
  sku: text,
  name: text,
  price: z.number().describe('with direct debit where it was chosen'),
  price_full: z.number(),
})

/** What was agreed of an order. */
const Terms = z.object({ plan: Plan, due_date: z.number(), direct_debit: z.boolean(), address: Address })

/** An order, apart from the answers that declare that they are told (src/contract/lead-answers). */
const OrderCreated = z.object({
  orderNumber,
  reference: text.describe('what the customer reads out'),
  plan: Plan,
  due_date: z.number(),
  direct_debit: z.boolean(),
  bankInfo: BankInfo.optional().describe('with direct debit'),
  schedule: Schedule.nullable(),
  address: Address,
  origin: z
    .record(text, z.unknown())
    .describe(
      'campaign (`addon`), its flags, tracking parameters, the edition of the shop: each if known, and more with other releases',
    ),
})

const CallRequested = z.object({
  telephone: text,
  channel: text.nullable().describe('`chat`, `pages`; `null` if it was not said, as from the link in a mail'),
  campaign: text.optional(),
  step: text.optional(),
  plan: text.optional().describe('its id'),
  city: text.optional(),
  reference: text.optional(),
  isHeld: z.boolean().optional().describe('the order waits for this call'),
  about: z.literal('cancellation').optional(),
  isLast: z.boolean().optional().describe('their network has asked for many'),
  doNotCall: z
    .literal(true)
    .optional()
    .describe('its person asked not to be called; this may be somebody else: call once at most'),
})

/** The waiting-list entry of a place; all notices about one entry have the same reference. */
const Interest = z.object({
  reference: text,
  place: z.object({
    cep: text.optional(),
    number: text.optional(),
    idPlan: text.optional(),
    is_block_allotment: z.boolean().optional(),
    block_number: text.optional(),
    allotment_number: text.optional(),
  }),
  name: text.optional(),
  email: text.optional(),
  phone: text.optional(),
})

/** The schema of each notice's `data`, by its type; the description says when it is sent. */
export const webhookNotices = {
  'order.created': OrderCreated.describe('an order, with all that is needed to fulfil it'),
  'order.rescheduled': z
    .object({
      orderNumber,
      before: Schedule.nullable().describe('it had none: the day was still to be arranged'),
      schedule: Schedule,
    })
    .describe('its visit has another day, or the first one'),
  'order.installed': z
    .object({
      orderNumber,
      date: text.nullable().describe('not after all'),
    })
    .describe('the desk has noted that an order without a day was installed'),
  'order.cancelled': z
    .object({ orderNumber, reason: z.enum(CANCEL_REASONS), schedule: Schedule.nullable() })
    .describe('it was cancelled, and which visit it had'),
  'order.restored': z
    .object({ orderNumber, schedule: Schedule.nullable() })
    .describe('its cancellation was taken back: it holds as before'),
  'order.contact_corrected': z
    .object({ orderNumber, email: text.optional(), phone: text.optional(), name: text.optional() })
    .describe('its e-mail address, telephone or name was corrected'),
  'order.changed': Terms.extend({
    orderNumber,
    before: Terms,
    confirmed: z
      .object({ by: z.enum(['phone', 'link']), at: text, sentence: text })
      .nullable()
      .describe('the buyer’s yes to what costs more or binds longer'),
  }).describe('the desk has put it right: plan, payment, due day or address'),
  'order.erased': z
    .object({
      orderNumber,
      keptUntil: text.optional().describe('until then its contract stays; without it nothing does'),
    })
    .describe('its person has asked to be forgotten; also of an order that was never told'),
  'renewal.created': z
    .object({
      orderNumber,
      customer: text.describe('the id of the customer’s record'),
      offer1: text,
      offer2: text.nullable(),
      price: z.number().describe('of both'),
    })
    .describe('a customer has renewed'),
  'call.requested': CallRequested.describe('somebody wants to be called'),
  'interest.registered': Interest.describe(
    'who is waiting for the network, and where; again whenever the entry has changed',
  ),
  'interest.withdrawn': z.object({ reference: text }).describe('that one no longer waits'),
} as const

export type WebhookData<Kind extends keyof typeof webhookNotices> = z.infer<(typeof webhookNotices)[Kind]>
