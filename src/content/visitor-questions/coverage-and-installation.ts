import { documentsLink, type Fact } from './types.ts'

/** Visitors' questions about coverage and installation, with answers. */
export const visitFacts = {
  cobertura: {
    title: 'Tem fibra no meu endereço?',
    questions: [
      'tem fibra na minha rua?',
      'atende meu bairro?',
      'chega aqui?',
      'vocês atendem minha cidade?',
      'tem cobertura em campinas?',
      'pega na minha casa?',
      'atende na zona rural?',
      'como sei se tem na minha casa?',
      'atendem em qual cidade?',
      'quais cidades atendem',
      'meu vizinho tem e eu não, por quê?',
      'pq meu vizinho tem e eu nao',
      'tem disponibilidade no meu endereço?',
      'quando chega na minha rua?',
      'qnd vai ter fibra aqui',
      'vcs atendem sao paulo?',
      'atende apartamento?',
    ],
    // M9.8 (190 cities), M§2 FAQ (splitter capacity), D1
    answer: () =>
      'Só o endereço exato responde: com o CEP e o número, a consulta sai na hora. A fibra está em 190 cidades. Na mesma rua pode mudar de uma casa para outra, porque cada caixa da rede atende um número limitado de casas.',
    link: { label: 'Consultar cobertura', href: '/consultar-cobertura/cep/' },
  },
  'instalacao-custo': {
    title: 'A instalação é paga?',
    questions: [
      'a instalação é grátis?',
      'instalacao é gratis',
      'quanto custa a instalação?',
      'paga instalação?',
      'tem taxa de instalação?',
      'cobra pra instalar?',
      'o técnico cobra alguma coisa?',
      'a visita do técnico é paga?',
      'quanto é pra instalar?',
      'instalação de graça?',
      'tenho que pagar o técnico?',
      'valor da instalação',
      'qto custa p instalar',
      'a instalação tá inclusa?',
      'precisa pagar pra vir instalar?',
      'paga por metro de cabo?',
    ],
    // the specification has no fee (F§9); the review shows everything that is paid (U5, U6)
    answer: () =>
      'Este pedido não inclui cobrança de instalação: o que você aceita é a mensalidade, mostrada por inteiro na conferência. As condições da instalação estão no regulamento da oferta.',
    link: documentsLink,
  },
  'instalacao-prazo': {
    title: 'Quando é a instalação?',
    questions: [
      'quando instala?',
      'quanto tempo demora pra instalar?',
      'em quantos dias instala?',
      'qual o prazo de instalação?',
      'prazo pra instalar',
      'instala hoje?',
      'instala amanhã?',
      'dá pra instalar essa semana?',
      'preciso com urgência, quando vem?',
      'qnto tempo pra instalar',
      'instala no sábado?',
      'instala de domingo?',
      'instala no feriado?',
      'qual horário da instalação?',
      'quando o técnico vem?',
      'posso escolher o dia da instalação?',
      'demora muito pra ligar a internet?',
      'que horas o tecnico passa',
    ],
    // D23 (day 3 to 30, Monday to Saturday, no holidays), F9.3 (periods), D1 (installationSchedule)
    answer: ({ plan }) =>
      plan && !plan.installationSchedule
        ? `No ${plan.plan}, o dia da visita é combinado com você depois do pedido.`
        : 'A visita pode ser do 3º ao 30º dia a partir de hoje, de segunda a sábado, fora os feriados nacionais. Você escolhe entre as datas livres e o período: manhã (8h às 12h) ou tarde (12h às 18h).',
  },
  'instalacao-quem': {
    title: 'Quem faz a instalação?',
    questions: [
      'quem instala?',
      'quem faz a instalação?',
      'vem um técnico?',
      'o técnico vem aqui em casa?',
      'é técnico de vocês mesmo?',
      'preciso estar em casa?',
      'precisa ter alguém em casa?',
      'outra pessoa pode receber o técnico?',
      'posso instalar sozinho?',
      'eu mesmo instalo?',
      'como é a instalação?',
      'como funciona a instalação',
      'tem que furar parede?',
      'precisa quebrar parede?',
      'e se eu não estiver em casa no dia?',
      'posso mudar o dia da visita?',
      'dá pra remarcar o técnico?',
    ],
    // D64 (a technician's visit), D71 (the day may be changed until the day before)
    answer: () =>
      'Um técnico faz a instalação no seu endereço, então alguém precisa estar em casa para abrir a porta. Se o dia marcado não servir mais, dá para mudar até a véspera.',
  },
} as const satisfies Record<string, Fact>
