import type { Phones } from './brand.ts'

/**
 * Returns a text with the operator's contacts in place of their names in braces.
 * @param supportPage the operator's page for self-service, where the text may name it
 */
export const withContacts = (text: string, { sales, support }: Phones, supportPage = ''): string =>
  text
    .replaceAll('{vendas}', sales)
    .replaceAll('{suporte}', support)
    .replaceAll('{atendimento}', () => supportPage)
