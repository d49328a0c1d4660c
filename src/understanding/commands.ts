import type { StepId } from '../funnel/types.ts'
import { BACK, ELSEWHERE, HELP, HUMAN, RESTART, TALK } from './command-words.ts'
import { spoken, yesNo } from './yes-no.ts'

/**
 * What a message means (U-chat). `correct` names the answer, or null if it was not named or cannot be corrected now;
 * `text` is the new value if it was given too ('mudar o email para …'), else ''. `answer` is everything else, as
 * typed.
 */
export type Command =
  | { readonly kind: 'back' | 'restart' | 'help' | 'human' | 'elsewhere' | 'yes' | 'no' }
  | { readonly kind: 'correct'; readonly step: StepId | null; readonly text: string }
  | { readonly kind: 'answer'; readonly text: string }

// No command is longer, so a long paste is treated as an answer straight away.
const LIMIT = 200
const WISH = '(?:(?:eu )?(?:quero|queria|preciso|posso|gostaria de|da pra|da para|pode) )?'
// An article or possessive, or 'de' ('trocar de plano').
const ARTICLE = '(?:(?:o|a|os|as|de|do|da|no|na) )?(?:(?:meu|minha) )?'
const CORRECT = new RegExp(`^${WISH}(?:corrigir|corrige|corrija)(?: ${ARTICLE}(.+))?$`)
const CHANGE = new RegExp(
  `^${WISH}(?:mudar|muda|mude|alterar|altera|altere|trocar|troca|troque|editar|edita|arrumar|arruma|errei) ${ARTICLE}(.+)$`,
)
const WRONG = new RegExp(`^${ARTICLE}(.+?) (?:(?:esta|ta|foi|ficou|saiu) )?(?:errad[oa]|incorret[oa])$`)
const ALONE = new Set([
  'corrigir',
  'corrige',
  'editar',
  'errei',
  'digitei errado',
  'alterar',
  'mudar',
  'trocar',
])

/**
 * Parses a message. Only a whole message is a command: 'Ajuda Silva' and 'Rua da Pessoa' are answers.
 * @param correctable steps whose answers can be corrected now
 * @param named steps that a word may refer to, most likely first
 */
export function parseCommand(
  message: string,
  correctable: readonly StepId[],
  named: (word: string) => readonly StepId[],
): Command {
  const answer: Command = { kind: 'answer', text: message }
  if (message.length > LIMIT) return answer
  if (/^[\s?]*\?\s*$/.test(message)) return { kind: 'help' }
  // no command contains digits or symbols, and most answers do
  if (!/\p{L}/u.test(message)) return answer
  const said = plain(message)
  if (RESTART.has(said)) return { kind: 'restart' }
  if (BACK.has(said)) return { kind: 'back' }
  if (HELP.has(said)) return { kind: 'help' }
  if (ELSEWHERE.has(said.replace(/^(?:quero|queria|posso|gostaria de) /, ''))) return { kind: 'elsewhere' }
  if (HUMAN.has(said.replace(TALK, ''))) return { kind: 'human' }
  const agreed = yesNo(said)
  if (agreed !== null) return { kind: agreed ? 'yes' : 'no' }
  return correction(message, correctable, named) ?? answer
}

/** Like `spoken`, without a leading slash. */
function plain(message: string): string {
  return spoken(message.replace(/^\s*\//, ''))
}

function correction(
  message: string,
  correctable: readonly StepId[],
  named: (word: string) => readonly StepId[],
): Command | null {
  for (const { order, text } of readings(message)) {
    const said = plain(order)
    const words = CORRECT.exec(said)?.[1] ?? CHANGE.exec(said)?.[1] ?? WRONG.exec(said)?.[1] ?? ''
    const steps = words ? named(words) : []
    if (steps.length > 0)
      return { kind: 'correct', step: steps.find((step) => correctable.includes(step)) ?? null, text }
  }
  // No real answer starts with 'corrigir'; the other verbs might, so they need a known word after them.
  const said = plain(message)
  return ALONE.has(said) || CORRECT.test(said) ? { kind: 'correct', step: null, text: '' } : null
}

/** The whole message, then each split at 'para' or a colon: 'mudar o email para ana@x.com'. */
function readings(message: string): { order: string; text: string }[] {
  const cuts = [...message.matchAll(/\s+(?:para|pra|pro)\s+|:\s*/gi)]
  return [
    { order: message, text: '' },
    ...cuts.map((cut) => ({
      order: message.slice(0, cut.index),
      text: message.slice(cut.index + cut[0].length).trim(),
    })),
  ]
}
