/** Links from the landing pages to external sites. */

/** Home page of the operator. */
const OPERATOR = 'https://www.tim.com.br'

/**
 * Default URLs of external pages that the landing pages link to. The specification names these pages
 * without giving URLs, so the operator can set the URL for each name (setting `OUTSIDE_LINKS`). A default is
 * a suitable public page, or else the operator's home page.
 */
const addresses = {
  states: OPERATOR,
  cities: OPERATOR,
  customers: 'https://meutim.tim.com.br',
  'speed-test': 'https://www.brasilbandalarga.com.br',
  support: 'https://www.tim.com.br/atendimento',
  rewards: 'https://www.livelo.com.br',
  staff: OPERATOR,
  'staff-migration': OPERATOR,
  paramount: 'https://www.paramountplus.com/br/',
  'hbo-max': 'https://www.hbomax.com/br/pt',
  globoplay: 'https://globoplay.globo.com',
} as const

export type ExternalLinkName = keyof typeof addresses
export const externalLinkNames = Object.keys(addresses) as readonly ExternalLinkName[]

/** Returns the URL of an external page, as long as the operator has set no other. */
export const externalLinkAddress = (name: ExternalLinkName): string => addresses[name]

/** URLs that the operator has configured, by name of the external page. */
export type ExternalLinks = Readonly<Partial<Record<ExternalLinkName, string>>>

export interface LinkInText {
  readonly label: string
  /** A path of this site without campaign prefix, an anchor on the page, or an https URL that opens in another tab. */
  readonly href: string
  /** Name of the external page, if the operator can set another URL for it. */
  readonly name?: ExternalLinkName
}

const link = <Name extends ExternalLinkName>(name: Name, label: string) => ({
  name,
  label,
  href: addresses[name],
})

export const externalLinks = {
  states: link('states', 'Planos por estado'),
  cities: link('cities', 'Planos por cidade'),
  customers: link('customers', 'Abrir o Meu TIM'),
  speedTest: link('speed-test', 'Fazer o teste de velocidade'),
  support: link('support', 'Abrir o atendimento'),
  rewards: link('rewards', 'Entrar na Livelo'),
  /** Shown only on the landing page for employees. */
  staff: link('staff', 'Clique Aqui'),
  staffMigration: link('staff-migration', 'Abrir o formulário de migração'),
  /** Sign-in pages of the streaming services, by slug. */
  signIn: {
    'paramount-plus': link('paramount', 'Entrar no Paramount+'),
    MAX: link('hbo-max', 'Entrar no HBO Max'),
    'globo-play': link('globoplay', 'Entrar no Globoplay'),
  },
} as const
