/**
 * Replies to a message at the review that asks to see the order or one of its answers once more, and which is no yes to it:
 * 'pode mandar o resumo de novo?', 'qual dia ficou a visita?'.
 */
import { conditionsOfOrder } from '../../content/conditional-confirmation.ts'
import { idsOf, stepOf } from '../../funnel/journey-registry.ts'
import { answerAsItStands, answerInSentence } from '../../questions/describe-answer-change.ts'
import { messageRead } from '../../store/redux-actions.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { answersNamed } from './reply-to-vague-change-at-review.ts'
import { askAgain, clearInput, say, show, type Moves } from './chat-move-types.ts'
import type { ReceivedMessage } from './received-message-type.ts'

const AGAIN = String.raw`\b(?:de novo|dnv|novamente|outra vez|mais uma vez)\b`
/** Asks to see the order once more. */
const ASKS_FOR_SUMMARY = new RegExp(
  String.raw`\bresum\w+|\b(?:mostr|repet|relembr|mand|envi|pass|fal|ver\b|veja|lista)\w*[^.;!?]{0,24}\b(?:pedido|dados|tudo|respostas)\b[^.;!?]{0,12}${AGAIN}|\b(?:mostr|repet|relembr)\w* (?:ai |aqui |pra mim )?(?:o |os |meu |meus )?(?:pedido|dados|tudo)\b`,
)
/** Asks how one answer stands: 'qual dia ficou a instalação mesmo?'. */
const ASKS_FOR_ONE =
  /\b(?:qual|que|quando|quanto|pra que|em que)\b[^.;!?]{0,40}\b(?:fic(?:ou|aram?)|escolhi|marquei|coloquei|botei|pus|anot\w+|mesmo|combin\w+|vai vir|vem|vence)\b/
const DENIES = /\b(?:nao|nem|sem)\b/

export function repeatOrderSummary({
  reading,
  text,
  echo,
  situation,
  pending,
}: ReceivedMessage): Moves | null {
  const { order, step } = situation
  const said = lowerWithoutAccents(text)
  if (stepOf(order, step).view !== 'review' || pending || reading.command !== null) return null
  if (reading.answers[step] || DENIES.test(said)) return null
  const all = idsOf(order, 'chat').filter((id) => order.answers[id] && answerInSentence(order, id) !== '')
  const isOfOne = reading.doubts.length === 0 && !ASKS_FOR_SUMMARY.test(said) && ASKS_FOR_ONE.test(said)
  if (!isOfOne && !ASKS_FOR_SUMMARY.test(said)) return null
  const rows = isOfOne ? answersNamed(order, said).filter((id) => all.includes(id)) : all
  if (rows.length === 0) return null
  const summary = rows.map((id) => answerAsItStands(order, id)).join('; ')
  return [
    messageRead({ understood: true }),
    clearInput,
    show(echo),
    say(conditionsOfOrder.summary(summary)),
    askAgain,
  ]
}
