/**
 * Labels of the chips in the chat. A chip is a small button that shows an answer that the chat understood, such as "CEP
 * 01310-100". A plain choice uses the label of its option; any other field without a label has no chip.
 */
export const chipLabels: Readonly<Record<string, (shown: string) => string>> = {
  cep: (cep) => `CEP ${cep}`,
  number: (number) => (/^s\/?n$/i.test(number) ? 'sem número' : `nº ${number}`),
  complement: (complement) => complement,
  block_number: (block) => `quadra ${block}`,
  allotment_number: (lot) => `lote ${lot}`,
  address: (street) => street,
  idPlan: (plan) => plan,
  wish: (wish) => wish,
  name: (name) => name,
  phone: (phone) => phone,
  email: (email) => email,
  accept_promotions: (answer) => (answer === 'true' ? 'com ofertas' : 'sem ofertas'),
  birth_date: (date) => `nascimento ${date}`,
  mothers_name: (mask) => `mãe ${mask}`,
  cpf: (mask) => `CPF ${mask}`,
  cnpj: (mask) => `CNPJ ${mask}`,
  due_date: (day) => `vence dia ${day}`,
  direct_debit: (answer) => (answer === 'true' ? 'débito automático' : 'fatura'),
  bank: (bank) => bank,
  agency: (agency) => `agência ${agency}`,
  account_number: (mask) => `conta ${mask}`,
  date: (date) => `visita ${date}`,
  period: (period) => (period === 'manha' ? 'de manhã' : 'à tarde'),
}

/** Returns the label of a visit among others: '26/11/2026, de manhã'. */
export const visitLabel = (date: string, period: string): string =>
  `${date}, ${chipLabels.period?.(period) ?? period}`
