/** Builds the reply of GET lead, and the data of a person that an order's link shows. Sensitive values are masked. */
import * as z from 'zod/mini'
import type { BankInfo } from '../../src/contract/lead-answers/bank-info.ts'
import type { shownAnswers } from '../../src/contract/lead-answers/answer-registry.ts'
import { LeadStep, type Lead, type RiskState } from '../../src/contract/lead.ts'
import { hiddenAddressPlaceholder } from '../../src/content/hidden-address-placeholder.ts'
import { hideName, hideEmail, hideAddress, hideTail } from '../../src/lib/masked-data.ts'
import { hidePhone } from '../../src/lib/phone.ts'
import { addressParts, EMPTY_ADDRESS } from '../rules/answers.ts'
import type { EditionCatalogue } from '../rules/catalogue-types.ts'
import type { StoredAnswers, LeadRow } from '../rules/lead-row-types.ts'
import { answerFieldsOf, UNMASKED_FIELDS, ANSWER_STEPS, openAnswers } from '../rules/answer-properties.ts'
import { canRescheduleAppointment } from '../rules/rescheduling.ts'
import { markForLink } from '../rules/plans-on-offer.ts'
import { isEmployeeValidated } from '../rules/missing-steps.ts'
import { prefixOf } from '../rules/order-campaign.ts'
import type { Context } from '../context.ts'
import { isLinkOpen, orderLinkPath } from '../rules/signed-order-links.ts'
import { shortReference } from '../rules/order-number.ts'
import type { Vault } from '../security/encryption-vault.ts'
import { streetOfLead, neighborhoodOfLead, decryptBankAccount } from './customer-by-cpf.ts'
const isStep = (step: string): step is LeadStep => LeadStep.def.entries[step as LeadStep] !== undefined

type NameOf<S> = S extends LeadStep ? keyof (typeof shownAnswers)[S]['given'] : never
type Given = Pick<Lead, NameOf<LeadStep>>

/** Returns the answers that may be shown unmasked. Those that come from a customer's record are null. */
function asGiven(answers: StoredAnswers): Given {
  const values = UNMASKED_FIELDS.flatMap(([step, names]) => {
    const stored: Readonly<Record<string, unknown>> = answers[step]?.onRecord ? {} : (answers[step] ?? {})
    return names.map((name) => [name, stored[name] ?? null])
  })
  return Object.fromEntries(values) as Given
}

/** The query of GET lead: `masked=true` masks all that the person has told, for another device than the one that did. */
export const MaskedQuery = z.object({ masked: z.optional(z.literal('true')) })

/**
 * Builds the response of GET lead, with sensitive values masked. Once the order's link has expired, the only personal
 * data returned is what the link's page showed.
 */
export function leadResponse(
  stored: LeadRow,
  edition: EditionCatalogue,
  { vault, clock, campaigns }: Pick<Context, 'vault' | 'clock' | 'campaigns'>,
  { masked }: z.infer<typeof MaskedQuery> = {},
): Lead {
  const now = clock.now()
  const opened = openAnswers(stored, vault)
  // whoever opened a link that was mailed or sent may be somebody whose address was mistyped
  const isHidden = masked !== undefined || stored.verified.session !== undefined
  const row = isHidden ? { ...opened, answers: asOnRecord(opened.answers) } : opened
  const whole = showWholeLead(row, edition, vault, now)
  // A campaign that only the kept edition has is no address any more: its order goes on without the prefix.
  const lead = { ...whole, addon: prefixOf(campaigns, whole.addon) }
  const isOver = row.ordered_at !== null && !isLinkOpen({ schedule: row.schedule, at: row.ordered_at }, now)
  if (isOver) return showReceipt(lead, row, vault)
  // the page of its link does not show the house either
  return row.ordered_at !== null && stored.verified.session !== undefined ? hideHouse(lead, row, vault) : lead
}

/** Shows the installation address masked, but for the town. */
function hideHouse(lead: Lead, row: LeadRow, vault: Vault): Lead {
  const { addressV2: _line, complements: _complements, ...rest } = lead
  const { city, state } = lead.address
  return {
    ...rest,
    address: { ...addressParts(), ...EMPTY_ADDRESS, city, state },
    streetByHand: false,
    masked: { ...lead.masked, address: maskedDataForOrderLink(row, vault).address },
  }
}

/** Treats name, e-mail address and birth date like those of a customer's record, which are returned as masks alone. */
function asOnRecord({ name, email, birthDate, address, ...others }: StoredAnswers): StoredAnswers {
  return {
    ...others,
    ...(name && { name: { ...name, onRecord: true } }),
    ...(email && { email: email.email ? { ...email, onRecord: true } : email }),
    ...(birthDate && { birthDate: { ...birthDate, onRecord: true } }),
    ...(address && { address: { ...address, accessNotes: '' } }),
  }
}

/** Removes the person from the response for an order that is over; what remains is its receipt. */
function showReceipt(lead: Lead, row: LeadRow, vault: Vault): Lead {
  const { orderLink: _link, ...rest } = hideHouse(lead, row, vault)
  return {
    ...rest,
    ...asGiven(ofReceipt(row.answers)),
    bank: null,
    schedules: [],
    masked: maskedDataForOrderLink(row, vault),
  }
}

/** The answers that describe the order, not the person who placed it. */
const ofReceipt = ({ plan, dueDate, bankInfo }: StoredAnswers): StoredAnswers => ({ plan, dueDate, bankInfo })

/** Returns the masked data of a person that an order's link shows. */
export function maskedDataForOrderLink(
  { id, answers, place }: Pick<LeadRow, 'id' | 'answers' | 'place'>,
  vault: Vault,
): Record<'name' | 'address' | 'phone' | 'email', string> {
  const phone = answers.phone && vault.open(answers.phone.phone, id)
  return {
    name: answers.name ? hideName(answers.name.name) : '',
    address: hideAddress({ ...place, address: streetOfLead({ place, answers }) }),
    phone: phone === undefined ? '' : hidePhone(phone),
    email: answers.email?.email ? hideEmail(answers.email.email) : '',
  }
}

function showWholeLead(row: LeadRow, edition: EditionCatalogue, vault: Vault, now: Date): Lead {
  const { answers, origin } = row
  const bank = decryptBankAccount(row, vault)
  return {
    success: true,
    id: row.id,
    reference: shortReference(vault, row.id),
    address: addressOf(row),
    ...secondAddressOf(row),
    streetByHand: !row.place.onRecord && row.place.address === '',
    infra: row.place.infra,
    plansOffers: markForLink(edition, edition.plansOf(row.place.plans), origin.sku, row.place.state || null),
    addon: prefixOf(edition.campaigns, origin.addon),
    ...asGiven(answers),
    idPlanRenewal: origin.idPlanRenewal ?? null,
    offerSelected: origin.offerSelected ?? null,
    bank: bank?.bank ?? null,
    schedules: answers.scheduleDate?.schedules ?? [],
    masked: { ...masks(row.id, answers, bank, vault), ...recordMasks(row) },
    answered: Object.keys(answers).filter(isStep),
    versions: row.versions,
    risk: row.risk,
    orderNumber: row.order_number,
    schedule: row.schedule,
    can_reschedule: row.schedule !== null && canRescheduleAppointment(row.schedule.date, now),
    ...(row.cancelled_at && { cancelled: true as const }),
    ...(row.mail_withheld && { mail_withheld: true as const }),
    ...(row.order_number !== null && {
      orderLink: orderLinkPath(vault, { number: row.order_number, lead: row.id }, 'session'),
    }),
    collaborator_validated: isEmployeeValidated(row),
    ...(origin.customer !== undefined && {
      migration: {
        code_needed: origin.codeNeeded ?? false,
        verified: row.verified.customer !== undefined,
        address_on_record: isOnRecord(row),
        offers: edition.plansOf(origin.offers ?? []),
      },
    }),
    idPlanAddonBonus: origin.idPlanAddonBonus ?? null,
    winBack: origin.winBack ?? false,
    from_livelo: origin.from_livelo ?? false,
    collaborator_special_offer: origin.collaborator ?? false,
    regionOffer: origin.regionOffer ?? false,
    premium: origin.premium ?? false,
    premium_special_offer: origin.premium_special_offer ?? false,
    riskValidationRequired: isQuizNeeded(row.risk),
  }
}

/** Returns whether the address is still the one on the customer's record. */
const isOnRecord = ({ place, versions }: LeadRow): boolean =>
  place.onRecord === true && versions.cep === undefined && versions.number === undefined

/** Returns whether a quiz is pending or another may be tried. */
const isQuizNeeded = (risk: RiskState): boolean => risk === 'quiz' || risk === 'retry'

/**
 * Returns the installation address. If it comes from a customer's record, only city and state are returned
 * here, and not even these before the code; `recordMasks` returns it masked.
 */
function addressOf(row: LeadRow): Lead['address'] {
  const { place } = row
  const parts = addressParts(row.answers.address)
  const known = place.onRecord ? { cep: '', number: '', complement: '' } : place
  const town = place.onRecord && isCodeDue(row) ? { city: '', state: '' } : place
  return {
    ...parts,
    cep: known.cep,
    address: place.onRecord ? '' : streetOfLead(row),
    neighborhood: place.onRecord ? parts.neighborhood : neighborhoodOfLead(row),
    city: town.city,
    state: town.state,
    number: known.number,
    complement: parts.complement || known.complement,
    is_block_allotment: place.is_block_allotment,
    block_number: place.onRecord ? '' : place.block_number,
    allotment_number: place.onRecord ? '' : place.allotment_number,
  }
}

/** Returns the full address as text and the complements as a list; neither for an address on record. */
function secondAddressOf(row: LeadRow): Pick<Lead, 'addressV2' | 'complements'> {
  if (row.place.onRecord) return {}
  const { number, complement, block_number, allotment_number, city, state, ...rest } = addressOf(row)
  const lot = rest.is_block_allotment ? [`quadra ${block_number}`, `lote ${allotment_number}`] : []
  const house = [rest.address, number, ...lot, complement].filter(Boolean).join(', ')
  const place = [rest.neighborhood, city && `${city}/${state}`].filter(Boolean).join(', ')
  const { complemento1, complemento2, customComplement } = rest
  return {
    addressV2: [house, place].filter(Boolean).join(' - '),
    complements: [
      ...(complemento1 ? [{ id: complemento1, value: complemento2 }] : []),
      ...(customComplement ? [{ id: '', value: customComplement }] : []),
    ],
  }
}

/** Returns the masks of the sensitive values that the visitor entered. */
function masks(id: string, answers: StoredAnswers, bank: BankInfo | undefined, vault: Vault): Lead['masked'] {
  const masked = ANSWER_STEPS.flatMap((step) => {
    const stored: Readonly<Record<string, unknown>> = answers[step] ?? {}
    return answerFieldsOf(step).flatMap(([name, { mask }]) => {
      const sealed = stored[name]
      return mask && typeof sealed === 'string' ? [[name, mask(vault.open(sealed, id))] as const] : []
    })
  })
  return {
    ...Object.fromEntries(masked),
    ...(bank && { agency: hideTail(bank.agency), account_number: hideTail(bank.account_number) }),
  }
}

/**
 * Returns how the address on a customer's record is shown: not at all before the code is entered, because anyone may
 * know a CPF; masked afterwards, and where customers get no codes.
 */
export const shownAddressOnRecord = (
  place: Parameters<typeof hideAddress>[0],
  { isCodeDue }: { isCodeDue: boolean },
): string => (isCodeDue ? hiddenAddressPlaceholder : hideAddress(place))

/** Returns whether the customer on record has not entered the code yet that the order needs. */
const isCodeDue = ({ origin, verified }: Pick<LeadRow, 'origin' | 'verified'>): boolean =>
  origin.codeNeeded === true && verified.customer === undefined

/** Returns the masks of values that come from a customer's record. */
function recordMasks(row: LeadRow): Lead['masked'] {
  const { place, answers } = row
  return {
    ...(answers.name?.onRecord && { name: hideName(answers.name.name) }),
    ...(answers.email?.onRecord && answers.email.email && { email: hideEmail(answers.email.email) }),
    ...(answers.birthDate?.onRecord && { birth_date: '**/**/****' }),
    ...(place.onRecord && { address: shownAddressOnRecord(place, { isCodeDue: isCodeDue(row) }) }),
  }
}
