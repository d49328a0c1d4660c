/** Which personal data of a whole order the database's files contain. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { ANSWERS, PEOPLE, readyLead, placeOrder } from '../support/create-leads.ts'
import { deliverAll } from '../support/deliver-outbox.ts'
import { query } from '../support/query-database.ts'
import { useServer } from '../support/server.ts'

/** Values no other suite uses. */
const CANARY = {
  cpf: '71428793860',
  cnpj: '12ABC34501DE35',
  account: '98765432',
  phone: '68991827364',
  mother: 'Quitéria Bragança Xerez',
  bot: 'canary-of-the-device-fingerprint',
  birth: '07/02/1931',
  notes: 'chave com a vizinha do 404, Dona Zuleide',
  plain: 'Iolanda Quintanilha Uchoa',
} as const

const server = useServer()
/** The files of the suite's database and the cluster's WAL. */
let files: { name: string; bytes: Buffer }[] = []

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => statSync(name, { throwIfNoEntry: false })?.isFile())
}

/** PostgreSQL writes some of its files under a name for a moment (`pg_internal.init.123`), for the databases of others. */
function readIfThere(name: string): typeof files {
  try {
    return [{ name, bytes: readFileSync(name) }]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

beforeAll(async () => {
  const account = { bank: '077', agency: '0001', account_number: `${CANARY.account}-1` }
  const device = { jsc: CANARY.bot }
  const answers = {
    name: { name: CANARY.plain },
    phone: { phone: CANARY.phone },
    birthDate: { birth_date: CANARY.birth },
    address: { accessNotes: CANARY.notes },
    motherName: { mothers_name: CANARY.mother },
    bankInfo: { direct_debit: true, bankInfo: account, deviceInfo: device },
  }
  await placeOrder(server(), { ...answers, documentNumber: { cpf: CANARY.cpf } })
  await placeOrder(server(), { ...answers, documentNumber: { cnpj: CANARY.cnpj } })
  await server().call('POST', '/api/supportRequest', { telephone: CANARY.phone })
  await server().call('POST', '/api/lead-no-coverage', { cep: '69900000', phone: CANARY.phone })
  await server().call('POST', '/api/renewalBaseUser/documentNumber', { cpf: CANARY.cpf })
  await server().call('GET', `/api/renewalBaseUser/check-client/${CANARY.cpf}`)
  const risky = await readyLead(server(), { ...answers, documentNumber: { cpf: CANARY.cpf } })
  await server().call('PATCH', `/api/lead-v2/${risky}/documentNumber`, { cpf: PEOPLE.quiz })
  await server().call('PUT', `/api/lead-v2/${risky}`, {})

  await query(inject('clusterUrl'), 'checkpoint')
  const [where] = await query(
    server().url,
    `select current_setting('data_directory') as folder, oid::int as oid from pg_database where datname = current_database()`,
  )
  const folder = String(where?.folder)
  files = [
    path.join(folder, 'base', String(where?.oid)),
    path.join(folder, 'pg_wal'),
    path.join(folder, 'global'),
  ]
    .flatMap(filesBelow)
    .concat(path.join(folder, 'server.log'))
    .flatMap((name) => readIfThere(name))
})

const filesWith = (text: string) => files.filter((file) => file.bytes.includes(text)).map((file) => file.name)

describe('the database files after whole orders (S23)', () => {
  it('hold what is kept in the open: the search finds what is there', () => {
    expect(filesWith(CANARY.plain).length).toBeGreaterThan(0)
  })

  it.each([
    ['cpf', [CANARY.cpf, '714.287.938-60']],
    ['cnpj', [CANARY.cnpj, '12.ABC.345/01DE-35']],
    ['bank account', [CANARY.account, '98.765.432']],
    ['telephone', [CANARY.phone, '(68) 99182-7364']],
    ["mother's name", [CANARY.mother, 'Bragança Xerez']],
    ['device data', [CANARY.bot]],
    ['birth date', [CANARY.birth, '1931-02-07']],
    ['notes on the access', [CANARY.notes, 'Zuleide']],
  ])('hold no %s', (_, forms) => {
    for (const form of forms) expect(filesWith(form)).toEqual([])
  })

  it('and the mails hold no document, account or telephone', async () => {
    await deliverAll(server())
    const folder = path.join(server().config.dataDir, 'mail')
    const mails = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
    expect(mails).toHaveLength(2)
    for (const secret of [CANARY.cpf, CANARY.cnpj, CANARY.account, CANARY.phone, ANSWERS.documentNumber.cpf])
      expect(mails.filter((mail) => mail.includes(secret))).toEqual([])
  })
})
