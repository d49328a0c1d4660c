/** Lists the published changes that a scheduled edition lacks, with a button that adds them to it. */
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopWords } from '../../content/desk/shop-editions.ts'
import type {
  ShopMissing as Missing,
  ShopPublicationProps,
} from '../../../server/rules/desk/shop-publication-page-types.ts'
import { Button } from './Button.tsx'
import { DeskNotice } from './DeskNotice.tsx'
import { CsrfForm } from './CsrfForm.tsx'
import { ReadWarnings, ShopFindings } from './ShopChangesAndFindings.tsx'

const words = shopWords.missing

type ShopMissingProps = Pick<ShopPublicationProps, 'mayChange' | 'needsApproval'> & Missing

export function ChangesMissingFromScheduledEdition({
  mayChange,
  needsApproval,
  ...missing
}: ShopMissingProps) {
  const { id, number, from, since, sinceFrom, checks, contested, seen, isAsked, problem } = missing
  const start = formatDayAndTime(from)
  const { changes, findings, isStopped } = checks
  const isOne = changes.length === 1 && contested.length === 0
  const isOpen = mayChange && !isAsked
  return (
    <CsrfForm action="/operador/loja/publicacao/completar" className="desk-panel desk-form">
      <h2 className="desk-section">{words.title(number, start)}</h2>
      <DeskNotice kind="error" text={problem} />
      {changes.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          <p className="desk-why">
            {sinceFrom === null ? words.why(since) : words.whyThen(since, formatDayAndTime(sinceFrom))}
          </p>
          <ul className="desk-list">
            {changes.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
      {contested.length > 0 && (
        <fieldset className="desk-list" disabled={!isOpen}>
          <legend className="desk-label">{words.contested(number)}</legend>
          {contested.map(({ place, text, isTicked }) => (
            <label key={place} className="desk-choice">
              <input type="checkbox" name={`campo.${place}`} value="sim" defaultChecked={isTicked} />
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
      )}
      <ShopFindings findings={findings} />
      <input type="hidden" name="publicacao" value={id} />
      <input type="hidden" name="visto" value={seen} />
      {isAsked && <p className="desk-why">{words.isAsked}</p>}
      {isOpen && isStopped && <p className="desk-bad">{words.stopped}</p>}
      {isOpen && !isStopped && <ReadWarnings {...checks} />}
      {isOpen && (!isStopped || contested.length > 0) && (
        <Button label={needsApproval ? words.ask(number, start) : words.submit(number, start, isOne)} />
      )}
    </CsrfForm>
  )
}
