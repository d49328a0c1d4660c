/** Texts of the desk's pages on user accounts, with their roles and sessions. */
export const accounts = {
  title: 'Pessoas e acessos',
  why: 'Quem entra na mesa, com que papel e de onde. Cada mudança fica no registro de acessos.',
  caption: 'Contas da mesa',
  email: 'E-mail',
  role: 'Papel',
  state: 'Acesso',
  sessions: 'Sessões abertas',
  last: 'Última entrada',
  act: 'O que fazer',
  open: 'Abrir',
  openAbout: (email: string) => `a conta de ${email}`,
  never: '–',
  you: 'você',
  empty: 'Ninguém ainda.',
  states: {
    disabled: 'desligada',
    sso: 'conta da empresa',
    invited: 'ainda sem senha',
    ready: 'senha e código',
    noFactor: 'senha, falta o aplicativo',
  },
  invite: {
    title: 'Convidar alguém',
    why: 'A pessoa cria a própria senha com um código de primeiro acesso. Entregue o código só a ela.',
    email: 'E-mail da pessoa',
    submit: 'Convidar',
    badEmail: 'Isto não é um e-mail.',
    badRole: 'Escolha um papel.',
    taken: 'Esse e-mail já tem uma conta.',
    roles: {
      atendimento: 'liga, acha e muda pedidos',
      analise: 'lê números, nada sobre uma pessoa',
      publicacao: 'muda preços, planos e campanhas da loja',
      aprovacao: 'aprova o que outra pessoa quer publicar na loja',
      administracao: 'faz tudo e lê o registro',
    },
  },
  made: {
    text: (email: string) =>
      `Código de primeiro acesso de ${email}. Ele aparece só agora, vale 72 horas e funciona uma vez.`,
    code: 'Código',
    link: 'Onde ele é usado',
  },
} as const

/** Texts of the desk page on one account. */
export const account = {
  title: 'Conta',
  back: 'Todas as contas',
  since: 'Conta criada',
  own: 'Esta é a sua conta: papel e acesso quem muda é outra pessoa da administração.',
  role: {
    title: 'Papel',
    why: 'Vale a partir da próxima página que a pessoa abrir.',
    submit: 'Mudar o papel',
  },
  factor: {
    title: 'Aplicativo autenticador',
    why: 'Celular novo ou perdido: as sessões terminam, e na próxima entrada a pessoa liga o aplicativo de novo. A senha fica.',
    submit: 'Pedir o aplicativo de novo',
  },
  reset: {
    title: 'Novo primeiro acesso',
    why: 'Senha esquecida: senha e aplicativo deixam de valer, as sessões terminam, e sai um código novo.',
    submit: 'Dar um código novo',
  },
  handOver: {
    title: 'Ligações combinadas',
    why: 'Folga ou férias: os retornos que a pessoa combinou ficam com outra. A conta continua ligada.',
    submit: 'Passar',
    noHeir:
      'Nada foi passado: quem fica com as ligações precisa de uma conta ligada que possa ligar para as pessoas. Escolha outra pessoa.',
  },
  disable: {
    title: 'Desligar a conta',
    why: 'A pessoa sai na hora e não entra mais, até alguém religar. A ligação que estiver com ela volta para a lista.',
    agreed: (calls: number) =>
      calls === 1 ? '1 ligação combinada passa para' : `${calls} ligações combinadas passam para`,
    nobody: 'Ninguém: quem pegar “Próxima” liga',
    noHeir:
      'A conta não foi desligada: quem fica com as ligações precisa de uma conta ligada que possa ligar para as pessoas. Escolha outra pessoa.',
    submit: 'Desligar a conta',
    again: 'Religar a conta',
  },
  sessions: {
    title: 'Sessões abertas',
    caption: 'Sessões abertas desta conta',
    since: 'Desde',
    until: 'Termina',
    browser: 'Navegador',
    unknown: 'desconhecido',
    here: 'esta sessão',
    act: 'O que fazer',
    end: 'Encerrar',
    endOf: (browser: string) => `a sessão em ${browser}`,
    empty: 'Nenhuma sessão aberta.',
  },
} as const
