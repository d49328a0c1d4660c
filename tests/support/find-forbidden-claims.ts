/** Finds claims in texts for visitors that no rule of docs/rules supports: figures, promises, comparisons. */

/** Every figure that an answer may state without being given it, and the rule that states it. */
const STATED: Readonly<Record<string, string>> = {
  '12': 'M9.5 (months), M9.6, F9.3 (hour)',
  '8': 'F9.3',
  '18': 'F9.3',
  '3': 'D23',
  '30': 'D23',
  '1': 'D23, M9.8 (1 Giga)',
  '5': 'D23',
  '10': 'D23',
  '15': 'D23',
  '20': 'D23',
  '25': 'D23',
  '2': 'M9.8 (2 Giga)',
  '6': 'M9.8 (Wi-Fi 6)',
  '13': 'M9.5 (the month after the twelfth)',
  '16': 'M8.5 (DDD)',
  '250': 'M2.51',
  '300': 'M2.51',
  '400': 'M1.1',
  '500': 'M2.51',
  '700': 'M2.51',
  '600': 'D28',
  '100': 'D28',
  '40': 'M2.51',
  '50': 'M2.51',
  '68': 'M2.51',
  '96': 'M2.52',
  '119,99': 'M2.52',
  '7': 'D151',
  '49': 'D151 (the article of the law)',
  '190': 'M9.8',
  '90': 'S24',
  '0800 555 1020': 'M9.10',
  '103 41': 'M9.10',
}

/** Promises that no rule makes: capacity, opening hours, speed of service, means of payment, free services. */
export const forbiddenClaims =
  /toda semana|todos os dias|todo dia|24 horas|dias úteis|minutos|grátis|gratuit|sem custo|garant|vitalíci|ilimitad|pague? (?:por|com) (?:pix|boleto)|melhor internet|sem multa/i

/** Claims that nobody can prove: comparisons, superlatives, growth, times, what is never or always so. */
const boasts =
  /\bcresce\b|mais (?:rápid|estáve|modern|complet|nov)|\b(?:[oa]s?|d[oa]s?|n[oa]s?) (?:maior|melhor)|líder|campe[ãõ]|premiad|número 1|nº ?1\b|imbatíve|incomparáve|sem igual|velocidade da luz|sem (?:disputa|trav|queda|pagar)|poucos segundos|\btodas as ofertas|\bninguém|\bsempre\b|\bnunca\b|recém|\búnic[oa]/i

/** Claims that the specification states literally, with the rule that contains them. */
const LITERAL: Readonly<Record<string, string>> = {
  'até 40% mais rápido': 'M9.8',
  'Entretenimento garantido': 'M9.3',
}

/** The claim in a text that neither a rule nor a setting proves; null if there is none. */
export function unprovenClaims(text: string): string | null {
  const others = Object.keys(LITERAL).reduce(
    (rest, said) => rest.replaceAll(new RegExp(said, 'gi'), ''),
    text,
  )
  return (forbiddenClaims.exec(others) ?? boasts.exec(others))?.[0] ?? null
}

const numbers = (text: string) =>
  text.match(/0800\s555\s1020|103 41|\d+(?:,\d+)?/g)?.map((each) => each.replace(/^0+(?=\d,)/, '')) ?? []

/** The figures in a text that no rule states. */
export const unstatedFigures = (text: string): string[] =>
  numbers(text).filter((each) => !Object.hasOwn(STATED, each.replaceAll('\u00A0', ' ')))
