import { brand } from '../brand.ts'

/** Front page of the operator. */
const OPERATOR = 'https://www.tim.com.br'

/**
 * Third-party addresses that the landing pages link to (M7.4). The rule names these pages without their addresses: an
 * operator states its own by these names (`OUTSIDE_LINKS`); until then each is the owner's front page, or the nearest
 * page that is publicly known.
 */
const addresses = {
  states: OPERATOR,
  cities: OPERATOR,
  customers: 'https://meutim.tim.com.br',
  'speed-test': 'https://www.brasilbandalarga.com.br',
  support: brand.supportPage.href,
  rewards: 'https://www.livelo.com.br',
  staff: OPERATOR,
  'staff-migration': OPERATOR,
  paramount: 'https://www.paramountplus.com/br/',
  'hbo-max': 'https://www.hbomax.com/br/pt',
  globoplay: 'https://globoplay.globo.com',
} as const

export type OutsideName = keyof typeof addresses
export const outsideNames = Object.keys(addresses) as readonly OutsideName[]

/** What an operator states of them. */
export type OutsideLinks = Readonly<Partial<Record<OutsideName, string>>>

/** A link in the flow of a text. */
export interface TextLink {
  readonly label: string
  /** An address of this site without campaign prefix, or an https address that opens in another tab. */
  readonly href: string
  /** Of a page of others: by it the operator states another address. */
  readonly name?: OutsideName
}

const link = <Name extends OutsideName>(name: Name, label: string) => ({ name, label, href: addresses[name] })

export const outside = {
  states: link('states', 'Planos por estado'),
  cities: link('cities', 'Planos por cidade'),
  customers: link('customers', 'Abrir o Meu TIM'),
  speedTest: link('speed-test', 'Fazer o teste de velocidade'),
  support: link('support', 'Abrir o atendimento'),
  rewards: link('rewards', 'Entrar na Livelo'),
  /** For the staff alone (M2.54, M2.70). */
  staff: link('staff', 'Clique Aqui'),
  staffMigration: link('staff-migration', 'Abrir o formulário de migração'),
  /** Where a streaming service is signed in to, by its slug (M§3). */
  signIn: {
    'paramount-plus': link('paramount', 'Entrar no Paramount+'),
    MAX: link('hbo-max', 'Entrar no HBO Max'),
    'globo-play': link('globoplay', 'Entrar no Globoplay'),
  },
} as const
