/** Recognises a message that says only that the visitor does not know, or does not remember. */
import { FILLER_WORDS } from '../words/filler-doubt-and-negation-words.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { bareWords } from '../words/yes-no.ts'

const NOT = '(?:nao|naum|num|n|nem)'
const NOT_KNOWING = RegExp(
  `^(?:${NOT} (?:me )?(?:sei|lembro|recordo)(?: (?:te )?(?:dizer|responder|informar|falar))?(?: nao)?|${NOT} (?:to|tou|estou) lembrad[oa]|${NOT} (?:to|tou|estou) (?:me )?lembrando|(?:sei|lembro|faco ideia) nao|sei la|${NOT} (?:faco|tenho)(?: nem)?(?: a)?(?: (?:menor|minima))? ideia|(?:nem|sem) ideia|esqueci)$`,
)
/** Words that may stand anywhere in such a message, besides fillers. */
const BESIDE = new Set(
  `eu mais isso disso essa dessa direito ainda certeza sinceramente faz tempo ih poxa puts nossa`.split(' '),
)

/** Whether a message says only that its answer is not known: 'ih, não lembro mais'; not 'não sei se quero contratar'. */
export function saysOnlyNotKnowing(message: string): boolean {
  const words = bareWords(lowerWithoutAccents(message.normalize('NFC')))
  // a filler elsewhere, 'lá' belongs to 'sei lá'
  const said = words.filter((word) => word === 'la' || !(FILLER_WORDS.has(word) || BESIDE.has(word)))
  return !message.includes('?') && NOT_KNOWING.test(said.join(' '))
}
