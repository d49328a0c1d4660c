import { externalLinks } from './external-links.ts'

/**
 * Texts of the notice that sends employees with an older connection to the internal migration form. It is shown only on
 * the landing page for employees.
 */
export const employeeMigrationNotice = {
  title: 'Já tem internet da TIM em casa?',
  text: 'Colaboradores que já são clientes passam para a fibra pelo formulário interno de migração.',
  link: externalLinks.staffMigration,
} as const
