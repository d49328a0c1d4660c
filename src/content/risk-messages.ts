/**
 * Messages about a failed risk check. A message from the risk provider takes precedence. Pages show the same messages
 * until the server has replied, and after a reload.
 */
export const riskMessages = {
  rejected:
    'Isso não diz nada contra você: o sistema só não conseguiu confirmar os dados sozinho. Uma pessoa da equipe continua daqui, com tudo o que você já respondeu.',
  anotherQuiz:
    'Acontece: as perguntas falam de coisas antigas. Você pode tentar mais uma vez, com outras perguntas.',
} as const
