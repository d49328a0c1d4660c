/**
 * Messages about a risk check that was not passed, as the server sends them. A message from the risk provider takes precedence. The pages
 * of such orders say the same until the server has spoken, and after a reload.
 */
export const riskMessages = {
  rejected:
    'Isso não diz nada contra você: o sistema só não conseguiu confirmar os dados sozinho. Uma pessoa da equipe continua daqui, com tudo o que você já respondeu.',
  anotherQuiz:
    'Acontece: as perguntas falam de coisas antigas. Você pode tentar mais uma vez, com outras perguntas.',
} as const
