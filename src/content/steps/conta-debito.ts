/** Texts of the question that asks for the bank account of the direct debit. */
import type { StepText } from '../text-types.ts'

export const deskName = 'Conta do débito'

const heading = 'Em qual conta fica o débito automático?'
const again = 'E a conta do débito?'

export const contaDebito: StepText = {
  title: 'Conta do débito automático',
  heading,
  again,
  why: 'A conta precisa estar no seu nome.',
  variants: { pj: { heading, again, why: 'A conta precisa estar no nome da empresa.' } },
  labels: { bank: 'Banco', agency: 'Agência', account_number: 'Conta com dígito' },
  hints: {
    bank: 'Escolha na lista.',
    agency: 'Sem o dígito.',
    account_number: 'Por exemplo: 12345-6. Na Caixa, com a operação antes: 001 12345678-9.',
  },
  placeholders: { bank: 'Escolha o seu banco' },
  instead: 'Prefiro pagar por fatura',
  submit: 'Continuar',
  help: 'Agência e conta estão no aplicativo do banco ou no cartão. O débito só começa na primeira fatura, no dia do vencimento. A conta precisa estar no nome de quem contrata.',
  name: 'banco',
  words: [
    'banco',
    'agencia',
    'conta',
    'conta do banco',
    'conta bancaria',
    'numero da conta',
    'dados bancarios',
  ],
  row: { group: 'payment', label: 'Conta' },
  shown: ({ bank, account }, { banks }) =>
    `${banks?.find(({ id }) => id === bank)?.name ?? `Banco ${bank}`}, conta ${account}`,
}
