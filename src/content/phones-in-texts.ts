import type { Phones } from './brand.ts'

/** Returns a text with the operator's phone numbers in place of their names in braces. */
export const withPhones = (text: string, { sales, support }: Phones): string =>
  text.replaceAll('{vendas}', sales).replaceAll('{suporte}', support)
