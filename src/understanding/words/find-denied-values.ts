/** Finds the values that a message itself rejects: 1000 in 'não é 1000, é 1002'. */
import { TORN_DAYS } from './filler-doubt-and-negation-words.ts'

const DENIED_FIRST = /(\bnao (?:e|eh|era) (?:o |a |no |dia )?)([\d/.-]{1,20}),? (?:mas |e sim |e|eh|sim)/
/** What is shown wrongly, before what was said: 'o vencimento tá 15 e eu falei 5'. */
const SHOWN =
  /(\b(?:ta|esta|saiu|veio|ficou|consta|aparece\w*|botou|botaram|colocou|colocaram)(?: (?:dia|o|a|como|de|escrito))* )([\d/.-]{1,20})(?=.{0,24}\b(?:falei|disse|pedi|pedido|escolhido|marcado|queria|era|cert[oa]|corret[oa]|quero)\b.{0,12}\d)/
/** What is shown wrongly, behind what is right: 'o apê é 403, tá 304 aí'. */
const SHOWN_BEHIND =
  /(\d\D{1,12}\b(?:ta|esta|saiu|veio|ficou|consta|aparece\w*|botaram|colocaram)(?: (?:dia|o|a|como))* )([\d/.-]{1,20})(?= (?:ai|ali|aqui)\b)/
const DENIED_LAST = /((?:,| e| mas)? nao (?:e |eh |o |a |no |dia )*)([\d/.-]{1,20})(?=[^\d/.-]*$)/
/** What is emphatically refused: 'dia 25 é que eu não posso'. */
const DENIED_BEHIND =
  /(\b(?:dia|n?[oa]) )([\d/.-]{1,10})(?= (?:e|eh) (?:justamente |exatamente )?(?:o )?(?:que|q) (?:eu )?(?:nao|n)\b)/

/**
 * Returns the positions of the values that a message rejects.
 * @param rest lower-case text without accents
 */
export function findDeniedValues(
  rest: string,
  isCorrection: boolean,
): { readonly from: number; readonly to: number }[] {
  if (TORN_DAYS.test(rest)) return []
  return [DENIED_FIRST, DENIED_LAST, DENIED_BEHIND, ...(isCorrection ? [SHOWN, SHOWN_BEHIND] : [])].flatMap(
    (pattern) => {
      const match = pattern.exec(rest)
      const denied = match?.[2] ?? ''
      if (!match || !/\d/.test(denied)) return []
      const from = match.index + match[0].indexOf(denied, (match[1] ?? '').length)
      return [{ from, to: from + denied.length }]
    },
  )
}
