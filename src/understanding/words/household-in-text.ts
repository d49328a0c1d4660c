/** Finds information about the household in a message: how many people, and what they use the internet for. */
import type { SaidHousehold } from '../../funnel/plan-advice.ts'

const COUNTED =
  /\b(?:somos|moramos|em casa somos|moram|vivemos|familia de|casa com|com|pra|para|aguenta)(?: (?:em|uns|umas|so))? (\d{1,2})(?: (?:pessoas?|moradores|gente|adultos|irmaos))?(?! ?(?:mega|giga|gb|reais|mes|dia|hora|ano|tv|televis|celular|aparelh|dispositiv|computador|%|h\b))\b/
const PEOPLE = /\b(\d{1,2}) (?:pessoas?|moradores|gente|adultos|irmaos)\b/
const ALONE =
  /\b(?:moro|vivo|sou) (?:so(?:zinh[oa])?|eu)\b|\bso (?:pra |para )?(?:eu|mim)\b|\b(?:um |so um )?casal\b|\beu e (?:a |o )?(?:minha |meu )?(?:espos\w+|marido|mulher|namorad\w+|companheir\w+|mae|pai|filh[oa])\b(?! e)/
const CROWD = /\b(?:familia (?:grande|inteira)|casa cheia|muita gente)\b/
const GAMES =
  /(?<!\b(?:passam?|vejo|vemos|ver|assist\w+)(?: os?)? )\bjog(?!os? d[aeo] )(?:a|o|am|amos|ar|ando|os|inhos)\b(?! (?:fora|pro|para o dia|dia))|\bgam(?:e|er|es|ers|ing)\b|\bps[345]\b|\bxbox\b|\bfree fire\b/
const WORK =
  /\bhome ?office\b|\btrabalh\w+ (?:em|de|d[ae]|na|no) casa\b|\bteletrabalho\b|\b(?:trabalho|trabalhar) remot\w+\b|\b(?:chamadas?|reunio?e?s?|reuniao) (?:de|por|em|no)? ?(?:video|online|on-line|zoom|teams|meet)\b|\bvideo ?chamadas?\b|\bpra trabalhar\b/
const WATCHES = /\b(?:assist\w+|ver|vejo|vemos|netflix|series?|filmes?|streamings?|televis\w+|tvs?)\b/
const SERVICES = [
  [/\bglobo ?-?play\b/, 'globo-play'],
  [/\bhbo\b/, 'MAX'],
  [/\bparamount\b/, 'paramount-plus'],
] as const

/**
 * Returns what a text says about the household, or null if it says nothing.
 * @param said lower-case text without accents, with number words as digits
 */
export function householdIn(said: string): SaidHousehold | null {
  const count = Number((PEOPLE.exec(said) ?? COUNTED.exec(said))?.[1] ?? 0)
  const people =
    count > 0
      ? ({ people: count > 4 ? 'many' : count > 2 ? 'some' : 'few', count } as const)
      : CROWD.test(said)
        ? ({ people: 'many' } as const)
        : ALONE.test(said)
          ? ({ people: 'few' } as const)
          : {}
  const use = GAMES.test(said)
    ? ({ use: 'games' } as const)
    : WORK.test(said)
      ? ({ use: 'work' } as const)
      : {}
  const service = SERVICES.find(([pattern]) => pattern.test(said))?.[1]
  const series = service === undefined ? {} : { series: service }
  const home = { ...people, ...use, ...series, ...(WATCHES.test(said) ? { television: true } : {}) }
  return Object.keys(home).length > 0 ? home : null
}

/** Whether a text says who lives in the house, or that they play or work there, rather than what they watch. */
export const tellsHousehold = ({ people, use }: SaidHousehold): boolean =>
  people !== undefined || use !== undefined
