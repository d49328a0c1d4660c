import { outsideLinks } from './third-party-links.ts'

/**
 * Texts of the landing page block that invites visitors to check coverage. Its button opens the check
 * in a drawer or, if JavaScript is off, on a separate page.
 */
export const coverageCalls = {
  check: { text: 'Consulte a disponibilidade da TIM Ultrafibra', action: 'Consultar' },
  doubt: {
    text: 'Será que tem algum plano disponível na minha localização?',
    action: 'Consulte sua cobertura',
  },
} as const

/** Path of the coverage check's first page, without campaign prefix. */
export const coverageHref = '/consultar-cobertura/cep/'

/** Texts of a notice shown only on the landing page for employees. */
export const staffNotice = {
  title: 'Já tem internet da TIM em casa?',
  text: 'Colaboradores que já são clientes passam para a fibra pelo formulário interno de migração.',
  link: outsideLinks.staffMigration,
} as const
