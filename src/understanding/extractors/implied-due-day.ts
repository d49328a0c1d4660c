/**
 * Infers the due day from a message that only implies it, such as one that names payday or a part of the month. The
 * visitor must confirm it.
 */
import { DUE_DAYS } from '../../lib/due-days.ts'
import type { Extraction } from '../extraction-state.ts'

const DAYS = DUE_DAYS.map(String)

/** A date with its month, although the bill is due every month: '05/12', 'dia 10/12'. */
const DATED =
  /^\W*(?:(?:n?o|dia|em|pode ser|pra|para|a partir d[eo]|vencimento) )*0?(\d{1,2}) ?[/.-] ?(?:0?[1-9]|1[0-2])(?: ?[/.-] ?(?:20)?\d\d)?(?: (?:pode ser|por favor|esta bom|ta bom))?\W*$/
/** When the wage comes, as all that is said. */
const PAID =
  /^\W*(?:(?:eu|e que|e|so|meu|minha|bom|olha|moc[ao]|ah)[ ,]+)*(?:receb\w+|pagamento|salario|beneficio|aposentadoria|me pagam|pagam|cai)(?: (?:meu|minha|o|a|salario|pagamento|beneficio|aposentadoria|cai|sai|e|eh|so|todo|sempre|no|na|em))*(?: dia)? (?:0?(\d{1,2})|(5o?|quinto) dia util)(?: (?:de cada mes|do mes|todo mes))?\W*$/
const AFTER =
  /^\W*(?:(?:so|tem que ser|pode ser|qualquer (?:dia|um|data)|quero|melhor|prefiro|e|um pouco|logo|bem) )*(?:(?:depois|apos|a partir) d[eo] |(?:depois|assim) que (?:eu )?receb\w+,? (?:(?:que|q) )?(?:(?:e|eh|cai) )?(?:n?o )?(?=dia ))(?:dia )?0?(\d{1,2})(?:,? (?:q|que|pq|porque|pois|ja que|quando|por causa) [^?\d]*)?\W*$/
const BEGINNING =
  /^\W*(?:(?:n?o|logo|bem|pode ser|prefiro|quero|melhor|pro|para o|em|todo) )*(?:comeco|inicio|comecinho)(?: d[eo] (?:cada )?mes)?\W*$/
const OF_TWO =
  /\b(?:dia )?(\d{1,2}) ou (?:(?:dia|o|no|pro) )*(\d{1,2})(?![\d/])[ ,.]*(?:(?:pra|para) mim |qualquer |(?:voce|vc|vcs|voces) )?(?:tanto faz|pode(?:m)? escolher|escolh\w+|qualquer um|(?:o )?(?:que|q) (?:for|der|tiver|(?:voce|vc|vcs) (?:ach|quis|prefer|decid|sab|escolh)\w+)|(?:voce|vc|vcs) (?:que |q )?(?:escolh|sab|decid)\w+|sei la|nao sei|decid\w+)/

/** Proposes a due day that the message only implies, if the open question asks for one. */
export function extractImpliedDueDay(extraction: Extraction): void {
  const { text } = extraction
  const { said } = text
  const [, first, second] = OF_TWO.exec(said) ?? []
  if (first !== undefined && second !== undefined && DAYS.includes(first) && DAYS.includes(second)) {
    extraction.addEither('due', [{ due_date: first }, { due_date: second }], 0)
    return
  }
  if (BEGINNING.test(said)) extraction.addEither('due', [{ due_date: '1' }, { due_date: '5' }], 0)
  const [, day] = DATED.exec(said) ?? []
  if (day !== undefined && Number(day) > 0 && Number(day) < 32) {
    extraction.add('due', { due_date: day }, 0, DAYS.includes(day) ? 'confirm' : 'unavailable')
    return
  }
  const paid = PAID.exec(said)
  const [, later] = AFTER.exec(said) ?? []
  // the fifth working day is the 7th or the 8th of most months
  const since = paid ? Number(paid[1] ?? 8) : Number(later)
  const next = DAYS.find((each) => Number(each) > since) ?? DAYS[0]
  if ((paid || later !== undefined) && next) extraction.add('due', { due_date: next }, 0, 'confirm')
}
