import { externalLinks } from './external-links.ts'

/**
 * Texts of the notice that sends employees with an older connection to the internal migration form. It is shown only on
 * the landing page for employees.
 */
export const employeeMigrationNotice = {
  link: externalLinks.staffMigration,
} as const
