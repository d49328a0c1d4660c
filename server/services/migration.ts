import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type {
  MigrationAddressReply,
  MigrationCep,
  MigrationNumber,
  MigrationOffers,
  MigrationRequest,
} from '../../src/contract/customer.ts'
import { maskName } from '../../src/funnel/masked.ts'
import { parseCep } from '../../src/lib/cep.ts'
import { maskPhone } from '../../src/lib/phone.ts'
import type { Context } from '../context.ts'
import { invalid, leadFinished, leadNotFound } from '../errors.ts'
import { getCustomer, type CustomerRecord, type CustomerRow } from '../repositories/customers.ts'
import type { Answers, LeadRow, Place } from '../repositories/lead-row.ts'
import { createLead, findLead, moveLead } from '../repositories/leads.ts'
import { clean } from '../rules/clean.ts'
import { maskAddress, maskEmail } from '../rules/masks.ts'
import { checkCoverage } from './coverage.ts'
import { asksForCode, customerFor, openRecord, plansOf, readDocument } from './customers.ts'
import { trackingOf } from './tracking.ts'

type House = Pick<
  Place,
  'cep' | 'number' | 'complement' | 'is_block_allotment' | 'block_number' | 'allotment_number' | 'onRecord'
>

const atNumber = (cep: string, number: string, complement: string): House => ({
  cep,
  number,
  complement,
  is_block_allotment: false,
  block_number: '',
  allotment_number: '',
})

/** The place of a house, with the customer's own offers where there is network with a free port. */
async function placeFor(context: Context, house: House, customer: CustomerRow): Promise<Place> {
  const [{ area, address }, shelf] = await Promise.all([
    checkCoverage(context, house, { addon: '' }),
    context.catalogue.shelf(),
  ])
  const canSell = area && area.free_ports !== 0 && area.offer_region !== 'none'
  return {
    ...house,
    address: address?.address ?? '',
    neighborhood: address?.neighborhood ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    infra: area?.infra ?? null,
    area: area?.id ?? null,
    team: area?.team ?? null,
    plans: canSell ? plansOf(shelf, customer.offers).map((plan) => plan.id) : [],
  }
}

/** What the record answers of the funnel; the visitor is shown masks of it. */
function answersOnRecord(context: Context, lead: string, record: CustomerRecord): Answers {
  const seal = (plain: string) => context.vault.seal(plain, lead)
  const { lookup } = context.vault
  return {
    name: { name: record.name, onRecord: true },
    phone: { phone: seal(record.phone), lookup: lookup(record.phone) },
    email: {
      email: record.email,
      accept_promotions: false,
      lookup: lookup(record.email.toLowerCase()),
      onRecord: true,
    },
    birthDate: { birth_date: record.birth_date, onRecord: true },
    documentNumber: { cpf: seal(record.cpf), lookup: lookup(record.cpf) },
  }
}

/**
 * POST fiber-migration/offers: opens a lead with what is on record. Who is no customer of the old network gets
 * the same shape without offers (security 4).
 */
export async function migrationOffers(
  context: Context,
  request: z.infer<typeof MigrationRequest>,
  address: string,
  channel: string | null,
): Promise<MigrationOffers> {
  const cpf = await readDocument(context, address, request.cpf)
  const customer = await customerFor(context, cpf, 'migration')
  const codeNeeded = asksForCode(context)
  if (!customer) return { success: true, plansOffers: [], userData: null, idLead: null, codeNeeded }
  const record = openRecord(context, customer)
  const { cep, number, complement } = record.address
  const [place, shelf] = await Promise.all([
    placeFor(context, atNumber(cep, number, complement), customer),
    context.catalogue.shelf(),
  ])
  const id = randomUUID()
  await createLead(context.db, {
    id,
    at: context.clock.now(),
    place: { ...place, onRecord: true },
    origin: { ...trackingOf(request), addon: 'migracao-ultrafibra', customer: customer.id, codeNeeded },
    answers: answersOnRecord(context, id, record),
    channel,
    key: undefined,
  })
  return {
    success: true,
    plansOffers: plansOf(shelf, customer.offers),
    userData: {
      name: maskName(record.name),
      email: maskEmail(record.email),
      phone: maskPhone(record.phone),
      address: maskAddress(place),
    },
    idLead: id,
    codeNeeded,
  }
}

async function migrationLead(context: Context, id: string): Promise<{ row: LeadRow; customer: CustomerRow }> {
  const row = await findLead(context.db, id)
  const customer = row?.origin.customer ? await getCustomer(context.db, row.origin.customer) : undefined
  if (!row || !customer) throw leadNotFound()
  if (row.status === 'finished') throw leadFinished()
  return { row, customer }
}

/** Throws unless the id is that of an open migration lead. */
export async function requireMigration(context: Context, id: string): Promise<void> {
  await migrationLead(context, id)
}

async function moveTo(
  context: Context,
  row: LeadRow,
  customer: CustomerRow,
  house: House,
  channel: string | null,
): Promise<MigrationAddressReply> {
  const place = await placeFor(context, house, customer)
  const at = context.clock.now()
  const { origin } = row
  if (!(await moveLead(context.db, { id: row.id, at, place, origin, moved: false, channel })))
    throw leadFinished()
  const { byId } = await context.catalogue.shelf()
  return {
    success: true,
    infra: place.infra,
    plansOffers: place.plans.flatMap((plan) => byId.get(plan) ?? []),
  }
}

/** PATCH fiber-migration/address/cep/{idLead}: another address; the number is asked next. */
export async function moveToCep(
  context: Context,
  id: string,
  body: z.infer<typeof MigrationCep>,
  channel: string | null,
): Promise<MigrationAddressReply> {
  const cep = parseCep(body.cep)
  if ('problem' in cep) throw invalid('cep', cep.problem)
  const { row, customer } = await migrationLead(context, id)
  return moveTo(context, row, customer, atNumber(cep.value, '', ''), channel)
}

/** PATCH fiber-migration/address/number/{idLead}: number, complement, block and lot at the CEP given before. */
export async function moveToNumber(
  context: Context,
  id: string,
  body: z.infer<typeof MigrationNumber>,
  channel: string | null,
): Promise<MigrationAddressReply> {
  const { row, customer } = await migrationLead(context, id)
  const house = {
    cep: row.place.cep,
    number: clean(body.number),
    complement: clean(body.complement),
    is_block_allotment: body.is_block_allotment ?? Boolean(clean(body.block_number)),
    block_number: clean(body.block_number),
    allotment_number: clean(body.allotment_number),
    // Another number at the CEP on record: where the customer lives stays a mask (security 4).
    ...(row.place.onRecord && { onRecord: row.place.onRecord }),
  }
  return moveTo(context, row, customer, house, channel)
}
