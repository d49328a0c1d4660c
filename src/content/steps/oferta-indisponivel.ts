import type { StepText } from '../types.ts'

export const ofertaIndisponivel: StepText = {
  title: 'Sem oferta no endereço',
  heading: 'Ainda não temos uma oferta para este endereço',
  again: 'Quer ser avisado?',
  labels: { name: 'Nome completo', phone: 'Telefone com DDD', email: 'E-mail' },
  placeholders: { phone: '(00) 00000-0000', email: 'voce@exemplo.com.br' },
  submit: 'Quero ser avisado',
  variants: {
    noNetwork: {
      heading: 'A fibra ainda não chegou à sua rua',
      why: 'Estamos crescendo e o seu endereço entra na fila. Deixe um contato e avisamos assim que a fibra chegar.',
    },
    noOffer: {
      heading: 'A fibra passa aqui, mas sem vagas por enquanto',
      why: 'A caixa que atende a sua rua está cheia. Vagas abrem toda semana: deixe um contato e avisamos quando a sua chegar.',
    },
  },
  help: 'Você pode consultar outro endereço ou pedir uma ligação. Podemos avisar quando a fibra chegar.',
  name: 'endereço',
  words: [],
}
