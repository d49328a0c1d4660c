/**
 * What `npm run conformance` reports about our own server, and about one that offers only what the specification has.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../scripts/conformance/all-calls.ts'
import { checkAnotherBackend } from '../../scripts/conformance/check-another-backend.ts'
import { replyTables } from '../../src/contract/reply-fields-in-browser/reply-tables.ts'
import { openLead } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'
import {
  startSpecificationBackend,
  type BackendOptions,
  type SpecificationBackend,
} from '../support/specification-backend/server.ts'
import { CEPS, DOCUMENTS } from '../support/specification-backend/plans-places-and-customers.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const PERSON = ['--phone=11987654321', '--email=maria@timbrasil.com.br', `--cpf=${DOCUMENTS.approved}`]
const HOUSE = [`--cep=${CEPS.covered}`, '--number=1000']

/** Runs the command; `typed` is what the person at the terminal answers. */
async function command(args: readonly string[], typed: string | null = null) {
  let printed = ''
  let complaint = ''
  const status = await checkAnotherBackend(args, {
    print: (text) => void (printed += text),
    complain: (text) => void (complaint += text),
    ask: async () => typed,
    now: () => new Date('2026-11-20T15:00:00Z'),
  })
  const lines = printed.split('\n')
  return {
    status,
    complaint,
    printed,
    /** Calls of one state. */
    calls: (mark: 'good' | 'lacks' | 'FAILED' | 'unknown') =>
      lines.flatMap((line) => {
        const [, state, name] =
          /^(good|lacks|FAILED|unknown) +((?:GET|POST|PUT|PATCH|DELETE|OPTIONS) [^:]+)/.exec(line) ?? []
        return state === mark && name ? [name] : []
      }),
    /** What is said of a call below its line. */
    notes: (name: string) => {
      const at = lines.findIndex((line) => line.endsWith(` ${name}`))
      const after = lines.slice(at + 1)
      return after
        .slice(
          0,
          after.findIndex((line) => !line.startsWith(' ')),
        )
        .map((line) => line.trim())
    },
    /** Whether a journey can be finished. */
    verdict: (what: string) =>
      lines.find((line) => line.replace(/:.*/, '').endsWith(` ${what}`))?.split(' ')[0],
  }
}

describe('conformance (D104)', () => {
  it('knows every call of the contract, each once', () => {
    expect(calls.map(({ name }) => name).sort()).toEqual(Object.keys(replyTables).sort())
  })
})

describe('conformance of a backend of the specification (D104)', () => {
  let backend: SpecificationBackend
  beforeAll(async () => {
    backend = await startSpecificationBackend({ tellsLead: true })
  })
  afterAll(() => backend.close())

  async function at<T>(options: BackendOptions, work: (own: SpecificationBackend) => Promise<T>): Promise<T> {
    const own = await startSpecificationBackend({ finishesOnce: 'number', ...options })
    try {
      return await work(own)
    } finally {
      await own.close()
    }
  }

  const KNOWN = [`--renewal-cpf=${DOCUMENTS.renewal}`, `--migration-cpf=${DOCUMENTS.migration}`]

  it('is only read without --write: nothing is sent that changes or mails something', async () => {
    const { status, calls: of } = await command([backend.base, ...HOUSE, ...PERSON, ...KNOWN])
    expect(new Set(backend.lines())).toEqual(
      new Set([
        'GET json/{file}',
        'GET cep/information/{cep}',
        'GET tim-api/address-info',
        'GET cep/coverage',
        'GET tim-api/address-info/complementTypes',
        'GET banks',
        'GET plans/regulationsAndSummaries/getAll',
        'POST renewalBaseUser/documentNumber',
        'POST fiber-migration/offers',
        'GET fiber-migration/{idLead}',
        'GET renewalBaseUser/check-client/{cpf}',
      ]),
    )
    expect(backend.violations).toEqual([])
    expect(status).toBe(0)
    expect(of('FAILED')).toEqual([])
    expect(of('unknown')).toContain('GET lead/collaborator/getNewcode/{id}')
  })

  it('makes an order with --write, from calls and fields of the specification alone', async () => {
    await at({ tellsLead: true, refusesUnknown: true }, async (own) => {
      const {
        status,
        printed,
        calls: of,
        verdict,
      } = await command([
        own.base,
        ...HOUSE,
        ...PERSON,
        ...KNOWN,
        '--plan=602',
        '--write',
        '--yes',
        '--employee-email=maria@timbrasil.com.br',
      ])
      expect([printed, of('FAILED'), own.violations]).toEqual([printed, [], []])
      expect(status).toBe(0)
      expect(of('unknown')).toEqual(['PATCH lead-v2/{idLead}/riskValidation/QuizAnswer'])
      // the order and the renewal
      expect(own.shop.orders).toHaveLength(2)
      expect(own.shop.orders[0]?.fields).toMatchObject({ idPlan: 602, mothers_name: 'Ana da Silva' })
      for (const journey of [
        'an order',
        'an order of an employee',
        'a renewal',
        'a migration',
        'the waiting list',
      ])
        expect(verdict(journey)).toBe('yes')
    })
  })

  it.each(['number', 'refusal'] as const)(
    'is finished a second time, and may answer with the same %s (D103)',
    async (finishesOnce) => {
      await at({ finishesOnce }, async (own) => {
        const args = [own.base, ...HOUSE, ...PERSON, ...KNOWN, '--plan=602', '--write', '--yes']
        const { status, calls: of } = await command(args)
        expect([status, of('FAILED')]).toEqual([0, []])
        for (const finish of ['PUT lead/{leadId}', 'PUT renewalBaseUser/{id}'])
          expect(own.lines().filter((line) => line === finish)).toHaveLength(2)
        expect(own.shop.orders).toHaveLength(2)
      })
    },
  )

  it('exits with 1 where a second finish of the same lead makes a second order (D103)', async () => {
    await at({ finishesOnce: false }, async (own) => {
      const args = [own.base, ...HOUSE, ...PERSON, ...KNOWN, '--plan=602', '--write', '--yes']
      const { status, calls: of, notes, verdict } = await command(args)
      expect(of('FAILED')).toEqual(['PUT lead/{leadId}', 'PUT renewalBaseUser/{id}'])
      expect(notes('PUT lead/{leadId}')).toEqual([
        'order 880001, and order 880002 for the same request again',
        'A visitor: may order twice, because browsers repeat a request whose connection was cut.',
      ])
      expect([verdict('an order'), verdict('a renewal'), status]).toEqual(['NO', 'NO', 1])
    })
  })

  it('answers the quiz of the risk check, and orders nothing for whom it rejects', async () => {
    await at({}, async (own) => {
      const args = (cpf: string) => [own.base, ...HOUSE, ...PERSON, `--cpf=${cpf}`, '--write', '--yes']
      const quizzed = await command(args(DOCUMENTS.quiz))
      expect([quizzed.status, quizzed.calls('unknown').join()]).toEqual([
        0,
        expect.not.stringContaining('Quiz'),
      ])
      expect((await command(args(DOCUMENTS.rejected))).calls('unknown')).toContain('PUT lead/{leadId}')
      expect(own.shop.orders).toHaveLength(1)
    })
  })

  it('is sent nothing before --write is confirmed by its host', async () => {
    await at({}, async (own) => {
      const args = [own.base, ...HOUSE, ...PERSON, '--write']
      for (const typed of [null, '', 'yes', 'sim']) {
        const { status, complaint } = await command(args, typed)
        expect([status, complaint]).toEqual([2, expect.stringContaining('Nothing was sent')])
      }
      expect(own.asked).toEqual([])
      await command(args, new URL(own.base).host)
      expect(own.shop.orders).toHaveLength(1)
    })
  })

  it('lists what is missing: fields that a visitor misses, with what they miss', async () => {
    await at({}, async (own) => {
      const { status, calls: of, notes } = await command([own.base, ...HOUSE, ...KNOWN, '--lead=1'])
      expect(status).toBe(0)
      expect(of('lacks')).toEqual([
        'GET tim-api/address-info/complementTypes',
        'GET plans/regulationsAndSummaries/getAll',
        'GET fiber-migration/{idLead}',
      ])
      expect(notes('GET plans/regulationsAndSummaries/getAll')).toEqual([
        'no contracts: contracts cannot be read',
      ])
      // a lead that nobody has opened
      expect(notes('GET lead/{idLead}')[0]).toBe('HTTP 404, “Pedido não encontrado”')
    })
  })

  const isRead = (template: string) => template.startsWith('GET') || /documentNumber|offers/.test(template)
  const lacking = [
    ['GET cep/coverage', 'plans', 'no plans', 'an order'],
    ['GET cep/coverage', 'plans.0.price', 'no plans.0.price', 'an order'],
    ['GET banks', 'banks', 'no banks', 'an order by direct debit'],
    ['POST renewalBaseUser/documentNumber', 'id_renewal_request', 'no id_renewal_request', 'a renewal'],
    [
      'POST fiber-migration/offers',
      'userData',
      'no idLead or id or userData.idLead or userData.id',
      'a migration',
    ],
    ['POST lead-v2', 'success', 'no success', 'an order'],
    ['POST lead-v2', 'idLead', 'no idLead or idLeadNoCoverage', 'an order'],
    ['PUT lead-v2/{idLead}', 'rejected', 'no rejected', 'an order'],
    ['PUT lead/{leadId}', 'orderNumber', 'no orderNumber', 'an order'],
    ['POST lead-no-coverage', 'id', 'no id', 'the waiting list'],
    ['PATCH lead/collaborator/validate', 'validated', 'no validated', 'an order of an employee'],
    ['PUT renewalBaseUser/{id}', 'orderNumber', 'no orderNumber', 'a renewal'],
  ] as const
  // of the calls that write, one
  const isChosen = ([template, field]: (typeof lacking)[number]) => isRead(template) || field === 'idLead'
  it.each(rowsToRun(lacking, isChosen))(
    'exits with 1 where the reply to %s lacks %s',
    async (template, field, what, journey) => {
      await at({}, async (own) => {
        own.change(new RegExp(`^${template.replaceAll(/[{}/]/g, '\\$&')}$`), (body) =>
          without(body, field.split('.')),
        )
        const reading = [own.base, ...HOUSE, ...PERSON, ...KNOWN, '--employee-email=maria@timbrasil.com.br']
        const { status, notes, verdict } = await command(
          isRead(template) ? reading : [...reading, '--write', '--yes'],
        )
        expect([notes(template)[0], verdict(journey), status]).toEqual([what, 'NO', 1])
      })
    },
  )

  it('exits with 1 where a call is refused or unknown, and with 0 where only comfort is lost', async () => {
    await at({}, async (own) => {
      own.refuse(/^GET cep\/coverage$/, 404, { error: 'Não existe' })
      const refused = await command([own.base, ...HOUSE])
      expect([refused.status, refused.notes('GET cep/coverage')]).toEqual([
        1,
        ['HTTP 404, “Não existe”', 'A visitor: nobody learns what is sold at a house.'],
      ])
      own.refuse(/^GET json/, 404, { error: 'Não existe' })
      const comfort = await command([own.base, ...HOUSE])
      expect([comfort.status, comfort.calls('FAILED')]).toEqual([0, ['GET /json/{file}']])
    })
  })

  it('cannot be walked without its address or with a value nobody knows', async () => {
    expect((await command([])).status).toBe(2)
    expect((await command([backend.base, '--cepp=1'])).complaint).toContain('usage: npm run conformance')
  })
})

/** A copy of a reply without one field, or a field of the first of a list. */
function without(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each, at) => (String(at) === name ? without(each, rest) : each))
  const { [name]: inner, ...others } = value as Record<string, unknown>
  return rest.length > 0 ? { ...others, [name]: without(inner, rest) } : others
}

describe('conformance of our own server (D104)', () => {
  const SITE = 'https://fibra.example'
  const server = useServer({ env: { ALLOWED_ORIGINS: SITE } })

  it('lacks nothing, neither when it is read nor when an order is made there', async () => {
    server().clock.set('2026-11-20T15:00:00Z')
    const base = `${await server().app.listen({ port: 0, host: '127.0.0.1' })}/api`
    const lead = await openLead(server())
    const reading = [base, '--cep=22410003', '--number=100', `--lead=${lead}`, '--renewal-cpf=30000000620']
    const read = await command([...reading, '--migration-cpf=30000000701', `--origin=${SITE}`])
    expect([read.printed, read.calls('lacks'), read.calls('FAILED')]).toEqual([read.printed, [], []])
    expect(read.status).toBe(0)
    const other = await command([base, '--origin=https://other.example'])
    expect([other.status, other.notes('OPTIONS (CORS)')[0]]).toEqual([
      1,
      'Access-Control-Allow-Origin lacks https://other.example',
    ])
    const ordered = await command([base, '--cep=22410003', '--number=100', ...PERSON, '--write', '--yes'])
    expect([ordered.printed, ordered.calls('lacks'), ordered.calls('FAILED')]).toEqual([
      ordered.printed,
      [],
      [],
    ])
    expect(ordered.verdict('an order')).toBe('yes')
    expect(ordered.calls('good')).toContain('PUT lead/{leadId}')
    // no code is asked here (CUSTOMER_CODES)
    const writing = ['--cep=22410003', '--number=100', ...PERSON, '--write', '--yes']
    const renewed = await command([base, ...writing, '--renewal-cpf=30000000620'])
    expect([renewed.printed, renewed.calls('lacks'), renewed.calls('FAILED')]).toEqual([
      renewed.printed,
      [],
      [],
    ])
    expect(renewed.verdict('a renewal')).toBe('yes')
  })
})
