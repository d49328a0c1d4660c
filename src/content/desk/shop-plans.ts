/** Texts of the desk's pages on the plans of the shop's draft. */
export const shopPlanWords = {
  title: 'Planos da loja',
  why: 'Mudanças ficam no rascunho: nada aparece para quem visita antes de publicar.',
  caption: (type: string) => `Planos: ${type}`,
  search: 'Nome ou código',
  inCampaign: 'Campanha',
  anyCampaign: 'Todas',
  find: 'Procurar',
  /** The campaigns that have a plan. */
  inCampaigns: (campaigns: readonly string[]) =>
    campaigns.length === 0
      ? 'em nenhuma campanha'
      : `em ${campaigns.length > 2 ? `${campaigns.length} campanhas` : campaigns.join(', ')}`,
  empty: 'Nenhum plano.',
  types: { new: 'Clientes novos', refidel: 'Renovação', migration: 'Migração' },
  plan: 'Plano',
  withDebit: 'Com débito',
  without: 'Sem débito',
  after: 'Depois da promoção',
  state: 'Situação',
  states: {
    sold: 'à venda',
    hidden: 'escondido',
    offPage: 'fora das páginas',
    dated: (period: string) => `à venda ${period}`,
  },
  /** The period in which a plan is sold. `from` is null if it has no start, `until` if it has no end. */
  dates: (from: string | null, until: string | null) =>
    [from && `de ${from}`, until && `até ${until}`].filter(Boolean).join(' '),
  changed: 'mudou no rascunho',
  campaigns: 'Campanhas',
  act: 'O que fazer',
  open: 'Alterar',
  openAbout: (plan: string) => `o plano ${plan}`,
  one: {
    title: 'Plano da loja',
    back: 'Todos os planos',
    scheduled: {
      title: 'Já programado para este plano',
      edition: (number: number) => `na edição ${number}`,
    },
    name: 'Nome',
    nameHint: 'A mensagem do botão do WhatsApp também diz este nome.',
    description: 'Descrição',
    prices: 'Preço por mês',
    usedIn: (count: number) =>
      count === 0
        ? 'Usado em nenhuma campanha.'
        : `Usado em ${count} ${count === 1 ? 'campanha' : 'campanhas'}: o preço muda ${count === 1 ? 'nela' : 'em todas'}.`,
    forOne: 'Outro preço numa campanha só',
    campaign: (name: string) => `Ir à campanha ${name}`,
    withDebit: 'Com débito automático',
    without: 'Sem débito automático',
    after: 'Depois da promoção',
    money: 'Em reais, como 54,99.',
    speeds: 'Velocidade',
    download: 'Download, em Mega',
    upload: 'Upload, em Mega',
    included: 'O que vem junto',
    benefits: 'Benefícios',
    streaming: 'Streaming, que vem também como benefício',
    points: 'Pontos com débito automático',
    pointsHint: 'Vazio se o plano não dá pontos.',
    sale: 'Venda',
    sold: 'À venda',
    soldHint: 'Desmarcado, o plano fica guardado e some das páginas e dos pedidos novos.',
    onPage: 'Aparece nas páginas das campanhas',
    loyalty: 'Tem fidelidade e multa',
    companies: 'Só para empresas',
    region: 'Onde é vendido',
    everywhere: 'Em todo lugar',
    from: 'Começa em',
    until: 'Termina em',
    dateHint: 'Vazio vale sempre. Horário de São Paulo.',
    untilHint: 'Para valer até o dia 26, ponha dia 27 às 00:00.',
    positionWhy:
      'O lugar na lista vale só aqui, para quem cuida da loja. Nas páginas o mais barato vem primeiro, ou vale a ordem que a campanha escolhe.',
    bundle: 'Lugar entre os combos com streaming',
    noBundle: 'Fora dos combos',
    bundlePlace: (place: number, skus: readonly string[]) =>
      skus.length === 0 ? `${place}º lugar` : `${place}º lugar, com ${skus.join(', ')}`,
    badge: 'Selo no cartão',
    badgeHint:
      'Como “Melhor Custo Benefício”. “Menor Preço” aparece sozinho no plano mais barato de cada página.',
    /** The values of fields that the form does not have, in sentences. */
    showcases: { business: 'para empresas', gamer: 'para quem joga' },
    customers: { refidel: 'renovação', migration: 'migração para a fibra' },
    otherSites: 'outros sites',
    whatsapp: 'Link do WhatsApp deste plano',
    whatsappHint: 'Começa com https://. Vazio: o plano não leva ao WhatsApp.',
    save: 'Gravar no rascunho',
    copy: {
      title: 'Fazer um plano novo a partir deste',
      why: 'Para outro preço numa campanha só, ou outra oferta. Copia preços, benefícios e datas. Depois mude o que for diferente.',
      sku: 'Código do plano novo',
      skuHint: 'Letras minúsculas, números e hífens, como d500-natal. Não muda depois.',
      name: 'Nome do plano novo',
      campaign: 'Pôr no lugar deste na campanha',
      none: 'Nenhuma por enquanto',
      submit: 'Fazer o plano',
      badSku:
        'O código tem só letras minúsculas sem acento, números e hífens, até 32, e começa com letra ou número.',
      taken: (sku: string) => `Já existe um plano com o código ${sku}.`,
    },
    remove: {
      title: 'Apagar do rascunho',
      why: 'Este plano ainda não foi publicado. Ele sai do rascunho e das listas das campanhas.',
      submit: 'Apagar o plano',
    },
  },
  problems: {
    missing: 'Falta preencher.',
    price: 'Escreva o preço em reais, como 54,99.',
    speed: 'Escreva a velocidade em Mega, só com números.',
    points: 'Escreva os pontos só com números, ou deixe vazio.',
    badge: '“Menor Preço” não se escreve: aparece no plano mais barato de cada página.',
    whatsapp: 'O link do WhatsApp começa com https:// e não tem espaços.',
  },
} as const

/** Texts that all forms of the draft share. */
export const shopDraftWords = {
  tabs: 'Páginas da loja',
  live: 'No ar e histórico',
  plans: 'Planos',
  campaigns: 'Campanhas',
  dates: 'Começa e termina',
  review: 'Conferir e publicar',
  none: 'Não há rascunho: você vê o que está no ar. A primeira mudança começa um.',
  /** What the draft is. */
  state: (base: number, by: string, at: string) =>
    `Há um rascunho, feito a partir da edição ${base}. Última mudança: ${by}, ${at}.`,
  refused: ({
    number,
    requestedBy,
    by,
    at,
    reason,
  }: Readonly<Record<'requestedBy' | 'by' | 'at', string>> & {
    readonly number: number
    readonly reason: string | null
  }) =>
    `${by} não aprovou a edição ${number}, pedida por ${requestedBy}, em ${at}${reason === null ? '' : `: “${reason.replace(/\.$/, '')}”`}. O rascunho continua como está: combine com quem não aprovou o que mudar, e peça de novo.`,
  /** Read aloud of the button above the fields of a long form. */
  stops: (count: number) =>
    count === 1 ? 'Uma coisa impede a publicação:' : `${count} coisas impedem a publicação:`,
  stopsMore: (count: number) => `e mais ${count} em “Conferir e publicar”`,
  title: 'Rascunho',
  discard: 'Descartar o rascunho',
  discardWhy: 'Tudo que ainda não foi publicado se perde, também o que outras pessoas gravaram.',
  sure: 'Pode descartar',
  begin: 'Começar um rascunho a partir desta edição',
  beginWhy: 'Para mudar de novo o que ela diz, por exemplo uma edição programada.',
  unsaved: 'Nada foi gravado: veja os campos marcados.',
  /** Shown if someone else has changed the data in the form. */
  overtaken: (by: string, at: string) =>
    `Isto mudou enquanto a página estava aberta: ${by} gravou no rascunho ${at}. Nada do que você digitou se perdeu, mas ainda não está gravado. Onde está escrito “Gravado agora”, duas pessoas mudaram o mesmo campo: ponha o que vale e grave de novo. Os outros campos já têm o que cada pessoa mudou.`,
  overtakenLive:
    'Isto mudou enquanto a página estava aberta: o rascunho foi publicado ou descartado. O que você digitou está nos campos, mas ainda não está gravado.',
  /** Shown if someone has removed what the form changes. */
  gone: (typed: string) =>
    `Outra pessoa apagou isto do rascunho enquanto a página estava aberta: nada foi gravado.${typed && ` O que você mudou: ${typed}.`}`,
  stored: (value: string) => `Gravado agora: ${value}`,
  storedEmpty: 'Gravado agora: vazio',
  findings: 'Antes de publicar',
} as const

/** Texts of the desk's pages on the services that come with plans of the shop's draft: streaming services and apps. */
export const shopServiceWords = {
  title: 'Serviços dos planos',
  tab: 'Serviços',
  why: 'Streaming e aplicativos que vêm com os planos. Um combo novo: faça o serviço aqui e depois, em Planos, copie um plano, marque o serviço e dê nome, preço, selo e lugar entre os combos.',
  caption: 'Serviços que vêm com planos',
  empty: 'Nenhum serviço.',
  kind: 'Tipo',
  streaming: 'streaming',
  app: 'aplicativo',
  plans: 'Planos',
  add: 'Serviço novo',
  act: 'O que fazer',
  open: 'Abrir',
  openAbout: (name: string) => `o serviço ${name}`,
  one: 'Serviço da loja',
  back: 'Todos os serviços',
  usedIn: (plans: readonly string[]) =>
    plans.length === 0 ? 'Nenhum plano tem este serviço.' : `Vem com: ${plans.join(', ')}.`,
  name: 'Nome',
  description: 'Descrição',
  descriptionHint: 'Uma frase curta, como “Filmes e séries nacionais e de fora”.',
  picture: 'Figura',
  isStreaming: 'É um serviço de streaming',
  isStreamingHint: 'O plano aparece “com” ele, tem fidelidade, e no cartão dá para escolher.',
  save: 'Gravar no rascunho',
  remove: 'Apagar o serviço',
  problems: {
    missing: 'Falta preencher.',
    streaming: (plans: readonly string[]) =>
      `Estes planos o vendem como streaming: ${plans.join(', ')}. Desmarque o serviço neles primeiro.`,
    full: 'O serviço não pôde ser gravado.',
  },
} as const
