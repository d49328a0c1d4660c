/**
 * Recognises a choice by its position in a list: 'a segunda opção', 'alternativa b'. The position of a plan is recognised
 * in extractors/plan.ts.
 */
import { lowerWithoutAccents } from './lower-case-without-accents.ts'

const ORDINALS = ['primeir', 'segund', 'terceir', 'quart', 'quint']
const OF_PLACE = new RegExp(
  `^\\W*(?:(?:pode ser|quero|prefiro|fico com|vou de|marca|e|eh|o|a) )*(?:(?:(${ORDINALS.join('|')})|(penultim)|(ultim))[oa](?: (?:opcao|alternativa|resposta|del[ea]s|mesm[oa]|por favor))*|(?:opcao|alternativa|resposta|letra|numero) (?:([1-5])|([a-e])))\\W*$`,
)

/** Returns the list index that a message names: 1 for 'a segunda opção', -1 for 'o último', null for anything else. */
export function positionInList(message: string): number | null {
  const said = lowerWithoutAccents(message.slice(0, 80).normalize('NFC'))
  const [match, ordinal = '', lastButOne, last, number, letter = ''] = OF_PLACE.exec(said) ?? []
  if (match === undefined) return null
  if (lastButOne ?? last) return last ? -1 : -2
  return number ? Number(number) - 1 : letter ? 'abcde'.indexOf(letter) : ORDINALS.indexOf(ordinal)
}
