/** Visitors' questions about coverage and installation, with answers. */
import { appointmentWords } from '../appointment-texts.ts'
import { documentsLink, type VisitorQuestion } from './visitor-question-types.ts'

export const coverageAndInstallationFacts = {
  cobertura: {
    title: 'Tem fibra no meu endereço?',
    // M9.8 (190 cities), M§2 FAQ (splitter capacity), D1
    answer: () =>
      'Só o endereço exato responde: com o CEP e o número, a consulta sai na hora. A fibra está em 190 cidades. Na mesma rua pode mudar de uma casa para outra, porque cada caixa da rede atende um número limitado de casas.',
    link: { label: 'Consultar cobertura', href: '/consultar-cobertura/cep/' },
  },
  'instalacao-custo': {
    title: 'A instalação é paga?',
    // the specification has no fee; the review shows everything that is paid
    answer: () =>
      'Este pedido não inclui cobrança de instalação: o que você aceita é a mensalidade, mostrada por inteiro na conferência. As condições da instalação estão no regulamento da oferta.',
    link: documentsLink,
  },
  'instalacao-prazo': {
    title: 'Quando é a instalação?',
    // D23 (day 3 to 30, Monday to Saturday, no holidays), F9.3 (periods), D1 (installationSchedule)
    answer: ({ plan }) =>
      plan && !plan.installationSchedule
        ? appointmentWords.arrangedAfterOrder(plan.plan)
        : 'A visita pode ser do 3º ao 30º dia a partir de hoje, de segunda a sábado, fora os feriados nacionais. Você escolhe entre as datas livres e o período: manhã (8h às 12h) ou tarde (12h às 18h).',
  },
  'instalacao-quem': {
    title: 'Quem faz a instalação?',
    // D64 (a technician's visit), D71 (the day may be changed until the day before)
    answer: () =>
      'Um técnico faz a instalação no seu endereço, então alguém precisa estar em casa para abrir a porta. Se o dia marcado não servir mais, dá para mudar até a véspera.',
  },
} as const satisfies Record<string, VisitorQuestion>
