/** Texts of the page at the operator's desk that lists the messages that the chat did not understand. */
export const notUnderstood = {
  title: 'O que o chat não entendeu',
  why: 'Mensagens a que o chat não soube responder, juntas pelas palavras que têm em comum: o que falta nas respostas e nas regras.',
  privacy: (least: string) =>
    `Aqui só aparecem palavras de listas fixas, sem acentos e sem nomes, números nem endereços: “…” está no lugar de todo o resto, que não sai do navegador de quem escreveu. Um grupo aparece a partir de ${least} mensagens iguais.`,
  only: (step: string) => `Só a pergunta ${step}.`,
  everyStep: 'Ver todas as perguntas',
  groups: 'Mensagens',
  step: 'Pergunta aberta',
  words: 'O que foi escrito',
  count: 'Vezes',
  noGroups: (least: string) => `Nenhuma mensagem se repetiu ${least} vezes no período.`,
  steps: 'Por pergunta',
  all: 'Não entendidas',
  wordless: 'Sem nenhuma palavra conhecida',
  noSteps: 'O chat entendeu tudo o que foi escrito no período.',
} as const
