/** Reads the new value of an answered question that accepts any text, after the question's name. */
import { stepOf } from '../../funnel/journey-registry.ts'
import { textOf } from '../../questions/look-up-step-texts.ts'
import type { Reading, Situation } from '../../understanding/reading-types.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { freeTextOf, parseFreeText } from './free-text-answer.ts'

/** Words between the name and its value: 'é …', ': …'. */
const IS = /^ *(?:(?:certa|correta|certo|correto|atual|agora|mesmo) )?(?:é |eh |[:=] *(?:é |eh )?)/i
/** The same in a message that announces a correction: '… para …', '… está errada, é …'. */
const BECOMES =
  /^(?:[^,;:.]*? (?:para|pra|pro) (?:é |eh )?(?!(?:mim|nós|nos|a gente|você|vc)\b)|[^;:.]*[,;.] *(?:é|eh) )/i

/**
 * Adds the new value, and the command to correct the answer if only its name announces it: 'minha profissão é …'. Under
 * another name of the question, as in 'meu trabalho é longe', the value is only proposed.
 */
export function withFreeTextCorrection(reading: Reading, text: string, situation: Situation): Reading {
  const { order, words, step: open } = situation
  const { command, facts, unanswered } = reading
  const isAnnounced = command?.startsWith('correct:') === true
  if (!isAnnounced && (command !== null || facts.length > 0 || unanswered || text.includes('?')))
    return reading
  const typed = text.normalize('NFC')
  const ids = isAnnounced ? [command.slice('correct:'.length)] : Object.keys(words)
  for (const id of ids) {
    const step = stepOf(order, id)
    if (freeTextOf(step) === undefined || id === open || !order.answers[id] || reading.answers[id]) continue
    const found = afterName(typed, words[id] ?? [])
    const [lead] = (found && (IS.exec(found.rest) ?? (isAnnounced && BECOMES.exec(found.rest)))) || []
    if (!found || lead === undefined) continue
    const values = parseFreeText(step, found.rest.slice(lead.length), situation, true)
    if (values === null) continue
    // nobody confirms an order and changes it at once
    const { [open]: own, ...others } = reading.answers
    const answers = own && stepOf(order, open).kind !== 'review' ? reading.answers : others
    const isNamed = isAnnounced || found.word.endsWith(lowerWithoutAccents(textOf(order, id).name))
    return isNamed
      ? { ...reading, command: `correct:${id}`, answers: { ...answers, [id]: values }, clear: true }
      : { ...reading, answers, doubts: [{ step: id, values, why: 'confirm' }], clear: false }
  }
  return reading
}

/** Returns the longest of a question's names in a text, and what stands after it. */
function afterName(text: string, names: readonly string[]) {
  const said = lowerWithoutAccents(text)
  const found = names.flatMap((word) => {
    const at = ` ${said}`.search(new RegExp(`[^a-z0-9]${word.replace(/[^a-z0-9 ]/g, '.')}(?![a-z0-9])`))
    return at < 0 ? [] : [{ word, rest: text.slice(at + word.length) }]
  })
  return found.toSorted((one, two) => two.word.length - one.word.length)[0]
}
