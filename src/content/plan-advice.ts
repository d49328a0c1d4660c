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
    /** `told` is what the visitor said about the household: ['4 pessoas', 'jogos on-line']. */
    suffices: (told: readonly string[]) =>
      told.length > 0 ? `é o mais barato que dá conta de ${listInWords(told)}` : 'é o mais barato que há',
    fastest: 'é o mais rápido que há',
    /** `upload` is a speed such as '500 Mega' or '1 Giga'. */
    upload: (upload: string) => `tem ${upload} de upload, que é o que pesa nas chamadas de vídeo`,
    streaming: (names: string) => `já inclui ${names}`,
  },
  /** `price` says what it costs now and later: 'R$ 59,99 por mês com débito automático, por 12 meses; depois R$ 159,99'. */
  recommend: (plan: string, price: string, reasons: readonly string[]) =>
    `Sugiro o ${plan}${reasons.length > 0 ? `, porque ${listInWords(reasons)}` : ''}. Custa ${price}.`,
  /**
   * When the next plan up would be worth it. `count` is the number of devices for which the recommended one is
   * recommended; 0 if unknown. `more` says the difference of the monthly prices with direct debit, `later` is the one
   * after the promotion, such as 'menos R$ 10,00'; null if it stays the same.
   */
  nextUp: (plan: string, more: string, later: string | null, count: number) =>
    `${count > 0 ? `Com mais de ${count} aparelhos` : 'Com mais gente em casa'}, vale o ${plan}, ${more}${later === null ? '' : ` nos primeiros 12 meses e ${later} depois`}.`,
  samePrice: 'pelo mesmo preço',
  /** `difference` is such as 'mais R$ 10,00'. */
  otherPrice: (difference: string) => `por ${difference} por mês`,
  /** Shown if no plan on offer has everything that the visitor asked for. */
  nearest: (missing: string) => `Nenhum plano deste endereço tem ${missing}. O que chega mais perto:`,
  others: 'Os outros planos continuam logo abaixo.',
  take: (plan: string) => `Ficar com o ${plan}`,
  compare: 'Comparar com os outros',
} as const
