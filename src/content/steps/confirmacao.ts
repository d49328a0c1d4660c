/** Texts of the review page, on which visitors check and place the order. */
import { withdrawal } from '../first-bill.ts'
import type { StepText } from '../text-types.ts'

export const deskName = 'Confirmação do pedido'

export const confirmacao: StepText = {
  title: 'Confira o seu pedido',
  heading: 'Está tudo certo com o seu pedido?',
  again: 'Está tudo certo?',
  why: 'Nada é contratado antes de você confirmar.',
  labels: { accept_information: 'Li e aceito o preço, as condições e os termos do serviço' },
  submit: 'Confirmar pedido',
  help: `Confira cada linha. “Alterar” leva à pergunta e volta direto para cá. ${withdrawal()}`,
  name: 'pedido',
  words: [],
}
