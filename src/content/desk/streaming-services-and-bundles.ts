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
