/** Texts of the desk's page on the A/B experiment, which compares chat and pages. */
export const experimentWords = {
  title: 'Experimento',
  /** Name of the experiment that runs on a new installation. */
  defaultName: 'Chat ou formulário',
  why: 'Chat contra formulário. Entra quem o sorteio levou a um dos dois: quem tocou em “Contratar” numa janela com mais de 1024 px de largura sem já ter escolhido o caminho. Conta o pedido feito em até 7 dias.',
  armA: 'A · abre o formulário',
  armB: 'B · abre o chat',
  running: (name: string, since: string) => `“${name}”, desde ${since}`,
  stopped: (name: string, since: string, until: string) => `“${name}”, de ${since} a ${until}`,
  verdicts: {
    broken: {
      title: 'Pare: a divisão não está certa',
      text: 'As duas versões deveriam ter o mesmo tanto de visitantes, e não têm. Algo impede uma delas de ser contada, ou alguém conta a mais; nada abaixo vale até isso ser entendido.',
    },
    a: { title: 'O formulário vende mais', text: 'O intervalo da diferença não inclui zero.' },
    b: { title: 'O chat vende mais', text: 'O intervalo da diferença não inclui zero.' },
    open: {
      title: 'Ainda em aberto',
      text: 'O tamanho planejado ainda não foi alcançado. Dizer agora qual vende mais seria palpite.',
    },
    undecided: {
      title: 'Terminou sem diferença',
      text: 'O tamanho planejado foi alcançado e nenhuma das versões vendeu mais com segurança. Escolha pelo que preferir.',
    },
    ended: {
      title: 'Parado antes da resposta',
      text: 'O experimento foi parado antes de achar uma diferença. Os números ficam; eles não bastam para dizer qual vende mais.',
    },
  },
  decided: (on: string, upTo: string) =>
    `Decidido em ${on}, com as primeiras visitas até ${upTo}. O que veio depois não muda a resposta.`,
  planned: 'O que foi planejado, e onde está',
  facts: {
    question: 'Pergunta',
    baseline: 'Conversão que o plano supôs',
    measured: 'Conversão medida até hoje',
    effect: 'Menor diferença que importa',
    size: 'Tamanho',
    reached: 'Onde está',
    split: 'Divisão entre as versões',
  },
  question: 'Mais gente pede pelo chat (B) ou pelo formulário (A)?',
  baselineText: (planned: string) =>
    `${planned}. É uma suposição, escrita antes de começar: quantos dos visitantes do formulário fariam um pedido. Dela sai o tamanho.`,
  measuredText: (measured: string) =>
    `${measured}. É uma contagem: quantos dos visitantes do formulário fizeram um pedido.`,
  measuredOff: (needed: string, horizon: string) =>
    `É bem diferente do que o plano supôs: para a mesma diferença seriam precisos ${needed} visitantes, e este experimento termina com ${horizon}, porque o plano não muda no meio do caminho.`,
  measuredNone: 'Ainda não se fechou nenhum dia.',
  effectText: (effect: string, baseline: string, more: string) =>
    `${effect}: o experimento é grande o bastante para perceber se o chat leva a conversão de ${baseline} a ${more}, ou tanto para menos. É o que se quis poder ver, não um resultado.`,
  size: (visitors: string) =>
    `${visitors} visitantes, as duas versões juntas. Com todos eles, a diferença aparece em 85 de 100 experimentos.`,
  reached: (reached: string, share: string) =>
    `${reached} visitantes em dias fechados, ${share} do planejado`,
  decidesBy: (day: string) =>
    `Uma vez só, quando o tamanho planejado for alcançado: neste ritmo, por volta de ${day}. O que se vê antes ainda não diz nada.`,
  decidesUnknown:
    'Uma vez só, quando o tamanho planejado for alcançado; sem visitantes ainda não dá para dizer quando.',
  decidesNever: (last: string) => `Foi parado: os pedidos do último dia contam até ${last}.`,
  begins: (name: string, on: string) => `“${name}”, começa em ${on}`,
  isPast: 'Este experimento já passou.',
  toPresent: 'Ver o experimento atual',
  past: 'Experimentos anteriores',
  pastName: 'Nome',
  pastDays: 'Dias',
  pastResult: 'Resposta',
  days: (from: string, to: string) => `${from} a ${to}`,
  stop: 'Parar este experimento',
  stopWhy:
    'Hoje seria o último dia. Os números ficam, e um experimento parado não volta a correr. Para saber qual vende mais, deixe correr até decidir.',
  stopNow: 'Parar agora',
  start: 'Planejar outro experimento',
  version: 'Versão',
  visitors: 'Visitantes',
  orders: 'Pedidos em 7 dias',
  rate: 'Conversão',
  interval: 'Intervalo de 95%',
  arms: 'As duas versões',
  armsWhy: 'Tudo o que foi contado desde o começo, nos dias já fechados.',
  differenceText: (difference: string, low: string, high: string) =>
    `Chat menos formulário: ${difference}, entre ${low} e ${high}, com 95% de certeza.`,
  splitEven:
    'Como sorteada: nada indica que uma versão recebe gente demais. Abaixo de 0,1% de chance o experimento para.',
  splitText: (chance: string) =>
    `Por acaso, uma divisão tão desigual aparece em ${chance} das vezes. Abaixo de 0,1% o experimento para.`,
  method:
    'Ficam de fora: celulares e janelas de até 1024 px, onde “Contratar” pergunta o caminho e quem escolhe é o visitante; links diretos para o chat ou o formulário, quem já tinha escolhido um deles, quem veio por um endereço com test=, navegadores que não guardam nada.',
} as const

/** Texts of the page that plans an experiment before it is started. */
export const experimentPlanWords = {
  title: 'Planejar um experimento',
  why: 'O plano vem antes do primeiro visitante e não muda depois. Só um experimento corre de cada vez.',
  name: 'Nome',
  nameHint: 'Como ele aparece na lista, por exemplo “Chat ou formulário, de novo”',
  base: 'Conversão esperada do formulário, em %',
  baseHint: 'Quantos de cem visitantes fazem um pedido hoje',
  effect: 'Menor diferença que importa, em pontos',
  effectHint: 'Quanto menor, mais visitantes são precisos',
  calculate: 'Calcular',
  result: 'O que este plano pede',
  visitors: 'Visitantes',
  visitorsText: (count: string) =>
    `${count}, as duas versões juntas. Com todos eles, a diferença aparece em 85 de 100 experimentos.`,
  pace: 'Ritmo',
  paceText: (count: string) => `${count} visitantes por dia nas últimas quatro semanas`,
  ends: 'Termina',
  endsText: (day: string, days: string) => `por volta de ${day}, em ${days} dias`,
  endsUnknown: 'não se sabe: nas últimas quatro semanas ninguém entrou',
  begins: 'Começa',
  running: 'Já há um experimento em andamento. Pare-o antes de começar este.',
  start: 'Começar o experimento',
  back: 'Voltar ao experimento',
} as const

/** Warnings about suspicious counts, for example too many from a single IP address. */
export const suspectCountsWords = {
  flood: (day: string, share: string, most: string, counts: string) =>
    `${day}: um só endereço fez ${share} das contagens (${most} de ${counts}).`,
  orderFlood: (day: string, share: string, most: string, counts: string) =>
    `${day}: uma só rede fez ${share} dos pedidos (${most} de ${counts}).`,
  floods: 'Estes números podem não ser de visitantes',
  uncut: 'Nada foi cortado: os números incluem essas contagens.',
  hidden: (days: string) =>
    `De onde vieram as contagens não pôde ser avaliado em ${days}: na frente do servidor há um proxy que não está em TRUST_PROXY, e todos os visitantes parecem um só endereço.`,
  oneDay: '1 dia',
  days: (count: string) => `${count} dias`,
  more: (count: string) => `E em mais ${count} dias.`,
} as const
