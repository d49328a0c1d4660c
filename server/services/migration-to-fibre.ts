/** Moves customers of the operator's old network to fibre: creates the lead, and changes its address. */
import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type {
  MigrationAddressReply,
  MigrationCep,
  MigrationNumber,
  MigrationOffers,
  MigrationRequest,
} from '../../src/contract/migration-to-fibre.ts'
import { hideName, hideEmail } from '../../src/lib/masked-data.ts'
import { parseCep } from '../../src/lib/cep.ts'
import { hidePhone } from '../../src/lib/phone.ts'
import type { Context } from '../context.ts'
import { leadFinished, leadNotFound, versionConflict, parsedValue } from '../api-errors.ts'
import { explainRejection } from '../repositories/lead-answers.ts'
import {
  findCustomerById,
  type CustomerRow,
  changeMigrationAddress,
  type ChangedAddressPart,
} from '../repositories/customers.ts'
import type { StoredAnswers, LeadPlace, CustomerRecord } from '../rules/lead-row-types.ts'
import { createLead, findLead } from '../repositories/leads.ts'
import { prefixOf } from '../rules/order-campaign.ts'
import { coverageOfHouse, placeOfHouse, type House } from './check-coverage.ts'
import { shownAddressOnRecord } from './build-lead-response.ts'
import { houseOfRequest } from './create-lead.ts'
import { customerFor, openRecord, readDocument, asksForCode } from './customer-by-cpf.ts'
import { plansOfSkus } from '../rules/plans-on-offer.ts'
import { trackingOf } from './select-tracking-parameters.ts'
import {
  fingerprintOf,
  versionKept,
  type VersionedWrite,
  creationKey,
  createOnce,
} from './versioned-writes.ts'
import { sealAnswers } from '../rules/answer-properties.ts'

/** The campaign of a migration if its request names none. */
const OWN_PREFIX = 'migracao-ultrafibra'

const atNumber = (cep: string, number: string, complement: string): House => ({
  cep,
  number,
  complement,
  is_block_allotment: false,
  block_number: '',
  allotment_number: '',
})

/** Returns the address of a house, with the customer's offers if there is coverage and a free port. */
async function placeFor(context: Context, house: House, customer: CustomerRow): Promise<LeadPlace> {
  const [{ area, address }, edition] = await Promise.all([
    coverageOfHouse(context, house, { addon: '' }),
    context.catalogue.currentEdition(),
  ])
  const canSell = area && area.free_ports !== 0 && area.offer_region !== 'none'
  return placeOfHouse(house, { area, address, plans: canSell ? plansOfSkus(edition, customer.offers) : [] })
}

/** Returns the answers that come from a customer's record; the visitor sees them masked. */
function answersOnRecord(context: Context, lead: string, record: CustomerRecord): StoredAnswers {
  const seal = (plain: string) => context.vault.seal(plain, lead)
  const { lookup } = context.vault
  const birthDate = { birth_date: record.birth_date, onRecord: true } as const
  return {
    name: { name: record.name, onRecord: true },
    phone: { phone: seal(record.phone), lookup: lookup(record.phone) },
    email: {
      email: record.email,
      accept_promotions: false,
      lookup: lookup(record.email.toLowerCase()),
      onRecord: true,
    },
    ...sealAnswers({ birthDate }, seal),
    documentNumber: { cpf: seal(record.cpf), lookup: lookup(record.cpf) },
  }
}

/**
 * Handles POST fiber-migration/offers: creates a lead from the record of a customer who moves to fibre, once per key.
 * Anyone else gets a reply of the same shape without offers.
 */
export async function openMigrationLead(
  context: Context,
  request: z.infer<typeof MigrationRequest>,
  address: string,
  given: string | null,
  channel: string | null,
): Promise<MigrationOffers> {
  const { proof, ...asked } = request
  const cpf = await readDocument(context, { address, raw: request.cpf, proof })
  const customer = await customerFor(context, cpf, 'migration')
  const codeNeeded = asksForCode(context)
  if (!customer) return { success: true, plansOffers: [], userData: null, idLead: null, codeNeeded }
  const record = openRecord(context, customer)
  const { cep, number, complement } = record.address
  const [place, edition] = await Promise.all([
    placeFor(context, atNumber(cep, number, complement), customer),
    context.catalogue.currentEdition(),
  ])
  const plansOffers = plansOfSkus(edition, customer.offers)
  const key = creationKey(context, given, { to: 'migrate', ...asked })
  const idLead = await createOnce(context, key, async () => {
    const id = randomUUID()
    await createLead(context.db, {
      id,
      at: context.clock.now(),
      place: { ...place, onRecord: true },
      origin: {
        ...trackingOf(request),
        addon: prefixOf(context.campaigns, request.addon) || OWN_PREFIX,
        customer: customer.id,
        codeNeeded,
        offers: plansOffers.map((plan) => plan.id),
      },
      answers: answersOnRecord(context, id, record),
      channel,
      key,
    })
    context.metrics.countLead(channel)
    return id
  })
  return {
    success: true,
    plansOffers,
    userData: {
      name: hideName(record.name),
      email: hideEmail(record.email),
      phone: hidePhone(record.phone),
      address: shownAddressOnRecord(place, { isCodeDue: codeNeeded }),
    },
    idLead,
    codeNeeded,
  }
}

/** Reads an open migration lead and its customer. Refuses an unknown id and a finished lead. */
export async function findOpenMigration(context: Context, id: string) {
  const row = await findLead(context.db, id)
  const customer = row?.origin.customer ? await findCustomerById(context.db, row.origin.customer) : undefined
  if (!row || !customer) throw leadNotFound()
  if (row.status === 'finished') throw leadFinished()
  return { row, customer }
}

/** The parameters of an address change other than the new address itself. */
export type AddressWrite = VersionedWrite & { channel: string | null }

type NewAddress = {
  by: ChangedAddressPart
  /** The request's body, which a retry with the same key must repeat. */
  body: object
  house: House
  customer: CustomerRow
}

/**
 * Stores the new address of a migration lead. A retry with the same key returns the first version. Refuses with 404,
 * 409 (finished or version_conflict), or 422 if the key belongs to another request.
 */
async function moveTo(
  context: Context,
  write: AddressWrite,
  { by, body, house, customer }: NewAddress,
): Promise<MigrationAddressReply> {
  const { id, expected, key, channel } = write
  const place = await placeFor(context, house, customer)
  const fingerprint = fingerprintOf(context, write, by, body)
  const at = context.clock.now()
  const version = await changeMigrationAddress(context.db, {
    id,
    by,
    place,
    at,
    expected,
    key,
    fingerprint,
    channel,
  })
  if (version !== undefined) return shown(context, place, version)

  const why = await explainRejection(context.db, id, by, key)
  if (!why) throw leadNotFound()
  const kept = versionKept({ ...why, isFinished: why.status === 'finished' }, { expected, fingerprint })
  if (kept === undefined) throw versionConflict(why.version)
  const now = await findLead(context.db, id)
  return shown(context, now?.place ?? place, kept)
}

async function shown(context: Context, place: LeadPlace, version: number): Promise<MigrationAddressReply> {
  const edition = await context.catalogue.currentEdition()
  return { success: true, infra: place.infra, plansOffers: edition.plansOf(place.plans), version }
}

/** Handles PATCH fiber-migration/address/cep/{idLead}: changes the CEP and clears the house number. */
export async function moveToCep(
  context: Context,
  write: AddressWrite,
  body: z.infer<typeof MigrationCep>,
): Promise<MigrationAddressReply> {
  const cep = parsedValue('cep', parseCep(body.cep))
  const { customer } = await findOpenMigration(context, write.id)
  return moveTo(context, write, { by: 'cep', body, house: atNumber(cep, '', ''), customer })
}

/** Handles PATCH fiber-migration/address/number/{idLead}: changes all of the house but its CEP. */
export async function moveToNumber(
  context: Context,
  write: AddressWrite,
  body: z.infer<typeof MigrationNumber>,
): Promise<MigrationAddressReply> {
  const { row, customer } = await findOpenMigration(context, write.id)
  const house = {
    ...houseOfRequest({ ...body, cep: row.place.cep }),
    // The CEP is still the one on record, so the address stays masked.
    ...(row.place.onRecord && { onRecord: row.place.onRecord }),
  }
  return moveTo(context, write, { by: 'number', body, house, customer })
}
