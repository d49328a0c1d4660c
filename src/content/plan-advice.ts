/**
 * Texts of the plan advice in the chat, which asks up to three multiple-choice questions and then recommends one plan,
 * with reason and price. All claims come from the plan or the specification.
 */
import { listInWords } from '../lib/list-in-words.ts'

export const advice = {
  start: 'Três toques e eu sugiro um plano.',
  /** Shown before the plans of the address, or the customer's own offers, are known. */
  later: 'Sugiro um assim que souber quais planos há para você.',
  skip: 'Só quero ver os planos',
  questions: {
    people: {
      heading: 'Quantas pessoas usam a internet em casa?',
      options: [
        { value: 'few', label: '1 ou 2' },
        { value: 'some', label: '3 ou 4' },
        { value: 'many', label: '5 ou mais' },
      ],
    },
    use: {
      heading: 'Alguém joga on-line ou trabalha de casa?',
      options: [
        { value: 'games', label: 'Joga on-line' },
        { value: 'work', label: 'Trabalha de casa' },
        { value: 'neither', label: 'Nenhum dos dois' },
      ],
    },
    series: {
      heading: 'Quer séries e filmes junto com a internet?',
      options: [
        { value: 'globo-play', label: 'Globoplay' },
        { value: 'MAX', label: 'HBO Max' },
        { value: 'paramount-plus', label: 'Paramount+' },
        { value: 'none', label: 'Não preciso' },
      ],
    },
  },
  /** What the visitor said about the household, in words. */
  told: {
    count: (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`),
    few: '1 ou 2 pessoas',
    some: '3 ou 4 pessoas',
    many: '5 pessoas ou mais',
    games: 'jogos on-line',
    work: 'trabalho em casa',
  },
  /** Reasons for the recommendation. Each continues the sentence "Sugiro o 1 Giga, porque". */
  reasons: {
    cheapest: 'é o mais barato deste endereço',
    devices: (count: number) => `serve para até ${count} aparelhos`,
    games: 'é o plano indicado para quem joga',
    /** Used if none of the other reasons applies. */
    suits: 'combina com o que você contou',
    /** `upload` is a speed such as '500 Mega' or '1 Giga'. */
    upload: (upload: string) => `tem ${upload} de upload, que é o que pesa nas chamadas de vídeo`,
    streaming: (names: string) => `já inclui ${names}`,
  },
  /** `price` is formatted, such as 'R$ 59,99'. There are one or two reasons. */
  recommend: (plan: string, price: string, reasons: readonly string[]) =>
    `Sugiro o ${plan}${reasons.length > 0 ? `, porque ${listInWords(reasons)}` : ''}. Custa ${price} por mês com débito automático, nos primeiros 12 meses.`,
  /** Shown if no plan on offer has everything that the visitor asked for. */
  nearest: (missing: string) => `Nenhum plano deste endereço tem ${missing}. O que chega mais perto:`,
  others: 'Os outros planos continuam logo abaixo.',
  take: (plan: string) => `Ficar com o ${plan}`,
  compare: 'Comparar com os outros',
} as const
