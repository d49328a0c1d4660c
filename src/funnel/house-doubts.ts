/**
 * Asked before "A fibra ainda não chegou" where the house was given in a different form from its CEP's houses (D62).
 */
export const houseDoubts = {
  byBlock: 'Neste CEP os endereços são por quadra e lote. Quais são os seus?',
  byNumber: 'Neste CEP os endereços são por número. Qual é o seu?',
} as const
