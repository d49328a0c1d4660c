/**
 * Messages when a risk check rejects the order or asks for another quiz. For a rejection, a message from the risk provider
 * takes precedence. The pages of these outcomes show the same texts.
 */
export const riskMessages = {
  rejected:
    'Isso não diz nada contra você: o sistema só não conseguiu confirmar os dados sozinho. Uma pessoa da equipe continua daqui, com tudo o que você já respondeu.',
  anotherQuiz:
    'Acontece: as perguntas falam de coisas antigas. Você pode tentar mais uma vez, com outras perguntas.',
} as const
