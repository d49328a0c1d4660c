/**
 * Draws the funnel with one bar per question. The bar's length is the number of visits that saw the question; its
 * highlighted end is those that stopped there. Screen readers skip the chart, because the table below it contains the
 * same numbers.
 */
import { funnelWords as words } from '../../content/desk/funnel-report.ts'
import { formatNumber, formatPercent } from '../../content/desk/number-and-date-formats.ts'
import { stepName } from '../../content/desk/report-dimension-names.ts'
import type { FunnelStep } from './FunnelTable.tsx'

export function FunnelChart({ steps }: { readonly steps: readonly FunnelStep[] }) {
  const most = Math.max(1, ...steps.map(({ shown }) => shown))
  const share = (count: number) => (count / most) * 100
  const isDeadEnd = ({ isEnd }: Pick<FunnelStep, 'isEnd'>, at: number) => isEnd && at < steps.length - 1
  return (
    <figure className="funnel" aria-hidden="true">
      <figcaption className="funnel__key">
        <span className="funnel__sign funnel__sign--on">{words.chartShown}</span>
        <span className="funnel__sign funnel__sign--left">{words.chartLeft}</span>
        {steps.some((each, at) => isDeadEnd(each, at)) && (
          <span className="funnel__sign funnel__sign--ended">{words.chartEnded}</span>
        )}
        <span className="desk-hint">{words.chartSame}</span>
      </figcaption>
      <div className="funnel__bars">
        {steps.map(({ step, shown, left, loss, isEnd }, at) => (
          <div key={step} className="funnel__row">
            <span className="funnel__step">{stepName(step)}</span>
            <svg className="funnel__bar" viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">
              <rect
                className={isDeadEnd({ isEnd }, at) ? 'funnel__ended' : 'funnel__on'}
                x="0"
                y="0"
                width={share(shown)}
                height="10"
              />
              {!isEnd && (
                <rect
                  className="funnel__left"
                  x={share(shown - left)}
                  y="0"
                  width={share(left)}
                  height="10"
                />
              )}
            </svg>
            <span className="funnel__figure num">{formatNumber(shown)}</span>
            <span className="funnel__loss num">{left > 0 && !isEnd ? `−${formatPercent(loss)}` : ''}</span>
          </div>
        ))}
      </div>
    </figure>
  )
}
