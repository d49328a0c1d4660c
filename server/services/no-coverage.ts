import { randomUUID } from 'node:crypto'
import type { NoCoverageRequest } from '../../src/contract/contact.ts'
import { parseCep } from '../../src/lib/cep.ts'
import { parseEmail } from '../../src/lib/email.ts'
import { parseName } from '../../src/lib/name.ts'
import { parseLandingPhone, phoneDigits } from '../../src/lib/phone.ts'
import type { Parsed } from '../../src/lib/result.ts'
import type { Context } from '../context.ts'
import { invalid, leadNotFound } from '../errors.ts'
import {
  createNoCoverageLead,
  deleteNoCoverageLead,
  findNoCoverageLead,
  updateNoCoverageLead,
} from '../repositories/contacts.ts'
import { trackingOf } from './tracking.ts'

const PLACE = ['number', 'idPlan', 'is_block_allotment', 'block_number', 'allotment_number'] as const
const CONTACT = ['name', 'email', 'phone'] as const

type Contact = Partial<Record<(typeof CONTACT)[number], string>>

function check<T>(field: string, parsed: Parsed<T>): T {
  if ('problem' in parsed) throw invalid(field, parsed.problem)
  return parsed.value
}

function read(request: NoCoverageRequest): { place: Record<string, unknown>; contact: Contact } {
  const place = Object.fromEntries(
    PLACE.flatMap((name) => (request[name] === undefined ? [] : [[name, request[name]]])),
  )
  return {
    place: { ...place, ...(request.cep !== undefined && { cep: check('cep', parseCep(request.cep)) }) },
    contact: {
      ...(request.name !== undefined && { name: check('name', parseName(request.name)) }),
      ...(request.email !== undefined && { email: check('email', parseEmail(request.email)) }),
      ...(request.phone !== undefined && { phone: check('phone', parseLandingPhone(request.phone)) }),
    },
  }
}

const isEmpty = (contact: Contact) => Object.keys(contact).length === 0

/** POST lead-no-coverage: someone wants to be told when the network arrives (decisions 8). */
export async function addNoCoverageLead(context: Context, request: NoCoverageRequest): Promise<string> {
  const id = randomUUID()
  const { place, contact } = read(request)
  await createNoCoverageLead(context.db, {
    id,
    at: context.clock.now(),
    reason: 'asked',
    place,
    origin: trackingOf(request),
    contact: isEmpty(contact) ? null : context.vault.seal(JSON.stringify(contact), id),
    phoneLookup: contact.phone ? context.vault.lookup(contact.phone) : null,
    key: undefined,
  })
  return id
}

/** PUT lead-no-coverage: completes it; what is not sent stays. */
export async function completeNoCoverageLead(context: Context, request: NoCoverageRequest): Promise<string> {
  const { id } = request
  if (id === undefined) throw invalid('id', 'Propriedades não encontradas no pedido: id')
  const { place, contact } = read(request)
  const kept = await findNoCoverageLead(context.db, id)
  if (!kept) throw leadNotFound()
  const before = kept.contact ? (JSON.parse(context.vault.open(kept.contact, id)) as Contact) : {}
  const all = { ...before, ...contact }
  const stored = await updateNoCoverageLead(context.db, {
    id,
    at: context.clock.now(),
    place,
    origin: trackingOf(request),
    contact: isEmpty(all) ? null : context.vault.seal(JSON.stringify(all), id),
    phoneLookup: contact.phone ? context.vault.lookup(contact.phone) : null,
  })
  if (!stored) throw leadNotFound()
  return id
}

/** DELETE lead-no-coverage: "Não quero ser avisado". The telephone must be the one that is kept, if one is. */
export async function withdrawNoCoverageLead(
  context: Context,
  id: string,
  phone: string | undefined,
): Promise<void> {
  const lookup = phone === undefined ? null : context.vault.lookup(phoneDigits(phone))
  if (!(await deleteNoCoverageLead(context.db, id, lookup))) throw leadNotFound()
}
