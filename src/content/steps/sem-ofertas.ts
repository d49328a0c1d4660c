/** Texts of the page shown if there are no offers for a customer's CPF (tax number). */
import type { StepText } from '../text-types.ts'

export const deskName = 'Sem ofertas'

export const semOfertas: StepText = {
  title: 'Nenhuma oferta para este CPF',
  heading: 'Não achamos uma oferta de renovação para este CPF',
  why: 'Pode ser outro CPF na fatura, ou ainda não há oferta para o seu contrato. Veja por onde dá para seguir.',
  variants: {
    other: {
      heading: 'Não achamos uma oferta de renovação para este CPF',
      why: 'Para ele há ofertas de migração, que trocam a sua internet de hoje pela fibra. Nada foi pedido: só seguimos com elas se você quiser.',
    },
    unavailable: {
      heading: 'Renovação e migração não estão disponíveis por aqui agora',
      why: 'Uma pessoa faz isso com você por telefone ou WhatsApp.',
    },
  },
  labels: {},
  submit: 'Tentar outro CPF',
  help: 'Você pode tentar outro CPF, ver as ofertas para novos clientes ou falar com a gente.',
  name: 'CPF',
  words: [],
}
