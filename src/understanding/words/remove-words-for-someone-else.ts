/** Prepares messages at a question about somebody else, such as the name of a friend. */
import { SOMEONE_ELSE } from './filler-doubt-and-negation-words.ts'
import { lowerWithoutAccents } from './lower-case-without-accents.ts'

/** Words that say whose the value is: 'o nome dele é …', 'é a minha vizinha Ana', 'o telefone da minha irmã é …'. */
const WHOSE = RegExp(
  `(?<![a-z])(?:d?el[ea]|(?:d?[oa] |uma? )?(?:meu|minha|noss[oa]) (?:(?:melhor|grande|querid[oa]) )?(?:amig[oa]|comadre|compadre|${SOMEONE_ELSE.source}))(?![a-z-]),? *`,
  'g',
)

/** Returns a message without the words that say that its values are somebody else's; null if there are none. */
export function withoutWhoseItIs(message: string): string | null {
  const typed = message.normalize('NFC')
  let rest = ''
  let from = 0
  for (const { 0: match, index } of lowerWithoutAccents(typed).matchAll(WHOSE)) {
    rest += typed.slice(from, index)
    from = index + match.length
  }
  return from === 0 ? null : rest + typed.slice(from)
}

/** Whether a message speaks of the visitor's own values: 'meu telefone é …'. */
export const speaksOfOwn = (message: string): boolean =>
  /(?<![a-z])(?:meu|minha|me chamo|(?:eu )?sou)(?![a-z])/.test(lowerWithoutAccents(message.normalize('NFC')))
