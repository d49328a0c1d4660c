/** Generates random visitors for the demo data. */
import { isCpf } from '../../src/lib/cpf.ts'

/** Parts of invented names. */
const FIRST = ['Ana', 'Bruno', 'Camila', 'Daniel', 'Eduarda', 'Felipe', 'Gabriela', 'Hugo', 'Isabela', 'João']
const LAST = [
  'Almeida',
  'Barbosa',
  'Cardoso',
  'Duarte',
  'Esteves',
  'Ferraz',
  'Gomes',
  'Lima',
  'Moura',
  'Nunes',
]

/** CEPs with coverage in the seed. */
const HOUSES = ['01310100', '22410003', '30130010', '80010000', '90010000'] as const

const one = <T>(next: () => number, list: readonly T[]): T => {
  const found = list[Math.floor(next() * list.length)]
  if (found === undefined) throw new Error('an empty list')
  return found
}

const digits = (next: () => number, length: number) =>
  Array.from({ length }, () => Math.floor(next() * 10)).join('')

function cpfOf(next: () => number): string {
  for (;;) {
    const base = digits(next, 9)
    const found = Array.from({ length: 100 }, (_, at) => base + String(at).padStart(2, '0')).find(isCpf)
    // documents of test people start like this (docs/test-people.md)
    if (found && !base.startsWith('300000')) return found
  }
}

/** Returns a random invented visitor: contact, address, and answers by step (step of the API and body). */
export function drawPerson(next: () => number) {
  const [first, last] = [one(next, FIRST), one(next, LAST)]
  const name = `${first} ${last} ${one(next, LAST)}`
  const phone = `${one(next, ['11', '21', '31', '41', '51'])}9${String(1 + Math.floor(next() * 8))}${digits(next, 7)}`
  const mail = `${first}.${last}${digits(next, 4)}@exemplo.com.br`.normalize('NFD').replace(/[^\w.@]/g, '')
  const debit = next() < 0.6
  const answers: Readonly<Record<string, readonly [step: string, body: object]>> = {
    nome: ['name', { name }],
    telefone: ['phone', { phone, acceptPhoneContact: next() < 0.7 }],
    email: ['email', { email: mail.toLowerCase(), accept_promotions: next() < 0.4 }],
    'data-nascimento': [
      'birthDate',
      {
        birth_date: `1${Math.floor(next() * 9)}/0${1 + Math.floor(next() * 8)}/19${60 + Math.floor(next() * 39)}`,
      },
    ],
    'nome-mae': ['motherName', { mothers_name: `Maria ${one(next, LAST)} ${last}` }],
    cpf: ['documentNumber', { cpf: cpfOf(next) }],
    'data-de-vencimento': ['dueDate', { due_date: one(next, [5, 10, 15, 20]) }],
    'conta-debito': [
      'bankInfo',
      debit
        ? { direct_debit: true, bankInfo: { bank: '077', agency: '0001', account_number: '12345-6' } }
        : { direct_debit: false },
    ],
  }
  return {
    name,
    phone,
    mail: mail.toLowerCase(),
    cep: one(next, HOUSES),
    number: String(1 + Math.floor(next() * 900)),
    taste: next(),
    answers,
  }
}

export type Person = ReturnType<typeof drawPerson>
