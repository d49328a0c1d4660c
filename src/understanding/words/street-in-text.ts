/** Finds a street, and its town if given, in a reply to the question for the CEP. */
import { collapseSpaces } from '../../lib/normalise-text.ts'
import { splitStreetAndNumber, type StreetAndNumber } from '../../lib/split-street-and-number.ts'
import { lowerWithoutAccents } from './lower-case-without-accents.ts'
import { CEP, NOT_KNOWN } from './visitor-does-not-know-cep.ts'

const TYPE =
  /(?:^|[\s,(:])(?=(?:rua|r\.?|avenida|av\.?|alameda|al\.|travessa|trav\.?|tv\.?|praca|pca\.?|rodovia|rod\.?|estrada|estr\.?|largo|viela|beco|ladeira|servidao)\s+(?!(?:de casa|d[oa] (?:lado|frente|esquina)|de (?:tras|cima|baixo)|da minha|do meu|daqui|tem|e|eh|ja|que|onde|aqui|nao|sem|fica|chega|passa|ta|esta|inteira|toda|mais|grande)\b)[a-z\d]{1,}(?:[^\n]|$))/
/** The part of a message that says that the CEP is not known. */
const EXCUSE = new RegExp(
  `(?:\\b(?:mas|e|so que|porque|pois) )?(?:(?:eu|o|meu) )*(?:\\b${NOT_KNOWN}\\b[^.,;!?\\n]{0,24}\\b${CEP}\\b|\\b${CEP}\\b (?:eu )?${NOT_KNOWN}\\b)(?: (?:nao|de cabeca|agora))*`,
)
/** What in an enumeration is no part of an address. */
const ELSE =
  /\b(?:atras|perto|proxim[oa]|passa|entra|porteira|ponte|igreja|posto|esquina|em frente|ao lado|quero|queria|plano|mega|giga|meu|minha|sou|me chamo|tem|cep|telefone|celular|whats\w*|e-?mail|cpf|por favor|pfv|obrigad[oa]|valeu|internet|fibra|chega|instal\w+|qual|quanto)\b|@/
/** The district, told in passing: 'rua augusta 1200 ali na consolação'. */
const NEARBY = /\s(?:ali|l[áa]|aqui)\s(?:n[ao]s?|em|pert\w*|d[ao]s?)\s[^,]*/i
/** The district before the town: 'rua goiás no centro de uberlândia', 'rua 7 no bairro saúde em santos'. */
const DISTRICT =
  /\s+(?:(?:ali|l[áa]|aqui)\s+)?n[ao]\s+(?:(centro)\s+(?:d[aeo]|em)|bairro\s+([^,]+?)\s+em)\s+/i
// a dot after a short word belongs to an abbreviation: 'av. brig. faria lima'
const END = /[!?;\n]|(?:[a-z]{5}|\d)\.(?=\s|$)/

/** Returns the parts of a text without those that are no part of an address. */
function addressIn(text: string): string {
  const end = END.exec(lowerWithoutAccents(text))
  const first = end ? text.slice(0, end.index + end[0].length).replace(/[!?;.\s]+$/, '') : text
  const parts = first
    .replace(DISTRICT, (_all, centre?: string, name?: string) => `, ${centre ?? name}, `)
    .replace(NEARBY, '')
    .split(',')
  const [street = '', ...others] = parts
  return collapseSpaces(
    [street, ...others.filter((part) => part.trim() && !ELSE.test(lowerWithoutAccents(part)))].join(','),
  )
}

/** Returns a message without the words that say that the CEP is not known. */
function withoutExcuse(message: string): string {
  const text = message.slice(0, 200).normalize('NFC')
  const found = EXCUSE.exec(lowerWithoutAccents(text))
  return found ? `${text.slice(0, found.index)},${text.slice(found.index + found[0].length)}` : text
}

/** Finds a street by its type: 'moro na rua augusta 1200, em são paulo'. Null if there is none. */
export function streetIn(message: string): StreetAndNumber | null {
  const text = withoutExcuse(message)
  const found = TYPE.exec(lowerWithoutAccents(text))
  if (!found) return null
  const said = splitStreetAndNumber(addressIn(text.slice(found.index + found[0].length)))
  return said.street.includes(' ') ? said : null
}

/** Reads a whole message as an address without the type of the street: 'augusta 1200, são paulo'. */
export const bareStreetIn = (message: string): StreetAndNumber =>
  splitStreetAndNumber(
    addressIn(withoutExcuse(message).replace(/^\W*(?:(?:é|eh|e|fica|moro|na|no|em)\s+)+/iu, '')),
  )
