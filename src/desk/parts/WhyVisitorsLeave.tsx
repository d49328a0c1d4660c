/**
 * Section at the top of the desk's funnel page: the question at which most visits end, what happens there more often
 * than at other questions, and a link to the messages that the chat did not understand.
 */
import { stepName } from '../../content/desk/report-dimension-names.ts'
import { formatNumber, formatPercent, formatSeconds } from '../../content/desk/number-and-date-formats.ts'
import { whyVisitorsLeaveWords as words } from '../../content/desk/why-visitors-leave.ts'
import { problemLabel } from '../../content/problems/all-problems.ts'
import type { WhyLeaving } from '../../../server/services/desk/why-visitors-leave.ts'
import { QuietLink } from './StandaloneLinks.tsx'

type Props = WhyLeaving & { readonly period: { readonly from: string; readonly to: string } }

function hintText({ hints, problem }: WhyLeaving): string {
  const text = ({ hint, count, rate, elsewhere }: WhyLeaving['hints'][number]) =>
    words.hints[hint](formatNumber(count), formatPercent(rate), formatPercent(elsewhere))
  const more = hints.filter(({ isMore }) => isMore)
  const top =
    problem === null ? '' : words.problem(problemLabel(problem.problem) ?? words.other, problem.refused)
  const all = hints.map(text).join('; ')
  if (more.length === 0) return `${words.unknown(all)}${top}`
  return `${words.known(more.map(({ hint }) => words.names[hint]).join(words.and), all)}${top}`
}

export function WhyVisitorsLeave(props: Props) {
  const { step, left, loss, median, missed, allMissed, failures, lossInChat, lossInPages, period } = props
  const days = { de: period.from, ate: period.to }
  return (
    <section id="por-que">
      <h2 className="desk-section">{words.title}</h2>
      <p className="figure-lead">
        {words.most(stepName(step), formatNumber(left), formatPercent(loss))} {hintText(props)}
      </p>
      <p className="figure-note">
        {median !== null && `${words.time(formatSeconds(median))} `}
        {lossInChat !== null &&
          lossInPages !== null &&
          `${words.channels(formatPercent(lossInChat), formatPercent(lossInPages))} `}
        {words.missed(formatNumber(missed), formatNumber(allMissed))} {words.failures(formatNumber(failures))}
      </p>
      <p className="desk-pager">
        <QuietLink
          href={`/operador/nao-entendido?${new URLSearchParams({ ...days, pergunta: step })}`}
          label={words.toMissed}
        />
      </p>
    </section>
  )
}
