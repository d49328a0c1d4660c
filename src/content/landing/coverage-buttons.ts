import { outside } from './third-party-links.ts'

/** Coverage calls to action (M2.57): they open the coverage drawer; without JavaScript they go to its page. */
export const coverageCalls = {
  check: { text: 'Consulte a disponibilidade da TIM Ultrafibra', action: 'Consultar' },
  doubt: {
    text: 'Será que tem algum plano disponível na minha localização?',
    action: 'Consulte sua cobertura',
  },
} as const

export const coverageHref = '/consultar-cobertura/cep/'

/** The notice for collaborators alone (M2.54). */
export const staffNotice = {
  title: 'Já tem internet da TIM em casa?',
  text: 'Colaboradores que já são clientes passam para a fibra pelo formulário interno de migração.',
  link: outside.staffMigration,
} as const
