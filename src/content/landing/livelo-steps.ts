/** Texts of the block that explains the Livelo loyalty programme in four steps. */
import { externalLinks } from './external-links.ts'

export const liveloSteps = {
  steps: [
    { title: 'Cadastre-se na Livelo', text: 'Os pontos entram na conta do CPF que faz o pedido.' },
    {
      title: 'Consulte seu endereço',
      text: 'Digite o CEP e o número e veja se a fibra chega até você.',
    },
    { title: 'Conclua o pedido', text: 'Se houver fibra, escolha o plano e marque a instalação.' },
    {
      title: 'Receba os pontos',
      text: 'Eles são liberados em até 30 dias depois da instalação, conforme o regulamento.',
    },
  ],
  note: 'Os detalhes ficam na sua conta Livelo. Entre para ver.',
  links: [externalLinks.rewards, { label: 'Regulamento do programa', href: '/regulamentos/livelo/' }],
} as const
