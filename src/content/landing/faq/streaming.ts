/** The frequently asked questions (FAQ) about plans with streaming. */
import { brand } from '../../brand-and-phones.ts'
import { externalLinks } from '../external-links.ts'
import type { Streaming } from '../../../funnel/streaming-toggles.ts'
import { streamings } from '../streaming.ts'
import type { FaqItem, FaqList } from './faq-types.ts'

const documents = { label: 'Regulamentos e contratos', href: '/regulamentos/' } as const

/** How to cancel a streaming service, and what that may cost. */
export const cancellingStreaming = [
  'Fale com o suporte, no {suporte}. Depois de cancelar, o acesso continua até o fim do ciclo.',
  'O plano com streaming tem fidelidade de 12 meses: sair antes pode ter multa proporcional ao que falta.',
] as const

/** How to start using one service; the page of a service names no other. */
const activating = (id: Streaming): string =>
  `Você entra no ${streamings[id].name} pela página ou pelo aplicativo do próprio serviço. As condições de ativação estão no regulamento dos planos com streaming.`

function cancellingOf(id: Streaming): FaqItem {
  return {
    id: `${id}-cancelar`,
    question: `Como cancelo o ${streamings[id].name}?`,
    answer: cancellingStreaming,
    links: [documents],
  }
}

/** FAQ of the Paramount+ campaign: five questions. */
export const paramount: FaqList = {
  title: `Tire suas dúvidas sobre a ${brand.name}`,
  questions: [
    {
      id: 'paramount-entrar',
      question: 'Como entro no Paramount+?',
      answer: [activating('paramount')],
      links: [externalLinks.signIn['paramount-plus']],
    },
    {
      id: 'paramount-como-funciona',
      question: 'Como funciona o Paramount+ no plano?',
      answer: [
        'O Paramount+ vem junto com a fibra, na mesma fatura. {planos-paramount} Ele funciona em um aparelho por vez.',
      ],
    },
    cancellingOf('paramount'),
    {
      id: 'paramount-na-tv',
      question: 'Dá para assistir na TV?',
      answer: [
        'Sim, em TVs que têm o aplicativo do Paramount+, e também no celular, no tablet e no computador. É um aparelho por vez.',
      ],
    },
    {
      id: 'paramount-preco',
      question: 'Quanto custa o Paramount+?',
      answer: ['{precos-paramount}'],
    },
  ],
}

/** FAQ of the HBO Max campaign: five questions. */
export const hboMax: FaqList = {
  title: `Tire suas dúvidas sobre a ${brand.name}`,
  questions: [
    {
      id: 'hbo-max-entrar',
      question: 'Como entro no HBO Max?',
      answer: [activating('hbo-max')],
      links: [externalLinks.signIn.MAX],
    },
    {
      id: 'hbo-max-como-funciona',
      question: 'Como funciona o HBO Max no plano?',
      answer: ['O HBO Max vem junto com a fibra, na mesma fatura. {planos-hbo-max}'],
    },
    {
      id: 'hbo-max-telas',
      question: 'Em quantas telas e com que qualidade?',
      answer: ['Em 2 telas ao mesmo tempo, em Full HD.'],
    },
    cancellingOf('hbo-max'),
    {
      id: 'hbo-max-preco',
      question: 'Quanto custa o HBO Max?',
      answer: ['{precos-hbo-max}'],
    },
  ],
}

/** FAQ of the Globoplay campaign: nine questions. */
export const globoplay: FaqList = {
  title: 'Dúvidas sobre o Globoplay',
  questions: [
    {
      id: 'globoplay-assinar',
      question: 'Como assino o Globoplay com a fibra?',
      answer: [
        'Escolha um plano com Globoplay, consulte o endereço e faça o pedido. O streaming vem na mesma fatura.',
        '{precos-globoplay}',
      ],
    },
    {
      id: 'globoplay-ativar',
      question: 'Como ativo o Globoplay?',
      answer: [activating('globoplay')],
      links: [externalLinks.signIn['globo-play']],
    },
    {
      id: 'globoplay-senha',
      question: 'Esqueci a senha. Como troco?',
      answer: [
        'A senha é a da sua conta no próprio Globoplay, e é lá que ela se troca: comece pela página de entrada.',
      ],
      links: [externalLinks.signIn['globo-play']],
    },
    {
      id: 'globoplay-familia',
      question: 'Posso incluir minha família?',
      answer: ['Sim, até 2 familiares. Você os inclui na sua conta do próprio Globoplay.'],
    },
    {
      id: 'globoplay-plano',
      question: 'Qual plano do Globoplay vem com a fibra?',
      answer: [
        'Um com até 3 telas ao mesmo tempo e até 2 familiares, renovado em ciclos de 30 dias. O que ele inclui está no regulamento da oferta.',
      ],
      links: [documents],
    },
    {
      id: 'globoplay-velocidade',
      question: 'Com qual velocidade ele vem?',
      answer: ['{uploads-globoplay}'],
    },
    {
      id: 'globoplay-telas',
      question: 'Quantos aparelhos podem assistir ao mesmo tempo?',
      answer: ['Até 3 telas ao mesmo tempo.'],
    },
    {
      id: 'globoplay-aparelhos',
      question: 'Em quais aparelhos funciona?',
      answer: [
        'No navegador do computador e em celulares, tablets e TVs que têm o aplicativo do Globoplay. A lista completa está no próprio serviço.',
      ],
      links: [externalLinks.signIn['globo-play']],
    },
    {
      ...cancellingOf('globoplay'),
      answer: [`${cancellingStreaming[0]} O ciclo é de 30 dias.`, cancellingStreaming[1]],
    },
  ],
}
