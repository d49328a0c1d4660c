import type { Phones } from './brand-and-phones.ts'

/** Fills the operator's phone numbers into a text that has their names in braces. */
export const withPhones = (text: string, { sales, support }: Phones): string =>
  text.replaceAll('{vendas}', sales).replaceAll('{suporte}', support)
