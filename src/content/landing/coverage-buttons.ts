import { outsideLinks } from './third-party-links.ts'

/** Buttons that open the coverage check in a drawer, or without JavaScript on its own page (M2.57). */
export const coverageCalls = {
  check: { text: 'Consulte a disponibilidade da TIM Ultrafibra', action: 'Consultar' },
  doubt: {
    text: 'Será que tem algum plano disponível na minha localização?',
    action: 'Consulte sua cobertura',
  },
} as const

/** Page of the coverage check, without campaign prefix. */
export const coverageHref = '/consultar-cobertura/cep/'

/** Notice shown only to the operator's employees (M2.54). */
export const staffNotice = {
  title: 'Já tem internet da TIM em casa?',
  text: 'Colaboradores que já são clientes passam para a fibra pelo formulário interno de migração.',
  link: outsideLinks.staffMigration,
} as const
