import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { sellerLine } from '../src/content/seller-company-line.ts'
import { isFull } from '../tests/support/rows-to-run.ts'

const KEYS = {
  ENCRYPTION_KEY: '8f41c6d02b97e35a1d74f0be6683ca29e5107f3bd84296ac0e5b93d17c2af864',
  LOOKUP_KEY: 'c29b0d7e54f81a36e07d92cb45af1830769be2d4130fa85cd1e6748b3f20959d',
}
const WEBHOOK = { ORDER_WEBHOOK_SECRET: 'sixteen characters' }

const TOKEN = 'token-of-the-service'

const problemOf = (environment: NodeJS.ProcessEnv): string => {
  try {
    readConfig(environment)
    return ''
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, database: { url: undefined }, webhook: undefined })
  })

  it('sets the limits that the rules name (S27, S28, S31)', () => {
    expect(readConfig({}).limits).toMatchObject({
      riskPerHour: 5,
      documentPerHour: 30,
      codesPerHour: 5,
      writesPerMinute: 60,
    })
  })

  it('takes an empty variable as one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SMTP_HOST: '' })).toEqual(readConfig({}))
  })

  it.each(['', '?target_session_attrs=read-write', '?sslmode=verify-full&target_session_attrs=primary'])(
    'takes several hosts of a database%s',
    (options) => {
      const url = `postgresql://me:a%40b,c@db1:5432,db2,[::1]:6432/prosa${options}`
      expect(readConfig({ ...KEYS, DATABASE_URL: url }).database.url).toBe(url)
    },
  )

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must start with postgres://'],
    [{ ...KEYS, DATABASE_URL: 'postgres://me:my#word@db/x' }, 'DATABASE_URL: cannot be read'],
    [{ ...KEYS, DATABASE_URL: 'postgres://me:word@db:port/x' }, 'DATABASE_URL: cannot be read'],
    [{ RETENTION_DAYS: '99999999999' }, 'RETENTION_DAYS'],
    [{ ORDER_RETENTION_DAYS: '99999999999' }, 'ORDER_RETENTION_DAYS'],
    [{ WAITING_LIST_RETENTION_DAYS: '99999999999' }, 'WAITING_LIST_RETENTION_DAYS'],
    [{ OUTBOX_GIVE_UP_HOURS: '99999999999' }, 'OUTBOX_GIVE_UP_HOURS'],
    [{ DATABASE_TIMEOUT_MS: '99999999999' }, 'DATABASE_TIMEOUT_MS'],
    [{ REQUEST_TIMEOUT_MS: '99999999999' }, 'REQUEST_TIMEOUT_MS'],
    [{ ...KEYS, DATABASE_URL: 'postgres://me:word@a:5432,b:port/x' }, 'DATABASE_URL: cannot be read'],
    [{ ...KEYS, DATABASE_URL: 'postgres://a,/x' }, 'DATABASE_URL: must name each host'],
    [
      { ...KEYS, DATABASE_URL: 'postgres://a,b/x?target_session_attrs=standby' },
      'must name each host, and no',
    ],
    [{ ...KEYS, ENCRYPTION_KEY: '41'.repeat(32) }, 'ENCRYPTION_KEY: must be random'],
    [{ ...KEYS, LOOKUP_KEY: Buffer.alloc(32).toString('base64') }, 'LOOKUP_KEY: must be random'],
    [{ ...KEYS, LOOKUP_KEY: 'c0ffee42'.repeat(8) }, 'LOOKUP_KEY: must be random'],
    [{ DATABASE_URL: 'postgres://x/y' }, 'ENCRYPTION_KEY and LOOKUP_KEY are required'],
    [{ ...KEYS, LOOKUP_KEY: 'abcd' }, 'LOOKUP_KEY: must be 32 bytes'],
    [{ ...KEYS, LOOKUP_KEY: KEYS.ENCRYPTION_KEY }, 'must differ'],
    [
      { ...KEYS, DECRYPTION_KEYS: `${'12'.repeat(32)},abcd` },
      'DECRYPTION_KEYS: must be keys of 32 bytes each',
    ],
    [{ ...KEYS, DECRYPTION_KEYS: KEYS.LOOKUP_KEY }, 'LOOKUP_KEY must not be one of DECRYPTION_KEYS'],
    [{ ORDER_WEBHOOK_URL: 'https://orders.example.com' }, 'ORDER_WEBHOOK_SECRET (16 characters or more)'],
    [{ ORDER_WEBHOOK_URL: 'ftp://orders.example.com', ...WEBHOOK }, 'ORDER_WEBHOOK_URL'],
    [{ ORDER_WEBHOOK_URL: 'http://orders.example.com', ...WEBHOOK }, 'https'],
    [{ ORDER_WEBHOOK_SECRET: 'whsec_not base64 at all' }, 'ORDER_WEBHOOK_SECRET must be base64 after whsec_'],
    [{ OUTSIDE_LINKS: 'states=https://router.local/x' }, 'OUTSIDE_LINKS'],
    [{ ORDER_WEBHOOK_SECRET: 'short' }, 'ORDER_WEBHOOK_SECRET: must have 16 characters or more'],
    [{ SMTP_USER: 'me', SMTP_PASSWORD: 'x' }, 'SMTP_HOST is required'],
    [{ SMTP_HOST: 'mail', SMTP_USER: 'me' }, 'SMTP_USER and SMTP_PASSWORD belong together'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an address'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ DATABASE_POOLER: 'session' }, 'DATABASE_POOLER has no effect without DATABASE_URL'],
    [{ RETENTION_DAYS: '0' }, 'RETENTION_DAYS'],
    [{ OPEN_VISITS_UNCOUNTED_NETWORKS: '203.0.113.0/33' }, 'OPEN_VISITS_UNCOUNTED_NETWORKS'],
    [{ OPEN_VISITS_UNCOUNTED_NETWORKS: 'loopback' }, 'OPEN_VISITS_UNCOUNTED_NETWORKS'],
    [{ TRUST_PROXY: 'garbage' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/8, 10.0.0.0/64' }, 'TRUST_PROXY'],
    [{ ALLOWED_ORIGINS: 'site.example' }, 'ALLOWED_ORIGINS'],
    [{ ALLOWED_ORIGINS: 'https://site.example/path' }, 'ALLOWED_ORIGINS'],
    [{ API_HOSTS: 'https://api.example;' }, 'API_HOSTS'],
    [{ API_HOSTS: '*.api.example' }, 'API_HOSTS: must be base addresses'],
    [{ API_HOSTS: 'http://api.example' }, 'API_URL and API_HOSTS receive personal data: https'],
    [{ API_URL: 'http://api.example' }, 'API_URL and API_HOSTS receive personal data: https'],
    [{ API_URL: 'ftp://api.example' }, 'API_URL: must be a base address'],
    [{ API_URL: 'api.example.com' }, 'API_URL: must begin with https:// or http://'],
    [{ API_URL: 'api.example.com:8080/v1' }, 'API_URL: must begin with https:// or http://'],
    [{ API_URL: 'https://me:word@api.example' }, 'API_URL: must be a base address'],
    [{ API_URL: 'https://api.example/?key=1' }, 'API_URL: must be a base address'],
    [{ SCRIPT_HOSTS: "'unsafe-inline'" }, 'SCRIPT_HOSTS'],
    [{ CONNECT_HOSTS: 'data:' }, 'CONNECT_HOSTS'],
    [{ FRAME_HOSTS: '*' }, 'FRAME_HOSTS'],
    [{ WEBCHAT_URL: 'ftp://chat.example/chat.js' }, 'WEBCHAT_URL: must be an http(s) address'],
    [
      { TAG_CONTAINER_URL: 'https://tags.example/gtm.js', SCRIPT_HOSTS: 'https://chat.example' },
      'TAG_CONTAINER_URL is refused by every browser: its host is missing in SCRIPT_HOSTS',
    ],
    [{ AFFILIATE_URL: 'https://a.example/a.js', SCRIPT_HOSTS: '*.a.example' }, 'AFFILIATE_URL is refused'],
    [
      { VIDEO_URL: 'https://video.example/embed/', SCRIPT_HOSTS: 'https://video.example' },
      'VIDEO_URL is refused by every browser: its host is missing in FRAME_HOSTS',
    ],
    [{ NEWS_VIDEOS: 'instalacao=abc123' }, 'NEWS_VIDEOS has no effect without VIDEO_URL'],
    [{ NEWS_VIDEOS: 'cidades=abc123' }, 'NEWS_VIDEOS: must be ids of videos by news item: instalacao='],
    [{ NEWS_VIDEOS: 'instalacao=' }, 'NEWS_VIDEOS'],
    [{ NEWS_VIDEOS: 'instalacao=https://video.example/a' }, 'NEWS_VIDEOS'],
    [{ OUTSIDE_LINKS: 'estados=https://a.example' }, 'OUTSIDE_LINKS: must be https addresses by name'],
    [{ OUTSIDE_LINKS: 'states=http://a.example' }, 'OUTSIDE_LINKS'],
    [{ OUTSIDE_LINKS: 'https://a.example' }, 'OUTSIDE_LINKS'],
    [{ RISK_PROVIDER: 'http', RISK_URL: 'https://risk.example' }, 'RISK_URL and RISK_TOKEN are required'],
    [{ RISK_PROVIDER: 'http', RISK_TOKEN: TOKEN }, 'RISK_URL and RISK_TOKEN are required'],
    [{ RISK_TOKEN: TOKEN }, 'have no effect without RISK_PROVIDER=http'],
    [
      { RISK_PROVIDER: 'http', RISK_TOKEN: TOKEN, RISK_URL: 'http://risk.example' },
      'RISK_URL receives personal data: https',
    ],
    [{ RISK_TOKEN: 'sixteen characters' }, 'RISK_TOKEN: must have 16 visible ASCII characters'],
    [{ RISK_TIMEOUT_MS: '20000' }, 'RISK_TIMEOUT_MS'],
    [{ READER_URL: 'https://model.example/v1' }, 'READER_URL and READER_MODEL belong together'],
    [{ READER_MODEL: 'm' }, 'READER_URL and READER_MODEL belong together'],
    [{ READER_TOKEN: 'secret' }, 'READER_TOKEN has no effect without READER_URL'],
    [
      { READER_URL: 'http://model.example/v1', READER_MODEL: 'm' },
      'READER_URL receives what visitors write: https',
    ],
    [{ READER_URL: 'model', READER_MODEL: 'm' }, 'READER_URL: must begin with https://'],
    [{ READER_TIMEOUT_MS: '5000' }, 'READER_TIMEOUT_MS'],
    [{ SMTP_SECURE: 'maybe' }, 'SMTP_SECURE'],
    [{ COMPANY_CNPJ: '11.222.333/0001-82' }, 'COMPANY_CNPJ: must be a valid CNPJ'],
    [
      { COMPANY_NAME: 'Fibra S.A.', COMPANY_CNPJ: '11.222.333/0001-81' },
      'COMPANY_NAME, COMPANY_CNPJ, COMPANY_ADDRESS and COMPANY_PRIVACY_CONTACT belong together',
    ],
  ])('that is wrong (%o) is refused with the name of the variable', (environment, text) => {
    expect(problemOf(environment)).toContain(text)
  })

  it('takes origins, domains and proxies as people write them', () => {
    const config = readConfig({
      ALLOWED_ORIGINS: 'https://site.example/, HTTPS://Other.example:443',
      API_URL: 'HTTPS://API.example:443/v1/',
      API_HOSTS: 'https://api.example/, two.example/api, http://10.0.0.1:8080',
      COLLABORATOR_DOMAINS: '@TIM.com.br, example.com',
      TRUST_PROXY: '10.0.0.0/8, 192.168.1.1, ::1, loopback',
      OUTSIDE_LINKS: 'states=https://a.example/?q=1, staff=https://b.example',
    })
    expect(config).toMatchObject({
      allowedOrigins: ['https://site.example', 'https://other.example'],
      backend: {
        url: 'https://api.example/v1',
        hosts: ['https://api.example', 'https://two.example/api', 'http://10.0.0.1:8080'],
      },
      employeeDomains: ['tim.com.br', 'example.com'],
      trustProxy: ['10.0.0.0/8', '192.168.1.1', '::1', 'loopback'],
      outsideLinks: { states: 'https://a.example/?q=1', staff: 'https://b.example' },
    })
  })

  it('says who sells in one line, once all of it is there (D86)', () => {
    expect(readConfig({}).company).toBeNull()
    const seller = {
      COMPANY_NAME: 'Fibra Exemplo S.A.',
      COMPANY_CNPJ: '11222333000181',
      COMPANY_ADDRESS: 'Rua das Flores, 10, Campinas/SP',
      COMPANY_PRIVACY_CONTACT: 'dados@fibra.example',
    }
    const { company } = readConfig(seller)
    expect(company && sellerLine(company)).toBe(
      'Fibra Exemplo S.A., CNPJ 11.222.333/0001-81. Rua das Flores, 10, Campinas/SP. Dados pessoais: dados@fibra.example.',
    )
  })

  it('takes any random key, and a weak one still opens what it sealed: there is a way out of it (S32)', () => {
    for (let round = 0; round < (isFull ? 2_000 : 30); round += 1) {
      const [ENCRYPTION_KEY, LOOKUP_KEY] = [
        randomBytes(32).toString('hex'),
        randomBytes(32).toString('base64'),
      ]
      expect(problemOf({ ENCRYPTION_KEY, LOOKUP_KEY })).toBe('')
    }
    const weak = '41'.repeat(32)
    expect(readConfig({ ...KEYS, DECRYPTION_KEYS: weak }).keys.decryption).toEqual([Buffer.alloc(32, 0x41)])
  })

  it('takes earlier keys in either form', () => {
    const [hex, base64] = ['12'.repeat(32), Buffer.alloc(32, 7).toString('base64')]
    const { keys } = readConfig({ ...KEYS, DECRYPTION_KEYS: ` ${hex}, ${base64}` })
    expect(keys.decryption).toEqual([Buffer.alloc(32, 0x12), Buffer.alloc(32, 7)])
    expect(readConfig(KEYS).keys.decryption).toEqual([])
  })

  it('lists all that is wrong together, never a value', () => {
    const text = problemOf({ PORT: 'my-port', SMTP_PORT: 'my-smtp-port', ENCRYPTION_KEY: 'my-key' })
    for (const name of ['PORT', 'SMTP_PORT', 'ENCRYPTION_KEY']) expect(text).toContain(`  ${name}: `)
    expect(text).not.toContain('my-')
  })

  it.each([
    'https://orders.example.com/in',
    'http://127.0.0.1:8080',
    'http://localhost:8080',
    'http://backend:8080/orders',
    'http://10.1.2.3/orders',
    'http://172.20.0.4/orders',
    'http://192.168.1.5/orders',
    'http://[::1]:8080',
    'http://orders.internal',
  ])('sends orders to %s', (ORDER_WEBHOOK_URL) => {
    expect(readConfig({ ORDER_WEBHOOK_URL, ...WEBHOOK }).webhook?.url).toBe(ORDER_WEBHOOK_URL)
  })

  it.each([
    'http://11.1.2.3',
    'http://172.32.0.1',
    'http://10.evil.example',
    'http://1270.0.0.1.example.com',
  ])('does not send orders to %s in the open', (ORDER_WEBHOOK_URL) => {
    expect(problemOf({ ORDER_WEBHOOK_URL, ...WEBHOOK })).toContain('ORDER_WEBHOOK_URL')
  })
})
