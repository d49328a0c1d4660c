/** Texts at the top of the desk's funnel page, which say where most visits end and, if known, why. */
export const whyVisitorsLeaveWords = {
  title: 'Onde mais param, e por quê',
  most: (step: string, visits: string, loss: string) =>
    `Mais visitas param em ${step}: ${visits}, ${loss} de quem viu.`,
  known: (names: string, figures: string) =>
    `O que ali acontece bem mais do que nas outras perguntas: ${names} (${figures}). Isso indica o motivo, mas não o prova.`,
  unknown: (figures: string) =>
    `Por que, as contagens não bastam para dizer: ali nada acontece o dobro das vezes das outras perguntas (${figures}).`,
  names: { refused: 'respostas recusadas', helped: 'pedidos de ajuda' },
  and: ' e ',
  hints: {
    refused: (count: string, rate: string, elsewhere: string) =>
      `recusas: ${count}, ${rate} de quem viu; nas outras, ${elsewhere}`,
    helped: (count: string, rate: string, elsewhere: string) =>
      `pedidos de ajuda: ${count}, ${rate} de quem viu; nas outras, ${elsewhere}`,
  },
  problem: (text: string, count: number) =>
    ` A recusa mais frequente: “${text}”, ${count === 1 ? '1 vez' : `${count.toLocaleString('pt-BR')} vezes`}.`,
  other: 'outro texto',
  time: (time: string) => `Metade de quem respondeu levou ${time}.`,
  channels: (chat: string, pages: string) => `No chat param ${chat} de quem viu; no formulário, ${pages}.`,
  missed: (count: string, all: string) =>
    `O chat não entendeu ${count} mensagens ali, de ${all} no período; essas contam todas as jornadas e campanhas.`,
  failures: (count: string) =>
    `Erros no navegador não são contados por pergunta: ${count} no período, em todo o site; quais são, diz o registro do servidor.`,
  toMissed: 'O que o chat não entendeu ali',
} as const
