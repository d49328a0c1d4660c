import { LeadStep, type BankInfo, type Lead } from '../../src/contract/lead.ts'
import { maskCnpj } from '../../src/lib/cnpj.ts'
import { maskCpf } from '../../src/lib/cpf.ts'
import { maskPhone } from '../../src/lib/phone.ts'
import type { Shelf } from '../catalogue.ts'
import type { Answers, LeadRow } from '../repositories/lead-row.ts'
import type { Vault } from '../security/vault.ts'

/** 'Maria da Silva' → 'M**** ** S****'. */
export function maskName(name: string): string {
  return name
    .split(' ')
    .map(
      (word, at, words) =>
        (at === 0 || at === words.length - 1 ? word.charAt(0) : '*') +
        '*'.repeat(Math.max(1, word.length - 1)),
    )
    .join(' ')
}

/** '12345-6' → '****5-6'; short numbers keep their last character only. */
export function maskTail(text: string, shown = 2): string {
  const keep = text.length > shown + 2 ? shown : 1
  let left = text.replace(/[^\dA-Z]/gi, '').length - keep
  return text.replace(/[\dA-Z]/gi, (char) => (left-- > 0 ? '*' : char))
}

/** The street of a lead: the look-up's, or what the visitor typed where that knows none. */
export const streetOfLead = (row: Pick<LeadRow, 'place' | 'answers'>): string =>
  row.place.address || (row.answers.address?.address ?? '')

const isStep = (step: string): step is LeadStep => LeadStep.def.entries[step as LeadStep] !== undefined

/** The lead as GET shows it: what is secret only as a mask (security 3, decisions 22). */
export function showLead(row: LeadRow, shelf: Shelf, vault: Vault): Lead {
  const { place, answers } = row
  const more = answers.address
  const bank = openBank(row, vault)
  return {
    success: true,
    id: row.id,
    address: {
      cep: place.cep,
      address: streetOfLead(row),
      neighborhood: place.neighborhood || (more?.neighborhood ?? ''),
      city: place.city,
      state: place.state,
      number: place.number,
      complement: more?.complement || place.complement,
      is_block_allotment: place.is_block_allotment,
      block_number: place.block_number,
      allotment_number: place.allotment_number,
      complemento1: more?.complemento1 ?? '',
      complemento2: more?.complemento2 ?? '',
      customComplement: more?.customComplement ?? '',
      notFoundComplement: more?.notFoundComplement ?? false,
      accessNotes: more?.accessNotes ?? '',
    },
    infra: place.infra,
    plansOffers: place.plans.flatMap((id) => shelf.byId.get(id) ?? []),
    addon: row.origin.addon,
    idPlan: answers.plan?.idPlan ?? null,
    name: answers.name?.name ?? null,
    email: answers.email?.email ?? null,
    accept_promotions: answers.email?.accept_promotions ?? null,
    birth_date: answers.birthDate?.birth_date ?? null,
    due_date: answers.dueDate?.due_date ?? null,
    direct_debit: answers.bankInfo?.direct_debit ?? null,
    bank: bank?.bank ?? null,
    schedules: answers.scheduleDate?.schedules ?? [],
    masked: masks(row.id, answers, bank, vault),
    answered: Object.keys(answers).filter(isStep),
    versions: row.versions,
    risk: row.risk,
    orderNumber: row.order_number,
    schedule: row.schedule,
  }
}

function masks(id: string, answers: Answers, bank: BankInfo | undefined, vault: Vault): Lead['masked'] {
  const open = (sealed: string | undefined) => (sealed === undefined ? undefined : vault.open(sealed, id))
  const cpf = open(answers.documentNumber?.cpf)
  const cnpj = open(answers.documentNumber?.cnpj)
  const mother = open(answers.motherName?.mothers_name)
  const phone = open(answers.phone?.phone)
  return {
    ...(cpf && { cpf: maskCpf(cpf) }),
    ...(cnpj && { cnpj: maskCnpj(cnpj) }),
    ...(mother && { mothers_name: maskName(mother) }),
    ...(phone && { phone: maskPhone(phone) }),
    ...(bank && { agency: maskTail(bank.agency), account_number: maskTail(bank.account_number) }),
  }
}

/** The account of a lead with direct debit. */
export function openBank(row: Pick<LeadRow, 'id' | 'answers'>, vault: Vault): BankInfo | undefined {
  const sealed = row.answers.bankInfo?.bankInfo
  return sealed === undefined ? undefined : (JSON.parse(vault.open(sealed, row.id)) as BankInfo)
}
