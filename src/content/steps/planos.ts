/** Texts of the question that asks which plan to order. Texts of the plan cards are in plan-list.ts. */
import { shownPrice } from '../price-sentence.ts'
import type { StepText } from '../text-types.ts'

export const deskName = 'Plano'

export const planos: StepText = {
  title: 'Escolha o seu plano',
  heading: 'Qual plano combina com a sua casa?',
  again: 'Qual plano você prefere?',
  labels: { idPlan: 'Plano' },
  submit: 'Continuar',
  help: 'O de 500 Mega serve para até 40 aparelhos, o de 700 Mega para até 50, o de 1 Giga para até 68 e o de 2 Giga para até 96.',
  name: 'plano',
  words: ['plano', 'planos', 'velocidade', 'oferta'],
  row: { group: 'plan', label: 'Plano' },
  // `link`: whether the plan that a link names was found, at the first question, or how the plan that was taken relates to the link
  result: ({ link, ...values }) => {
    if (link === 'unknown')
      return 'Não encontramos o plano do seu link. Com o endereço, você vê os que chegam até a sua casa.'
    const price = shownPrice(values)
    if (link === 'named') return `Você escolheu o ${values.plan}: ${price}.`
    if (link === 'asked') return `O ${values.plan} que você escolheu chega até a sua casa.`
    return link === 'instead'
      ? `O ${values.plan} que você escolheu chega até a sua casa, e aqui sai por ${price}.`
      : `O plano que chega até a sua casa é o ${values.plan}: ${price}.`
  },
  shown: (values) => `${values.plan}, ${shownPrice(values)}`,
}
