import type { Phones } from './brand-and-phones.ts'

/** Replaces placeholders in a text with the operator's phone numbers. */
export const withPhones = (text: string, { sales, support }: Phones): string =>
  text.replaceAll('{vendas}', sales).replaceAll('{suporte}', support)
