/** Texts of the page for an address that has no fibre network or no offer. Visitors may join the waiting list. */
import type { StepText } from '../text-types.ts'

export const deskName = 'Sem rede ou sem oferta'

export const ofertaIndisponivel: StepText = {
  title: 'Sem oferta no endereço',
  heading: 'Ainda não temos uma oferta para este endereço',
  again: 'Quer receber o aviso?',
  labels: { name: 'Nome completo', phone: 'Telefone com DDD', email: 'E-mail, se tiver' },
  none: 'Não tenho e-mail',
  asks: {
    name: 'Qual é o seu nome completo?',
    phone: 'Em qual telefone com DDD podemos avisar?',
    email: 'E qual é o seu e-mail? Se não tiver, o telefone basta.',
  },
  placeholders: { phone: '(00) 00000-0000', email: 'voce@exemplo.com.br' },
  submit: 'Quero receber o aviso',
  variants: {
    noNetwork: {
      heading: 'A fibra ainda não chegou à sua rua',
      why: 'Deixe um contato e avisamos quando chegar.',
    },
    noOffer: {
      heading: 'A fibra passa aqui, mas está sem vagas por enquanto',
      why: 'Deixe um contato e avisamos quando houver vaga.',
    },
  },
  help: 'Você pode consultar outro endereço ou pedir uma ligação. Podemos avisar quando a fibra chegar.',
  name: 'endereço',
  words: [],
}
