/**
 * The kinds of data that can be imported: coverage areas, municipalities that one network covers entirely, CEP ranges
 * of municipalities, streets, customers who may renew or migrate, their mobile lines.
 */
export const IMPORT_KINDS = ['coverage', 'municipalities', 'ceps', 'streets', 'customers', 'lines'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** The imports with data of customers. */
export const PERSONAL_IMPORTS: readonly ImportKind[] = ['customers', 'lines']
