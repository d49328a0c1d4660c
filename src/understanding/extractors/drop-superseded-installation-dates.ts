/** Finds the installation day that a visitor finally decides on in a message that names several. */
import type { Extraction } from '../extraction-state.ts'
import { AFTER_IT } from '../words/installation-date-patterns.ts'
import type { InstallationWish } from '../words/merge-installation-date-wishes.ts'

/** A clause that decides on a day: 'chave na mão dia 9. bota dia 11 cedo'. */
const DECIDES = /^\W*(?:bota|bote|marca|marque|agenda|agende|poe|ponha|coloca|coloque|pode marcar)\b/
const SECOND = /\b(?:segunda opcao|se nao|senao|caso|ou|tambem|plano b)\b/
const TAKEN_BACK = /[.,;!…] *(?:pera\w*|espera|ops|opa|ih+|vish|vixe|eita|nao|digo|quer dizer)\b/

/** Drops the days that were named before the final one: 'dia 1 eu viajo, dia 3 tô cansado, então dia 4 à tarde'. */
export function dropSupersededDates(
  { text }: Extraction,
  all: readonly InstallationWish[],
): readonly InstallationWish[] {
  // 'me mudo dia 5, então depois disso. dia 7 de manhã'
  const wishes = all.filter(
    ({ from }, place) =>
      !(
        /\bdepois disso\W*$/.test(text.said.slice(from, text.clauseAt(from).to)) &&
        all.slice(place + 1).some(({ dates }) => dates.length === 1)
      ),
  )
  const last = wishes.findLast(({ from, dates }) => {
    const { from: start, to } = text.clauseAt(from)
    const isLast = /\bentao\W*$/.test(text.said.slice(start, to))
    const isTaken = DECIDES.test(text.said.slice(start, to)) && !SECOND.test(text.said)
    return (
      dates.length > 0 &&
      (isLast ||
        isTaken ||
        AFTER_IT.test(text.said.slice(start, to)) ||
        /\bentao\W*$/.test(text.said.slice(0, start)))
    )
  })
  // 'folgo dia 1 e dia 5. dia 5 de manhã'
  const [end] = wishes.slice(-1)
  const isChosen =
    end?.dates.length === 1 &&
    end.period !== null &&
    wishes.every((each) => each === end || each.period === null) &&
    (wishes.some((each) => each !== end && each.dates.includes(end.dates[0] ?? '')) ||
      new RegExp(`\\bfolg\\w+\\b.*\\be (?:dia )?0?${Number(end.dates[0]?.slice(0, 2))}\\b`).test(
        text.said.slice(0, end.from),
      ))
  if (isChosen) return [end]
  const since = last ? text.clauseAt(last.from).from : 0
  const left = wishes.filter(({ from }) => from >= since)
  // '27 de tarde... pera, é feriado. 28 de manhã'
  const isTakenBack =
    left.length > 1 &&
    end?.dates.length === 1 &&
    end.period !== null &&
    TAKEN_BACK.test(text.said.slice(left[0]?.from, end.from))
  // '10 de dezembro pela manhã, não, pela manhã tenho médico. à tarde'
  const [start] = left
  if (
    left.length === 2 &&
    start?.dates.length === 1 &&
    end?.dates.length === 0 &&
    end.period &&
    start.period &&
    start.period !== end.period &&
    TAKEN_BACK.test(text.said.slice(start.from, end.from))
  )
    return [{ ...start, period: end.period, isElse: true }]
  return isTakenBack ? [{ ...end, isElse: true }] : left
}
