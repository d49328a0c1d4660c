/**
 * Whether customers must enter an e-mailed code before they renew or migrate: the default for each kind of
 * installation, and what happens if no mail can be sent (D88).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { startServerProcess } from '../../scripts/start-server-process.ts'
import { firstPhones } from '../../src/content/brand-and-phones.ts'
import { readConfig } from '../../server/config.ts'
import { customerCodes } from '../../server/services/customer-by-cpf.ts'
import { demoSettingsInUse } from '../../server/services/go-live.ts'
import { useEmptyDatabase } from '../support/test-databases.ts'
import { FINISH, PEOPLE } from '../support/create-leads.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { publish } from '../support/publish-editions.ts'
import { useServer } from '../support/server.ts'
import { KEYS } from '../support/server-keys.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

const OWN = { DATABASE_URL: 'postgres://a:b@c/d', ...KEYS }
const RENEWAL = { cpf: '30000000620' }

describe('codes of customers (D88)', () => {
  it.each([
    ['on a database of the operator’s own, without a mail server', OWN, 'files', 'unavailable'],
    ['with the demo seed there', { ...OWN, SEED: 'demo' }, 'files', 'unavailable'],
    ['in development and in tests', { ...OWN, APP_ENV: 'development' }, 'files', 'unavailable'],
    ['on the embedded database without the demo', { SEED: 'catalogue' }, 'files', 'unavailable'],
    ['in the demo on the embedded database', {}, 'files', 'off'],
    ['in the demo with a mail server', {}, 'smtp', 'asked'],
    ['with a mail server', OWN, 'smtp', 'asked'],
    ['turned off', { ...OWN, CUSTOMER_CODES: 'off' }, 'smtp', 'off'],
  ] as const)('%s', (_where, env, kind, expected) => {
    const providers = { mail: fakeMail(kind).provider }
    expect(customerCodes({ config: readConfig(env), providers })).toBe(expected)
  })

  it('are the default, and so is the catalogue alone beside DATABASE_URL (S37)', () => {
    expect(readConfig(OWN)).toMatchObject({ seed: 'catalogue', customerCodes: 'on' })
    expect(readConfig({})).toMatchObject({ seed: 'demo' })
    expect(readConfig({}).limits).toMatchObject({
      riskPerHour: 5,
      documentPerHour: 30,
      codesPerHour: 5,
      mailboxCodesPerHour: 20,
    })
  })
})

describe('renewal and migration without a way to mail a code (D88)', () => {
  const server = useServer({ env: { CUSTOMER_CODES: 'on' } })

  it('are not available, say so with a person’s number, and tell nothing of the document', async () => {
    const { body } = await server().call('GET', '/api/customers/availability')
    expect(body).toEqual({ success: true, isAvailable: false })
    const replies = []
    for (const cpf of [RENEWAL.cpf, '30000000701', PEOPLE.quiz, 'no document'])
      replies.push(
        await server().call('POST', '/api/renewalBaseUser/documentNumber', { cpf }),
        await server().call('POST', '/api/fiber-migration/offers', { cpf }),
        await server().call('GET', `/api/renewalBaseUser/check-client/${encodeURIComponent(cpf)}`),
      )
    for (const reply of replies) {
      expect([reply.status, reply.body.code]).toEqual([409, 'unavailable'])
      expect(reply.body.message).toContain(`Ligue para ${firstPhones.sales} e`)
    }
    expect(await server().sql('select 1 from renewal_requests')).toEqual([])
    // the number is the shop's, which its team has changed
    const footer = { ...firstPhones, sales: '0800 777 0000' }
    await publish(server(), (edition) => ({ ...edition, footer }))
    const { body: told } = await server().call('POST', '/api/renewalBaseUser/documentNumber', RENEWAL)
    expect(told.message).toContain('Ligue para 0800 777 0000 e')
  })
})

describe('what was opened while codes were off (D88)', () => {
  const mail = fakeMail('smtp')
  const server = useServer({ providers: { mail: mail.provider } })

  it('is not finished by a CPF alone afterwards', async () => {
    const opened = await server().call('POST', '/api/renewalBaseUser/documentNumber', RENEWAL)
    const id = String(opened.body.id_renewal_request)
    await server().sql('update renewal_requests set code_needed = false where id = $1', [id])
    const choice = { id_renewal_base_user: opened.body.id_renewal_base_user, offer1: 'plan-rf600' }
    expect((await server().call('PATCH', `/api/renewalBaseUser/${id}`, choice)).status).toBe(200)
    const finish = () => server().call('PUT', `/api/renewalBaseUser/${id}`, FINISH)
    expect(await finish()).toMatchObject({ status: 409, body: { missing: ['customerCode'] } })
    const path = `/api/renewalBaseUser/${id}/code`
    expect((await server().call('POST', path, {})).status).toBe(200)
    await server().call('PATCH', path, { code: mail.codeTo('renata.prado@example.com') })
    expect((await finish()).status).toBe(200)
  })
})

describe('a start with DATABASE_URL and nothing else (S37)', () => {
  const database = useEmptyDatabase()

  itInFullRun(
    'works, names what is shipped for trying, and renews nothing by a CPF alone',
    async () => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'prosa-s37-'))
      const product = await startServerProcess({
        env: { DATABASE_URL: database(), DATA_DIR: dataDir, SITE_DIR: path.join(dataDir, 'none'), ...KEYS },
      })
      try {
        for (const name of ['RISK_PROVIDER=embedded', 'No SMTP_HOST', 'CUSTOMER_CODES', 'No PUBLIC_URL'])
          expect(product.log()).toContain(name)
        for (const name of ['SEED=demo', 'TRUST_PROXY']) expect(product.log()).not.toContain(name)
        const reply = await fetch(`${product.url}/api/renewalBaseUser/documentNumber`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(RENEWAL),
        })
        expect(reply.status).toBe(409)
      } finally {
        await product.stop()
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
    300_000,
  )

  it('is named in full', () => {
    const providers = { mail: fakeMail('files').provider }
    const named = demoSettingsInUse(readConfig({ ...OWN, SEED: 'demo' }), providers)
    expect(named).toEqual(['seed', 'risk', 'codes-unavailable', 'mail', 'public-url', 'seller', 'webhook'])
  })
})
